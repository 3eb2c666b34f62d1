import type { VoiceAge } from '@herald/media/voice';
import type { FliteVoice, Gender } from './voice.ts';

type Row = [
  recipe: string,
  speaker: FliteVoice['speaker'],
  name: string,
  gender: Gender,
  description: string,
  shape: [formant: number, pitch: number, spreadSemitones: number],
  age?: VoiceAge,
];

const RANGES = {
  slt: { lowestHz: 100, highestHz: 320, doubtBelow: 0.4 },
  rms: { lowestHz: 60, highestHz: 220, doubtBelow: 0.4 },
  awb: { lowestHz: 70, highestHz: 260, doubtBelow: 0.4 },
};

const ROWS: Row[] = [
  ['f-young', 'slt', 'Ava', 'female', 'young, bright', [1.08, 1.22, 3.5], 'young'],
  ['f-mature', 'slt', 'Hazel', 'female', 'mature, calm', [0.95, 0.94, 3.3], 'mature'],
  ['f-natural', 'slt', 'Molly', 'female', 'clear, friendly', [1.01, 1.08, 3.4]],
  ['f-lively', 'rms', 'Ruby', 'female', 'lively, husky', [1.17, 1.75, 3.7]],
  ['m-young', 'rms', 'Owen', 'male', 'young, energetic', [1.06, 1.15, 3.6], 'young'],
  ['m-warm', 'rms', 'Marcus', 'male', 'warm, deep', [0.95, 0.92, 3.3], 'mature'],
  ['m-natural', 'rms', 'James', 'male', 'steady, trustworthy', [1, 1.03, 3.3]],
  ['m-soft', 'slt', 'Leo', 'male', 'soft, light', [0.86, 0.72, 3.3]],
];

const SCOTTISH_ROWS: Row[] = [
  ['m-scots', 'awb', 'Callum', 'male', 'Scottish, relaxed', [1, 1, 3.3]],
  ['m-scots-young', 'awb', 'Ewan', 'male', 'Scottish, young', [1.08, 1.16, 3.5], 'young'],
  ['m-scots-mature', 'awb', 'Angus', 'male', 'Scottish, mature', [0.94, 0.86, 3.3], 'mature'],
];

const toVoice = ([recipe, speaker, name, gender, description, shape, age]: Row): FliteVoice => ({
  engine: 'flite',
  id: `flite:${speaker}:${recipe}`,
  name,
  gender,
  description,
  ...(age && { age }),
  basic: false,
  speaker,
  shape: { formant: shape[0], pitch: shape[1] },
  manner: { range: RANGES[speaker], spreadSemitones: shape[2] },
});

/** English voices made from Flite's speakers, American first. */
export const AMERICAN_VOICES: FliteVoice[] = ROWS.map(toVoice);

/** English voices made from Flite's Scottish speaker. */
export const SCOTTISH_VOICES: FliteVoice[] = SCOTTISH_ROWS.map(toVoice);
