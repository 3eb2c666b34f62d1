import { SHAPE_SIDE, unpackShares } from '@herald/media/person/person-shape';
import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import type { PhotoFit } from './fit-photo.ts';

/** How much of the frame at a point is person, 0 to 1. */
export type ShareOfPerson = (x: number, y: number) => number;

/** What is known of the person's outline, laid as the picture is; beyond the part that was looked at goes on what is at its edge. */
export function personInFrame({ person }: PhotoAnalysis, fit: PhotoFit): ShareOfPerson | undefined {
  const shares = person && unpackShares(person.runs);
  if (!shares) return undefined;
  const perPixel = SHAPE_SIDE / (person.size * fit.scale);
  const left = fit.offsetX + person.x * fit.scale;
  const top = fit.offsetY + person.y * fit.scale;
  const last = SHAPE_SIDE - 1.001;
  return (x, y) => {
    const across = Math.min(last, Math.max(0, (x - left) * perPixel - 0.5));
    const down = Math.min(last, Math.max(0, (y - top) * perPixel - 0.5));
    const at = (down | 0) * SHAPE_SIDE + (across | 0);
    const right = across - (across | 0);
    const low = down - (down | 0);
    const upper = shares[at] * (1 - right) + shares[at + 1] * right;
    const lower = shares[at + SHAPE_SIDE] * (1 - right) + shares[at + SHAPE_SIDE + 1] * right;
    return upper + (lower - upper) * low;
  };
}
