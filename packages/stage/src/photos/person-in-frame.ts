import { type PersonShape, SHAPE_SIDE, unpackShares } from '@herald/media/person/person-shape';
import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import { longerPart, rowBefore } from './draw-longer.ts';
import type { FreeSides, PhotoFit } from './fit-photo.ts';

/** How much of the frame at a point is person, 0 to 1. */
export type ShareOfPerson = (x: number, y: number) => number;

/** What is known of the person's outline, laid as the picture is; beyond the part that was looked at goes on what is at its edge. */
export function personInFrame(
  analysis: PhotoAnalysis,
  fit: PhotoFit,
  { isCutOut }: { isCutOut: boolean },
): ShareOfPerson | undefined {
  const { person } = analysis;
  const share =
    person &&
    sharesOf(person, {
      size: person.size * fit.scale,
      left: fit.offsetX + person.x * fit.scale,
      top: fit.offsetY + person.y * fit.scale,
    });
  const longer = longerPart(analysis, fit, { isCutOut });
  return share && longer ? (x, y) => share(x, rowBefore(y, longer)) : share;
}

interface Place {
  left: number;
  top: number;
  size: number;
}

function sharesOf({ runs }: PersonShape, { left, top, size }: Place): ShareOfPerson | undefined {
  const shares = unpackShares(runs);
  if (!shares) return undefined;
  const perPixel = SHAPE_SIDE / size;
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

/** A person whose share along an edge of the picture stays below this does not end there. */
const TOUCHES = 0.3;
const LOOKS = 64;

/** The sides of the picture at which nothing of the person is cut off; the lower one always cuts somebody. */
export function freeSides({ person, width, height }: PhotoAnalysis): FreeSides {
  const share = person && sharesOf(person, { left: person.x, top: person.y, size: person.size });
  if (!share) return {};
  const isFree = (placeAt: (part: number) => [x: number, y: number]) => {
    for (let look = 0; look < LOOKS; look++) if (share(...placeAt((look + 0.5) / LOOKS)) > TOUCHES) return false;
    return true;
  };
  // The last pixels of a window over the edge were looked at against black.
  const inset = 2 + person.size / SHAPE_SIDE;
  return {
    left: isFree((part) => [inset, part * height]),
    top: isFree((part) => [part * width, inset]),
    right: isFree((part) => [width - inset, part * height]),
  };
}
