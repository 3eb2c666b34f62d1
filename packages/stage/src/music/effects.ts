import type { Effect } from '@herald/media/scene/score';
import { above, below, noise } from './instruments/play-drum.ts';

export interface EffectSound {
  mid: Float32Array;
  side: Float32Array;
  /** the part of it before the moment it marks */
  leadSec: number;
}

const swell = (t: number): number => Math.sin(Math.min(1, Math.max(0, t)) * Math.PI) ** 2;

/** Air that passes from left to right; a band that goes up and comes down again. */
function whoosh(rate: number): EffectSound {
  const length = Math.round(0.5 * rate);
  const air = above(noise(length, 61), 500, rate);
  const dull = below(air, 1800, rate);
  const mid = air.map((sample, i) => swell(i / length) * (dull[i] + 0.35 * swell(i / length) * (sample - dull[i])));
  return { mid, side: mid.map((sample, i) => 0.6 * sample * ((2 * i) / length - 1)), leadSec: 0.25 };
}

function tone(rate: number, sec: number, hz: (tSec: number) => number, level: (tSec: number) => number): Float32Array {
  let phase = 0;
  return Float32Array.from({ length: Math.round(sec * rate) }, (_, i) => {
    phase += (2 * Math.PI * hz(i / rate)) / rate;
    const end = Math.min(1, (sec - i / rate) / 0.01);
    return level(i / rate) * Math.min(1, i / rate / 0.002) * end * Math.sin(phase);
  });
}

const still = (mid: Float32Array, leadSec = 0): EffectSound => ({ mid, side: new Float32Array(mid.length), leadSec });

function shutter(rate: number): Float32Array {
  const length = Math.round(0.16 * rate);
  const blades = above(noise(length, 71), 2200, rate);
  return blades.map((sample, i) => {
    const tSec = i / rate;
    const second = tSec < 0.06 ? 0 : Math.exp(-(tSec - 0.06) / 0.016);
    return (
      sample * Math.min(1, tSec / 0.002) * (0.8 * Math.exp(-tSec / 0.01) + second) * Math.min(1, (length - 1 - i) / 400)
    );
  });
}

function riser(rate: number): EffectSound {
  const length = Math.round(1.2 * rate);
  const air = above(noise(length, 83), 1200, rate);
  const rising = (i: number) => (i / length) ** 2 * Math.min(1, (length - 1 - i) / (0.03 * rate));
  const mid = air.map((sample, i) => sample * rising(i) * 0.6);
  const side = above(noise(length, 89), 1200, rate).map((sample, i) => 0.35 * sample * rising(i));
  return { mid, side, leadSec: 1.2 };
}

const MADE: Readonly<Record<Effect, (rate: number) => EffectSound>> = {
  whoosh,
  pop: (rate) =>
    still(
      tone(
        rate,
        0.16,
        (t) => 380 + 520 * Math.exp(-t / 0.02),
        (t) => Math.exp(-t / 0.035),
      ),
    ),
  tick: (rate) =>
    still(
      tone(
        rate,
        0.06,
        () => 2100,
        (t) => Math.exp(-t / 0.009),
      ),
    ),
  riser,
  shutter: (rate) => still(shutter(rate)),
};

const LOUDEST_SEC = 0.1;

/** An effect whose loudest tenth of a second has a level of 1. */
export function makeEffect(effect: Effect, sampleRateHz: number): EffectSound {
  const { mid, side, leadSec } = MADE[effect](sampleRateHz);
  const window = Math.round(LOUDEST_SEC * sampleRateHz);
  let most = 0;
  for (let from = 0; from === 0 || from + window <= mid.length; from += Math.round(window / 4)) {
    let power = 0;
    for (let i = from; i < Math.min(mid.length, from + window); i++) power += mid[i] ** 2 + side[i] ** 2;
    most = Math.max(most, power / window);
  }
  const gain = 1 / Math.sqrt(most);
  return { mid: mid.map((sample) => sample * gain), side: side.map((sample) => sample * gain), leadSec };
}
