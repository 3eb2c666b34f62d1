import type { CharacterParams } from '@herald/media/person/character-params';
import type { Gesture } from '@herald/media/scene/acting-plan';
import { isDrawn, type SceneSpec } from '@herald/media/scene/scene-spec';
import type { PresenterSize } from '@herald/media/scene/shot-plan';
import { headIn } from '#base/face-reach.ts';
import { clamp } from '#base/math/clamp.ts';
import { touches } from '#base/math/rect.ts';
import type { Framing } from '#base/performer.ts';
import { gesturesThatFit } from '#people/arms/gestures/gestures-that-fit.ts';
import { restsInFrame } from '#people/arms/gestures/rests-in-frame.ts';
import { placeHead, unplaceHead } from '#people/character/place-head.ts';
import { crownReach } from '#people/hair/crown-reach.ts';
import { characterOf } from '#people/presets/character-of.ts';
import { clearFraming } from '../layout/clear-framing.ts';
import { freePlaces, takenPlaces } from '../layout/free-places.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { FOREHEAD, type FramedPerformer } from './frame-performer.ts';

/** How far who speaks is turned from the second camera, in radians. */
const ASIDE = 0.5;
/** A close shot is a little farther away than the one from the front, so that the head has room beside the middle. */
const CLOSE_SHARE = 0.9;
/** To the side of a head and its hair, as a share of how far the hair reaches up. */
const HEAD_ROOM = 0.75;
/**
 * How far a person goes, of the way to a third of the frame: where nothing stands beside them, no farther than it takes for their hands to
 * be whole, or half of the frame is empty. Who has a card beside them gives it room; near the edge already, they may go back towards the middle.
 */
const FROM_MIDDLE = [0, 0.25, 0.5, 0.75, 1];
const TO_THIRD = [...FROM_MIDDLE.toReversed(), -0.25, -0.5, -0.75, -1];

const known = new WeakMap<FramedPerformer, Map<PresenterSize, Framing | undefined>>();

/** Where a drawn presenter is for the second camera, which stands beside them; undefined where a shot of this size has no room for it. */
export function sideView(
  spec: SceneSpec,
  layout: SceneLayout,
  framed: FramedPerformer,
  size: PresenterSize,
): Framing | undefined {
  const views = known.get(framed) ?? new Map<PresenterSize, Framing | undefined>();
  known.set(framed, views);
  if (!views.has(size)) views.set(size, findSideView(spec, layout, framed, size));
  return views.get(size);
}

function findSideView(spec: SceneSpec, layout: SceneLayout, framed: FramedPerformer, size: PresenterSize) {
  const { performer, card, background } = spec;
  const { framings, reach } = framed;
  const front = framings[size];
  // What a hand holds is made for the first camera, and who is a layer of another film has no place that could turn.
  if (!front || !isDrawn(performer) || background.kind === 'ground') return undefined;
  if (card?.placement === 'hand' && size !== 'close') return undefined;
  const params = characterOf(performer);
  const wide = placeHead(params, framings.wide);
  const placed = placeHead(params, front);
  const aside = ASIDE * sideOf(spec, layout);
  const taken = takenPlaces({ ...spec, hook: null, card: null }, freePlaces(layout, wide, reach));
  const gestures = size === 'close' ? [] : gesturesThatFit(params, placed);
  const crown = crownReach(params.hair.style);
  const isBeside = card?.placement === 'beside';
  const unitPx = placed.unitPx * (size === 'close' ? CLOSE_SHARE : 1);
  for (const share of isBeside ? TO_THIRD : FROM_MIDDLE) {
    const headX = asideOf(
      { ...placed, unitPx },
      { aside, share: layout.photoCard ? 0 : share, room: HEAD_ROOM * crown * unitPx },
    );
    const seated = clearFraming({ ...placed, unitPx, headX, aside }, { reach, taken, forehead: FOREHEAD });
    if (!seated || (size !== 'close' && !showsHands(params, seated, gestures))) continue;
    const head = headIn(seated, { ...reach, crown });
    return isBeside && touches(head, layout.card, 0) ? undefined : unplaceHead(params, seated);
  }
  return undefined;
}

/** Hands at rest, and in all that they can say from the front. */
function showsHands(params: CharacterParams, framing: Framing, gestures: readonly Gesture[]): boolean {
  const shown = gesturesThatFit(params, framing);
  return restsInFrame(params, framing) && gestures.every((gesture) => shown.includes(gesture));
}

/** People are turned to what stands beside them, else to the side that their film has. */
function sideOf({ card, seed }: SceneSpec, layout: SceneLayout): -1 | 1 {
  if (layout.photoCard) return -1;
  if (card?.placement === 'beside') return layout.card.x + layout.card.width / 2 < layout.width / 2 ? -1 : 1;
  return seed % 2 === 0 ? -1 : 1;
}

/** There is room before who looks to a side. */
function asideOf(
  { frameWidth, headX }: Framing,
  { aside, share, room }: { aside: number; share: number; room: number },
): number {
  const middle = frameWidth / 2;
  const outward = -Math.sign(aside);
  const third = middle + (outward * frameWidth) / 6;
  const moved = headX + share * (third - headX);
  // Never across the middle: the room is before who looks to a side.
  const kept = share < 0 ? outward * Math.max(outward * moved, Math.min(outward * headX, outward * middle)) : moved;
  return clamp(kept, room, frameWidth - room);
}
