import { type Biquad, highPass, highShelf, lowShelf, peaking } from './biquad.ts';

/** Whose tone needs correction: a speaker of Flite, eSpeak, or none. */
export type Tone = 'slt' | 'rms' | 'awb' | 'espeak' | 'neutral';

type Correction = readonly [shape: 'low' | 'bell' | 'high', frequencyHz: number, q: number, gainDb: number];

const RUMBLE_HZ = 75;

/**
 * Brings each voice near the long-term spectrum of close speech: against the energy below 1 kHz, about -11 dB at
 * 1-2 kHz, -14 dB at 2-4 kHz and -17 dB at 4-7 kHz.
 */
const CORRECTIONS: Record<Tone, readonly Correction[]> = {
  slt: [
    ['low', 230, 0.7, -7],
    ['bell', 1500, 0.8, 6],
    ['bell', 2900, 0.9, 3.5],
    ['high', 5000, 0.6, 6],
  ],
  rms: [
    ['low', 200, 0.7, -7],
    ['bell', 1500, 0.8, 8],
    ['bell', 2900, 0.9, -2.5],
    ['high', 5000, 0.6, 0.5],
  ],
  awb: [
    ['low', 210, 0.7, -5],
    ['bell', 1500, 0.8, 7],
    ['bell', 3000, 0.9, -1],
    ['high', 5000, 0.6, 9.5],
  ],
  espeak: [
    ['bell', 300, 1, 1.5],
    ['bell', 3400, 0.8, -2],
  ],
  neutral: [],
};

const SHAPES = { low: lowShelf, bell: peaking, high: highShelf };

/** The filters of a tone, without what lies below any voice. */
export const toneFilters = (tone: Tone, sampleRateHz: number): Biquad[] => [
  highPass(RUMBLE_HZ, 0.71, sampleRateHz),
  ...CORRECTIONS[tone].map(([shape, frequencyHz, q, gainDb]) => SHAPES[shape](frequencyHz, q, gainDb, sampleRateHz)),
];
