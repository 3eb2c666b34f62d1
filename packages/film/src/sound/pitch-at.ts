import type { Sound } from '@herald/media/sound';

const WINDOW_SEC = 0.05;
const LOWEST_HZ = 70;
const HIGHEST_HZ = 400;
/** A voice repeats itself at least so well. */
const LEAST_LIKENESS = 0.5;
/** Samples are skipped down to about this rate; pitch needs no more. */
const ENOUGH_HZ = 8000;

/** How high a voice is at a moment, by how a short piece repeats itself; null where nothing is voiced. */
export function pitchAt({ pcm, sampleRateHz }: Sound, atSec: number): number | null {
  const step = Math.max(1, Math.floor(sampleRateHz / ENOUGH_HZ));
  const rateHz = sampleRateHz / step;
  const start = Math.round((atSec - WINDOW_SEC / 2) * sampleRateHz);
  const longest = Math.ceil(rateHz / LOWEST_HZ);
  const length = Math.round(WINDOW_SEC * rateHz);
  if (start < 0 || start + (length + longest) * step >= pcm.length) return null;
  const sample = (index: number) => pcm[start + index * step] ?? 0;
  let best = { lag: 0, likeness: LEAST_LIKENESS };
  for (let lag = Math.floor(rateHz / HIGHEST_HZ); lag <= longest; lag += 1) {
    let [product, here, there] = [0, 1e-9, 1e-9];
    for (let index = 0; index < length; index += 1) {
      const [a, b] = [sample(index), sample(index + lag)];
      product += a * b;
      here += a * a;
      there += b * b;
    }
    const likeness = product / Math.sqrt(here * there);
    // The first good repetition counts; twice its length repeats as well.
    if (likeness > best.likeness + 0.03) best = { lag, likeness };
  }
  return best.lag === 0 ? null : rateHz / best.lag;
}
