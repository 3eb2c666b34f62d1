import { LANGUAGES } from './languages.ts';
import type { EspeakVoice, Gender } from './voice.ts';

interface Variant {
  name: string;
  gender: Gender;
  description: string;
  pitch: number;
  melody: number;
}

/** Six timbres of eSpeak that stay clear of clipping and far enough apart. */
const VARIANTS: Variant[] = [
  { name: 'f2', gender: 'female', description: 'clear', pitch: 50, melody: 75 },
  { name: 'f5', gender: 'female', description: 'soft', pitch: 44, melody: 75 },
  { name: 'Annie', gender: 'female', description: 'bright', pitch: 52, melody: 80 },
  { name: 'm3', gender: 'male', description: 'steady', pitch: 50, melody: 75 },
  { name: 'm7', gender: 'male', description: 'deep', pitch: 44, melody: 75 },
  { name: 'Michael', gender: 'male', description: 'light', pitch: 56, melody: 80 },
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
  }));
}
