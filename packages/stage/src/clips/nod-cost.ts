import { clamp } from '#base/math/clamp.ts';
import { type Affine, unitOf } from './affine.ts';
import type { TakeCost, TakeOrder } from './take-order.ts';

/** A head that is lower than it was so many pictures before, and will be after, is at the bottom of a nod. */
const AROUND = 7;
/** So deep, in mouth widths, a nod is seen as one. */
const DEEP = 0.07;
/** A clip whose deepest nods are a smaller share of that has none. */
const LEAST_NODS = 0.4;
const RARE = 0.97;
/** A head is lowest a moment after a stressed word begins. */
const AFTER_STRESS_SEC = 0.1;
/** Words that carry their sentence. */
const STRESSED = 0.45;
const NOD_COST = 0.8;

/** How far each picture of a clip is at the bottom of a nod: 1 is deep in it, -1 as far above. A head that sinks steadily does not nod, also where a clip begins or ends. */
export function nodsIn(places: readonly Affine[]): number[] {
  const heightAt = (i: number) => places[i]?.[5] ?? 0;
  return places.map((place, i) => {
    const reach = Math.min(AROUND, i, places.length - 1 - i);
    const around = (heightAt(i - reach) + heightAt(i + reach)) / 2;
    return clamp((heightAt(i) - around) / (unitOf(place) || 1) / DEEP, -1, 1);
  });
}

/** Whether a clip nods, and words are said that a nod belongs to. */
export function mindsNods(order: TakeOrder): boolean {
  const deepest = order.nods.toSorted((a, b) => a - b)[Math.floor(RARE * order.nods.length)] ?? 0;
  return deepest >= LEAST_NODS && stressesOf(order).length > 0;
}

const stressesOf = ({ acting }: TakeOrder) => (acting?.accents ?? []).filter(({ strength }) => strength >= STRESSED);

/** What it costs where a head goes up at stressed words, and half of it where it does nothing. */
export function nodCostOf(order: TakeOrder): TakeCost {
  if (!mindsNods(order)) return () => 0;
  const { nods, fps, frames, clipFps } = order;
  const rate = clipFps / fps;
  const weights = new Float32Array(frames);
  for (const { atSec, strength } of stressesOf(order)) {
    const frame = Math.round((atSec + AFTER_STRESS_SEC) * fps);
    if (frame >= 0 && frame < frames) weights[frame] = strength;
  }
  return (clipFrame, at, length) => {
    let [missed, all] = [0, 0];
    for (let k = 0; k < length; k++) {
      const weight = weights[at + k] ?? 0;
      if (weight === 0) continue;
      all += weight;
      missed += (weight * (1 - (nods[Math.round(clipFrame + k * rate)] ?? 0))) / 2;
    }
    return all === 0 ? 0 : (NOD_COST * missed) / all;
  };
}
