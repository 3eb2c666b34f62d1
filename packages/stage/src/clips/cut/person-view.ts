import type { Rect } from '#base/performer.ts';
import type { Affine } from '../affine.ts';

/** In heights of the part: who sits before a camera reaches no further with their hands. */
const WIDEST = 1.25;

/** What is looked at of the part that shows somebody: all of its height, and no more of its width than they take. */
export function viewOfPerson([, , mouthX]: Affine, part: Rect): Rect {
  const width = Math.min(part.width, Math.round(part.height * WIDEST));
  const x = Math.max(part.x, Math.min(part.x + part.width - width, Math.round(mouthX - width / 2)));
  return { x, y: part.y, width, height: part.height };
}
