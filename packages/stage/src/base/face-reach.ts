import type { Rect } from './math/rect.ts';
import type { Framing } from './performer.ts';

/** How far the parts of a head reach from between the eyes, in units of half a face; speaking and turning are allowed for. */
export interface FaceReach {
  /** eyes, nose and mouth: what nothing may ever lie on */
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
  /** ears, crown and chin */
  readonly aside: number;
  /** how far nose and mouth alone reach; left out where only all of the features are known */
  readonly mouth?: { readonly left: number; readonly right: number };
  readonly crown: number;
  readonly chin: number;
}

/** How far above the usual crown hair may stand whose points are not known, in units of half a face. */
export const HIGH_HAIR = 0.3;

/** Eyes, nose and mouth in the frame. */
export function featuresIn({ headX, headY, unitPx }: Framing, { left, right, up, down }: FaceReach): Rect {
  return {
    x: headX - left * unitPx,
    y: headY - up * unitPx,
    width: (left + right) * unitPx,
    height: (up + down) * unitPx,
  };
}

/** Down to here lids and lashes reach, in units of half a face. */
const EYES_LOW = 0.26;

/** Eyes with their brows, and nose with mouth: what lies between them at the sides is cheek. */
export function featureParts(framing: Framing, reach: FaceReach): [eyes: Rect, mouth: Rect] {
  const { headX, headY, unitPx } = framing;
  const { left, right } = reach.mouth ?? reach;
  const eyes = featuresIn(framing, { ...reach, down: EYES_LOW });
  const y = headY + EYES_LOW * unitPx;
  const mouth = {
    x: headX - left * unitPx,
    y,
    width: (left + right) * unitPx,
    height: (reach.down - EYES_LOW) * unitPx,
  };
  return [eyes, mouth];
}

/** The whole head in the frame. */
export function headIn({ headX, headY, unitPx }: Framing, { aside, crown, chin }: FaceReach): Rect {
  return {
    x: headX - aside * unitPx,
    y: headY - crown * unitPx,
    width: 2 * aside * unitPx,
    height: (crown + chin) * unitPx,
  };
}
