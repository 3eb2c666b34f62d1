import { hzOf, type Tuned } from './instrument.ts';

/** Two tones laid over each other: the bright one fades first, as a string or a bar does. */
interface Timbre {
  /** how loud each overtone is, the first included */
  bright: (overtone: number) => number;
  dull: (overtone: number) => number;
  attackSec: number;
  /** until the bright and the dull tone have faded to a third; Infinity holds */
  brightSec: number;
  dullSec: number;
  releaseSec: number;
  /** a second voice beside it, in cents */
  detuneCents: number;
}

const fall =
  (power: number, most = 24) =>
  (n: number) =>
    n <= most ? n ** -power : 0;
const given =
  (...levels: number[]) =>
  (n: number) =>
    levels[n - 1] ?? 0;
const HOLDS = Number.POSITIVE_INFINITY;

const TIMBRES: Readonly<Record<Tuned, Timbre>> = {
  pad: {
    ...{ bright: given(0, 0.12, 0.1, 0.06, 0.04, 0.03), dull: fall(1.9, 10) },
    ...{ attackSec: 0.25, brightSec: 1.2, dullSec: HOLDS, releaseSec: 0.5, detuneCents: 7 },
  },
  keys: {
    ...{ bright: given(0, 0.1, 0.18, 0.12, 0.05, 0, 0.08), dull: given(1, 0.22, 0.04, 0.02) },
    ...{ attackSec: 0.005, brightSec: 0.16, dullSec: 1.1, releaseSec: 0.18, detuneCents: 0 },
  },
  pluck: {
    ...{ bright: fall(0.9), dull: given(1, 0.3, 0.1, 0.03) },
    ...{ attackSec: 0.004, brightSec: 0.07, dullSec: 0.38, releaseSec: 0.16, detuneCents: 0 },
  },
  mute: {
    ...{ bright: fall(0.8, 14), dull: given(1, 0.45, 0.2, 0.06) },
    ...{ attackSec: 0.004, brightSec: 0.03, dullSec: 0.12, releaseSec: 0.07, detuneCents: 0 },
  },
  strings: {
    ...{ bright: given(0, 0.2, 0.18, 0.12, 0.1, 0.08, 0.06, 0.05), dull: fall(1.25, 14) },
    ...{ attackSec: 0.04, brightSec: 0.5, dullSec: HOLDS, releaseSec: 0.14, detuneCents: 9 },
  },
  bell: {
    ...{ bright: given(0, 0, 0.5, 0, 0, 0.2, 0, 0.12), dull: given(1, 0.12) },
    ...{ attackSec: 0.004, brightSec: 0.18, dullSec: 0.7, releaseSec: 0.5, detuneCents: 0 },
  },
  bass: {
    ...{ bright: given(0, 0.35, 0.3, 0.2, 0.12, 0.06), dull: given(1, 0.4, 0.14, 0.05) },
    ...{ attackSec: 0.007, brightSec: 0.12, dullSec: 0.9, releaseSec: 0.06, detuneCents: 0 },
  },
};

const CYCLE = 1024;
/** Overtones above it are left out, so that nothing folds back. */
const HIGHEST_HZ = 14_000;

const SINE = Float32Array.from({ length: CYCLE }, (_, i) => Math.sin((2 * Math.PI * i) / CYCLE));

/** One period of a tone, with its overtones up to what the ear and the rate bear. */
function cycleOf(levels: (overtone: number) => number, hz: number): Float32Array {
  const cycle = new Float32Array(CYCLE + 1);
  for (let n = 1; n <= 24 && n * hz < HIGHEST_HZ; n++) {
    const level = levels(n);
    if (level === 0) continue;
    for (let i = 0; i <= CYCLE; i++) cycle[i] += level * SINE[(n * i) % CYCLE];
  }
  return cycle;
}

/** One note of an instrument with pitch. It begins and ends in silence. */
export function playTuned(instrument: Tuned, midi: number, heldSec: number, sampleRateHz: number): Float32Array {
  const timbre = TIMBRES[instrument];
  const hz = hzOf(midi);
  const out = new Float32Array(Math.ceil((heldSec + timbre.releaseSec) * sampleRateHz));
  const [bright, dull] = [cycleOf(timbre.bright, hz), cycleOf(timbre.dull, hz)];
  const cents = timbre.detuneCents === 0 ? [0] : [-timbre.detuneCents, timbre.detuneCents];
  for (const [voice, cent] of cents.entries()) {
    const step = (CYCLE * hz * 2 ** (cent / 1200)) / sampleRateHz;
    // The second voice begins elsewhere in its period; together they would begin as one loud one.
    addVoice(out, { bright, dull, step, phase: voice * CYCLE * 0.37, level: 1 / cents.length, timbre, sampleRateHz });
  }
  shape(out, timbre, heldSec, sampleRateHz);
  return out;
}

interface Voice {
  bright: Float32Array;
  dull: Float32Array;
  step: number;
  phase: number;
  level: number;
  timbre: Timbre;
  sampleRateHz: number;
}

function addVoice(out: Float32Array, { bright, dull, step, phase, level, timbre, sampleRateHz }: Voice): void {
  const brightFall = Math.exp(-1 / (timbre.brightSec * sampleRateHz));
  const dullFall = Math.exp(-1 / (timbre.dullSec * sampleRateHz));
  let [at, brightLevel, dullLevel] = [phase, level, level];
  for (let i = 0; i < out.length; i++) {
    const place = Math.floor(at);
    const share = at - place;
    const high = bright[place] + share * (bright[place + 1] - bright[place]);
    const low = dull[place] + share * (dull[place + 1] - dull[place]);
    out[i] += brightLevel * high + dullLevel * low;
    brightLevel *= brightFall;
    dullLevel *= dullFall;
    at += step;
    if (at >= CYCLE) at -= CYCLE;
  }
}

function shape(out: Float32Array, { attackSec, releaseSec }: Timbre, heldSec: number, sampleRateHz: number): void {
  const attack = Math.min(out.length, Math.round(attackSec * sampleRateHz));
  for (let i = 0; i < attack; i++) out[i] *= 0.5 - 0.5 * Math.cos((Math.PI * i) / attack);
  const release = Math.round(heldSec * sampleRateHz);
  const length = Math.max(1, releaseSec * sampleRateHz);
  for (let i = release; i < out.length; i++) out[i] *= (1 - Math.min(1, (i - release) / length)) ** 2;
}
