import type { VoiceAge } from '@herald/media/voice';
import type { FliteVoice, Gender } from './voice.ts';

type Row = [
  recipe: string,
  speaker: FliteVoice['speaker'],
  name: string,
  gender: Gender,
  description: string,
  shape: [formant: number, pitch: number, melody: number],
  age?: VoiceAge,
];

const RANGES = {
  slt: { lowestHz: 100, highestHz: 320 },
  rms: { lowestHz: 60, highestHz: 220 },
  awb: { lowestHz: 70, highestHz: 260 },
};

const ROWS: Row[] = [
  ['f-young', 'slt', 'Ava', 'female', 'young, bright', [1.08, 1.22, 1.7], 'young'],
  ['f-mature', 'slt', 'Hazel', 'female', 'mature, calm', [0.95, 0.94, 1.6], 'mature'],
  ['f-natural', 'slt', 'Molly', 'female', 'clear, friendly', [1.01, 1.08, 1.5]],
  ['f-lively', 'rms', 'Ruby', 'female', 'lively, husky', [1.17, 1.75, 1.3]],
  ['m-young', 'rms', 'Owen', 'male', 'young, energetic', [1.06, 1.15, 1.4], 'young'],
  ['m-warm', 'rms', 'Marcus', 'male', 'warm, deep', [0.95, 0.92, 1.3], 'mature'],
  ['m-natural', 'rms', 'James', 'male', 'steady, trustworthy', [1, 1.03, 1.2]],
  ['m-soft', 'slt', 'Leo', 'male', 'soft, light', [0.86, 0.72, 1.6]],
];

const SCOTTISH_ROWS: Row[] = [
  ['m-scots', 'awb', 'Callum', 'male', 'Scottish, relaxed', [1, 1, 1.3]],
  ['m-scots-young', 'awb', 'Ewan', 'male', 'Scottish, young', [1.08, 1.16, 1.4], 'young'],
  ['m-scots-mature', 'awb', 'Angus', 'male', 'Scottish, mature', [0.94, 0.86, 1.3], 'mature'],
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
  shape: { formant: shape[0], pitch: shape[1], melody: shape[2] },
  range: RANGES[speaker],
});

/** English voices made from Flite's speakers, American first. */
export const AMERICAN_VOICES: FliteVoice[] = ROWS.map(toVoice);

/** English voices made from Flite's Scottish speaker. */
export const SCOTTISH_VOICES: FliteVoice[] = SCOTTISH_ROWS.map(toVoice);
