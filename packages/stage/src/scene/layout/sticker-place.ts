import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { touches } from '#base/math/rect.ts';
import type { Rect } from '#base/performer.ts';
import { takenBesides, type View } from './figure-place.ts';
import { pictureMargins } from './safe-zones.ts';

/** In units of a 720 frame, from what is seen at once on a phone to the least that is worth its place. */
export const STICKER_SIDES = [256, 240, 224, 208, 192, 176, 160, 144] as const;
const STEP = 8;
const GAP = 12;
const FACE_GAP = 8;
/** From the sides, as a share of the width: what networks lay there is lower down. */
const SIDE_MARGIN = 0.025;
/** Hands that speak stay below the eyes, and within their reach beside the body; in units of half a face. */
const ABOVE_HANDS = 0.05;
const BESIDE_HANDS = 3.3;
/** Hair that reaches up reaches out, but never less than ears do. */
const HAIR_ASIDE = 0.68;
const LEAST_ASIDE = 1.15;
/** Nobody knows how far the hair of a filmed person reaches. */
const FILMED_ASIDE = 1.5;

/** The largest place for a sticker near a drawn head: both are round, so a corner has room for more than a plate; null where there is none. */
export function stickerPlace(spec: SceneSpec, view: View, others: readonly Rect[] = []): Rect | null {
  const { framing, reach, scale } = view;
  const { headX, headY, unitPx, frameWidth, frameHeight } = framing;
  const top = pictureMargins(spec.aspect).top * frameHeight;
  const [left, right] = [SIDE_MARGIN * frameWidth, (1 - SIDE_MARGIN) * frameWidth];
  const aboveHands = headY - ABOVE_HANDS * unitPx;
  const chin = headY + reach.chin * unitPx;
  const taken = [...takenBesides(spec, view), ...others];
  const least = spec.performer.kind === 'clip' ? FILMED_ASIDE : LEAST_ASIDE;
  for (const wanted of STICKER_SIDES) {
    const side = Math.floor(wanted * scale);
    const free: Rect[] = [];
    for (let y = Math.ceil(top); y + side <= chin; y += STEP * scale) {
      for (let x = Math.ceil(left); x + side <= right; x += STEP * scale) {
        const isBesideHands = Math.abs(x + side / 2 - headX) >= BESIDE_HANDS * unitPx + side / 2;
        if (y + side > aboveHands && !isBesideHands) continue;
        const place = { x: Math.round(x), y: Math.round(y), width: side, height: side };
        if (isOffHead(place, view, least) && taken.every((part) => !touches(place, part, GAP * scale)))
          free.push(place);
      }
    }
    const [nearest] = free.sort((a, b) => awayFrom(view, a) - awayFrom(view, b));
    if (nearest) return nearest;
  }
  return null;
}

/** Off the hair as it bends, and off the face with all its corners. */
function isOffHead(place: Rect, { framing, crown, scale }: View, least: number): boolean {
  const { headX, headY, unitPx } = framing;
  const face = { x: headX - unitPx, y: headY - unitPx, width: 2 * unitPx, height: 2 * unitPx };
  if (touches(place, face, FACE_GAP * scale)) return false;
  const around = place.width / 2;
  const aside = Math.max(least, HAIR_ASIDE * crown) * unitPx + around;
  const up = crown * unitPx + around;
  return ((place.x + place.width / 2 - headX) / aside) ** 2 + ((place.y + place.height / 2 - headY) / up) ** 2 >= 1;
}

function awayFrom({ framing }: View, { x, y, width, height }: Rect): number {
  return Math.hypot(x + width / 2 - framing.headX, y + height / 2 - framing.headY);
}
