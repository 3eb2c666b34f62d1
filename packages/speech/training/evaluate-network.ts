import { MOUTH_PARAMETERS } from '@herald/media/mouth';
import { soundDurationSec } from '@herald/media/sound';
import { mouthCurveFromPhones } from '../src/mouth/mouth-curve-from-phones.ts';
import { mouthCurveFromSound } from '../src/mouth/mouth-curve-from-sound.ts';
import type { MouthNetwork } from '../src/mouth/mouth-network.ts';
import { isBilabial } from '../src/mouth/phone-visemes.ts';
import type { Utterance } from './training-frames.ts';

const SAID_CLOSED = 0.9;
const NEAR_SEC = 0.06;

/** Pearson correlation of two series. */
export function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanA = mean(a);
  const meanB = mean(b);
  let [product, squaresA, squaresB] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    product += (a[i] - meanA) * (b[i] - meanB);
    squaresA += (a[i] - meanA) ** 2;
    squaresB += (b[i] - meanB) ** 2;
  }
  return product / Math.sqrt(squaresA * squaresB + 1e-12);
}

/** How closely curves drawn from sound follow curves drawn from the known phones of the same speech. */
export function evaluate(utterances: readonly Utterance[], network?: MouthNetwork): Record<string, number> {
  const drawn = MOUTH_PARAMETERS.map((): number[] => []);
  const wanted = MOUTH_PARAMETERS.map((): number[] => []);
  let [closures, found, openFrames, falseFrames] = [0, 0, 0, 0];
  for (const { sound, phones } of utterances) {
    const truth = mouthCurveFromPhones(phones, { durationSec: soundDurationSec(sound) });
    const curve = mouthCurveFromSound(sound, network);
    for (const [o, name] of MOUTH_PARAMETERS.entries()) {
      drawn[o].push(...curve[name]);
      wanted[o].push(...truth[name]);
    }
    for (const { phone, startSec, endSec } of phones) {
      if (!isBilabial(phone)) continue;
      const from = Math.max(0, Math.floor((startSec - NEAR_SEC) * curve.rateHz));
      closures++;
      if (
        curve.press.subarray(from, Math.ceil((endSec + NEAR_SEC) * curve.rateHz)).some((press) => press > SAID_CLOSED)
      )
        found++;
    }
    for (const [i, press] of truth.press.entries()) {
      if (press > 0.05) continue;
      openFrames++;
      if (curve.press[i] > SAID_CLOSED) falseFrames++;
    }
  }
  const figures: Record<string, number> = {};
  for (const [o, name] of MOUTH_PARAMETERS.entries()) figures[name] = correlation(drawn[o], wanted[o]);
  return { ...figures, closuresFound: found / closures, falseClosureFrames: falseFrames / openFrames };
}
