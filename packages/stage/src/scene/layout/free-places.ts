import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { type FaceReach, featuresIn, headIn } from '#base/face-reach.ts';
import { lowerBand } from '#base/lower-band.ts';
import { touches } from '#base/math/rect.ts';
import type { Framing, Rect } from '#base/performer.ts';
import { isProductInFront, type SceneLayout } from './layout-scene.ts';
import { productInFront } from './product-in-front.ts';

/** Drawn faces differ little from each other; set by the widest brows, the lowest mouths and the highest hair among them. */
export const DRAWN_REACH: FaceReach = {
  left: 0.8,
  right: 0.8,
  up: 0.42,
  down: 1.24,
  aside: 1.12,
  crown: 1.6,
  chin: 1.5,
};

export type Places = Pick<SceneLayout, 'caption' | 'hook' | 'card' | 'logo'>;

/** Nothing comes nearer to eyes, nose and mouth than this, in units of a 720 frame. */
const GAP = 6;
const SMALLEST_CARD = 0.5;
const SMALLEST_LOGO = 0.4;

/** What a scene lays over the picture while the presenter speaks. */
export function takenPlaces(spec: SceneSpec, { caption, hook, card, logo }: Places): Rect[] {
  return [
    ...(spec.captions && spec.words.length > 0 ? [caption] : []),
    ...(spec.hook ? [hook] : []),
    ...(spec.card?.placement === 'beside' && !isProductInFront(spec) ? [card] : []),
    ...(spec.logo ? [logo] : []),
  ];
}

/** The places of a layout, moved or made smaller where they would lie on eyes, nose or mouth, and the card off the whole head. */
export function freePlaces(layout: SceneLayout, framing: Framing, reach: FaceReach): Places {
  const gap = GAP * layout.scale;
  const features = featuresIn(framing, reach);
  const caption = freeBand(layout.caption, { features, gap, layout });
  const hook = freeBand(layout.hook, { features, gap, layout });
  const logo = touches(layout.logo, features, gap)
    ? freeCorner(layout.logo, { away: besideOf(features), layout, smallest: SMALLEST_LOGO })
    : layout.logo;
  const taken = (layout.productKeepsOff ?? []).map((part) => ({ logo, hook })[part]);
  const card = layout.isProductInFront
    ? productInFront({ ...layout, caption, taken }, framing, reach)
    : freeCorner(layout.card, { away: besideOf(headIn(framing, reach)), layout, smallest: SMALLEST_CARD });
  return { caption, hook, card, logo };
}

interface Around {
  features: Rect;
  gap: number;
  layout: SceneLayout;
}

/** Words go below the mouth, or above the brows where that is nearer. */
function freeBand(band: Rect, { features, gap, layout }: Around): Rect {
  if (!touches(band, features, gap)) return band;
  const below = Math.ceil(features.y + features.height + gap);
  const above = Math.floor(features.y - gap - band.height);
  const isNearBelow = below - band.y <= band.y - above;
  const lowered =
    lowerBand(band, below, { frameWidth: layout.width, frameHeight: layout.height }) ??
    (below + band.height <= layout.height ? { ...band, y: below } : undefined);
  if (lowered && (isNearBelow || above < 0)) return lowered;
  return { ...band, y: Math.max(0, above) };
}

interface Beside {
  left: number;
  right: number;
}

const besideOf = ({ x, width }: Rect): Beside => ({ left: x, right: x + width });

/** A picture shrinks towards its side of the frame until it is beside the face, and keeps its middle. */
function freeCorner(
  rect: Rect,
  { away, layout, smallest }: { away: Beside; layout: SceneLayout; smallest: number },
): Rect {
  const atLeft = rect.x + rect.width / 2 < layout.width / 2;
  const room = atLeft ? away.left - rect.x : rect.x + rect.width - away.right;
  const share = Math.min(1, Math.max(smallest, room / rect.width));
  if (share === 1) return rect;
  const width = Math.floor(rect.width * share);
  const height = Math.floor(rect.height * share);
  const x = atLeft ? rect.x : rect.x + rect.width - width;
  return { x, y: rect.y + Math.floor((rect.height - height) / 2), width, height };
}
