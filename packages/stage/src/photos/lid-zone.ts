import { clamp } from '#base/math/clamp.ts';
import type { EyeLines } from './eye-lines.ts';

/** Of an eye's width: how far beyond an opening its lashes, liner and corners reach. */
const ABOVE = 0.3;
const BELOW = 0.18;
const BESIDE = 0.2;
/** Of what lies between the eye and the skin that follows no lid. */
const OF_LID = 0.85;
/** An oval has 2, a rectangle more than can be told. */
const ROUNDNESS = 3.6;

/** Where an eye's opening, lashes and corners may lie: 1 within, 0 where skin is the person's own, over the box. */
export function eyeZone({ box, upper, lower, top, wings, between, eyeWidth }: EyeLines): Float32Array {
  const middle = Math.round(box.width / 2);
  const columns = Array.from(between.keys()).filter((k) => between[k] > 0.99);
  const widest = columns.reduce((a, b) => (lower[b] - upper[b] > lower[a] - upper[a] ? b : a), columns[0] ?? middle);
  const above = Math.min(ABOVE * eyeWidth, OF_LID * Math.max(0, upper[widest] - top[widest]));
  const first = (columns[0] ?? middle) - BESIDE * eyeWidth;
  const last = (columns.at(-1) ?? middle) + BESIDE * eyeWidth;
  const from = Math.min(
    first,
    wings.findIndex((share) => share > 0.5),
  );
  const to = Math.max(
    last,
    wings.findLastIndex((share) => share > 0.5),
  );
  const zone = new Float32Array(box.width * box.height);
  for (let x = 0; x < box.width; x++) {
    const along = x < widest ? (widest - x) / (widest - from) : (x - widest) / (to - widest);
    if (along >= 1) continue;
    const arch = (1 - along ** ROUNDNESS) ** (1 / ROUNDNESS);
    const row = (upper[x] + lower[x]) / 2;
    const high = clamp(row - arch * ((lower[widest] - upper[widest]) / 2 + above), 0, upper[x]);
    const low = Math.max(row + arch * ((lower[widest] - upper[widest]) / 2 + BELOW * eyeWidth), lower[x]);
    for (let y = Math.max(0, Math.round(high - box.y)); y <= Math.min(box.height - 1, low - box.y); y++)
      zone[y * box.width + x] = 1;
  }
  return zone;
}
