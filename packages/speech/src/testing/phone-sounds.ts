import { seededRandom } from '../dsp/seeded-random.ts';

// Sounds of speech from three resonances of a throat, good enough for alignment to tell them apart.

/** Pulses of the voice in a second: a whole number of them fits into a frame, so frames join without a click. */
const PITCH_HZ = 200;
const WIDTHS_HZ = [80, 110, 160];

type Formants = readonly [number, number, number];

interface PhoneRecipe {
  /** How long it lasts. */
  frames: number;
  /** Resonances of its voice, and those it moves to. */
  voice?: Formants;
  voiceTo?: Formants;
  voiceLevel?: number;
  /** Band of its noise. */
  noise?: readonly [number, number];
  noiseLevel?: number;
  /** Share of its length that is a closed mouth before it bursts. */
  closed?: number;
}

const vowel = (...voice: [number, number, number]): PhoneRecipe => ({ frames: 4, voice });
const glide = (voice: Formants, voiceTo: Formants): PhoneRecipe => ({ frames: 6, voice, voiceTo });
const soft = (voiceLevel: number, ...voice: [number, number, number]): PhoneRecipe => ({
  frames: 3,
  voice,
  voiceLevel,
});
const hiss = (noiseLevel: number, ...noise: [number, number]): PhoneRecipe => ({ frames: 3, noise, noiseLevel });
const buzz = (noiseLevel: number, ...noise: [number, number]): PhoneRecipe => ({
  ...hiss(noiseLevel, ...noise),
  voice: [280, 1500, 2500],
  voiceLevel: 0.3,
});
const burst = (noiseLevel: number, closed: number, ...noise: [number, number]): PhoneRecipe => ({
  ...hiss(noiseLevel, ...noise),
  closed,
});
const voicedBurst = (noiseLevel: number, closed: number, ...noise: [number, number]): PhoneRecipe => ({
  ...burst(noiseLevel, closed, ...noise),
  voice: [220, 1200, 2400],
  voiceLevel: 0.25,
});

/** By the sign of the International Phonetic Alphabet; capitals are Kokoro's own signs. */
const RECIPES: Record<string, PhoneRecipe> = {
  i: vowel(310, 2790, 3310),
  ɪ: vowel(430, 2480, 3070),
  ᵻ: vowel(430, 2200, 3000),
  e: vowel(480, 2300, 2900),
  ɛ: vowel(610, 2330, 2990),
  æ: vowel(860, 2050, 2850),
  a: vowel(800, 1500, 2800),
  ɑ: vowel(850, 1220, 2810),
  ɒ: vowel(650, 1000, 2700),
  ʌ: vowel(760, 1400, 2780),
  ɐ: vowel(700, 1450, 2750),
  ɔ: vowel(590, 920, 2710),
  o: vowel(480, 950, 2650),
  ʊ: vowel(470, 1160, 2680),
  u: vowel(370, 950, 2670),
  ə: vowel(550, 1600, 2700),
  ɜ: vowel(500, 1450, 2000),
  ø: vowel(430, 1900, 2600),
  y: vowel(310, 2200, 2800),
  œ: vowel(580, 1800, 2600),
  A: glide([560, 2250, 2900], [380, 2700, 3100]),
  I: glide([850, 1350, 2800], [430, 2450, 3000]),
  O: glide([560, 1150, 2700], [400, 900, 2650]),
  Q: glide([560, 1550, 2700], [400, 950, 2650]),
  W: glide([850, 1400, 2800], [470, 1050, 2650]),
  Y: glide([590, 920, 2700], [430, 2400, 3000]),
  ɹ: soft(0.6, 400, 1250, 1650),
  ɾ: soft(0.4, 300, 1700, 2600),
  T: soft(0.4, 300, 1700, 2600),
  l: soft(0.5, 380, 1050, 2950),
  w: soft(0.5, 340, 720, 2500),
  j: soft(0.5, 290, 2600, 3400),
  m: soft(0.35, 260, 950, 2200),
  n: soft(0.35, 270, 1550, 2500),
  ŋ: soft(0.35, 280, 2100, 2700),
  f: hiss(0.05, 1500, 9000),
  θ: hiss(0.06, 5500, 9500),
  s: hiss(0.3, 5000, 8500),
  ʃ: hiss(0.3, 2300, 5000),
  ç: hiss(0.15, 3000, 5500),
  x: hiss(0.12, 1000, 2500),
  h: hiss(0.06, 500, 2600),
  v: buzz(0.05, 1500, 9000),
  ð: buzz(0.04, 4000, 8000),
  z: buzz(0.2, 5000, 8500),
  ʒ: buzz(0.2, 2300, 5000),
  ʁ: buzz(0.1, 800, 2200),
  p: burst(0.15, 0.65, 600, 2500),
  t: burst(0.25, 0.65, 3500, 7000),
  k: burst(0.2, 0.65, 1500, 3000),
  ʔ: burst(0.02, 0.9, 500, 1500),
  ʧ: burst(0.3, 0.4, 2300, 5000),
  b: voicedBurst(0.1, 0.75, 500, 2000),
  d: voicedBurst(0.15, 0.75, 3000, 6000),
  ɡ: voicedBurst(0.12, 0.75, 1300, 2600),
  ʤ: voicedBurst(0.25, 0.45, 2300, 5000),
};
const SILENT_FRAMES: Record<string, number> = { ',': 6, ';': 7, ':': 7, '.': 8, '!': 8, '?': 8 };

/** The phone that a sign sounds like, cut into frames; no sound for what is no phone. */
export function soundOfSign(sign: string, samplesPerFrame: number, sampleRateHz: number): Float32Array {
  const recipe = RECIPES[sign];
  if (!recipe) return new Float32Array((SILENT_FRAMES[sign] ?? 1) * samplesPerFrame);
  return soundOf(recipe, recipe.frames * samplesPerFrame, sampleRateHz);
}

function soundOf(recipe: PhoneRecipe, samples: number, rateHz: number): Float32Array {
  const { voice, voiceTo, voiceLevel = 1, noise, noiseLevel = 0, closed = 0 } = recipe;
  const voiced = voice ? throat(samples, rateHz, voice, voiceTo ?? voice) : new Float32Array(samples);
  const noisy = noise ? band(samples, rateHz, noise) : new Float32Array(samples);
  return Float32Array.from({ length: samples }, (_, at) => {
    const isOpen = at >= closed * samples;
    return 0.2 * voiceLevel * voiced[at] + (isOpen ? noiseLevel * noisy[at] : 0);
  });
}

/** Pulses through three resonances one after the other, once they have settled, all equally loud. */
function throat(samples: number, rateHz: number, from: Formants, to: Formants): Float32Array {
  const lead = Math.round(rateHz / 10);
  const period = Math.round(rateHz / PITCH_HZ);
  const pulses = Float32Array.from({ length: lead + samples }, (_, at) => Number((at - lead) % period === 0));
  const sound = WIDTHS_HZ.reduce<Float32Array>((signal, width, number) => {
    const hzAt = (at: number): number => {
      const share = Math.max(0, at - lead) / samples;
      return from[number] + (to[number] - from[number]) * share;
    };
    return resonate(signal, rateHz, hzAt, width);
  }, pulses);
  return evened(sound.subarray(lead));
}

function resonate(signal: Float32Array, rateHz: number, hzAt: (at: number) => number, widthHz: number): Float32Array {
  const radius = Math.exp((-Math.PI * widthHz) / rateHz);
  const out = new Float32Array(signal.length);
  for (let at = 0; at < signal.length; at++) {
    const turn = 2 * radius * Math.cos((2 * Math.PI * hzAt(at)) / rateHz);
    out[at] = signal[at] * (1 - radius) + turn * (out[at - 1] ?? 0) - radius * radius * (out[at - 2] ?? 0);
  }
  return out;
}

/** Noise between two heights, equally loud everywhere. */
function band(samples: number, rateHz: number, [lowHz, highHz]: readonly [number, number]): Float32Array {
  const random = seededRandom(Math.round(lowHz + highHz));
  const noise = Float32Array.from({ length: samples }, () => random() * 2 - 1);
  const middle = (lowHz + highHz) / 2;
  const width = (highHz - lowHz) / 2;
  const once = resonate(noise, rateHz, () => middle - width / 3, width);
  return evened(resonate(once, rateHz, () => middle + width / 3, width));
}

function evened(signal: Float32Array): Float32Array {
  const power = signal.reduce((sum, sample) => sum + sample * sample, 0) / signal.length;
  return signal.map((sample) => sample / Math.sqrt(power || 1));
}
