import type { PitchRange } from '../dsp/track-pitch.ts';
import { LANGUAGES } from './languages.ts';
import type { EspeakVoice, Gender } from './voice.ts';

interface Variant {
  name: string;
  gender: Gender;
  description: string;
  pitch: number;
  melody: number;
  range: PitchRange;
  spreadSemitones: number;
}

const WOMEN = { lowestHz: 105, highestHz: 400, doubtBelow: 0.5 };
const BRIGHT_WOMEN = { lowestHz: 140, highestHz: 480, doubtBelow: 0.5 };
const MEN = { lowestHz: 60, highestHz: 230, doubtBelow: 0.55 };

/** Six timbres of eSpeak that stay clear of clipping and far enough apart. */
const VARIANTS: Variant[] = [
  { name: 'f2', gender: 'female', description: 'clear', pitch: 50, melody: 75, range: WOMEN, spreadSemitones: 3.5 },
  { name: 'f5', gender: 'female', description: 'soft', pitch: 44, melody: 75, range: WOMEN, spreadSemitones: 3.3 },
  {
    name: 'Annie',
    gender: 'female',
    description: 'bright',
    pitch: 52,
    melody: 80,
    range: BRIGHT_WOMEN,
    spreadSemitones: 3.7,
  },
  { name: 'm3', gender: 'male', description: 'steady', pitch: 50, melody: 75, range: MEN, spreadSemitones: 3.3 },
  { name: 'm7', gender: 'male', description: 'deep', pitch: 44, melody: 75, range: MEN, spreadSemitones: 3.3 },
  { name: 'Michael', gender: 'male', description: 'light', pitch: 56, melody: 80, range: MEN, spreadSemitones: 3.5 },
];

/** The six voices of one language and region. */
export function espeakVoices(country: string, region: string): EspeakVoice[] {
  const language = LANGUAGES[country];
  const base = language?.regions[region];
  if (!language || !base) return [];
  return VARIANTS.map((variant, index) => ({
    engine: 'espeak',
    id: `espeak:${base}:${variant.name.toLowerCase()}`,
    name: language.names[index],
    gender: variant.gender,
    description: `${variant.description}, basic`,
    basic: true,
    espeakName: `${base}+${variant.name}`,
    pitch: variant.pitch,
    melody: variant.melody,
    manner: { range: variant.range, spreadSemitones: variant.spreadSemitones },
    pace: language.pace ?? 1,
  }));
}
