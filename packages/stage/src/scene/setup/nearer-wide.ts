import { isDrawn, type SceneSpec } from '@herald/media/scene/scene-spec';
import { headIn } from '#base/face-reach.ts';
import { touches } from '#base/math/rect.ts';
import type { Framing } from '#base/performer.ts';
import { gesturesThatFit } from '#people/arms/gestures/gestures-that-fit.ts';
import { HELD_CARD_SIDE } from '#people/arms/hold/card-place.ts';
import { placeHead, unplaceHead } from '#people/character/place-head.ts';
import { crownReach } from '#people/hair/crown-reach.ts';
import { characterOf } from '#people/presets/character-of.ts';
import { clearFraming } from '../layout/clear-framing.ts';
import { freePlaces, takenPlaces } from '../layout/free-places.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { FOREHEAD, type FramedPerformer, SMALLEST_STEP } from './frame-performer.ts';

/** How much nearer the second wide shot is: less would look like a mistake, and more has no room for the hands. */
const NEARER = 1.16;
const LEAST_NEARER = 1.12;

const known = new WeakMap<FramedPerformer, Framing | undefined>();

/** The second wide shot of a drawn presenter, in which the hands are as whole as in the first; undefined where it has no room. */
export function nearerWide(spec: SceneSpec, layout: SceneLayout, framed: FramedPerformer): Framing | undefined {
  if (known.has(framed)) return known.get(framed);
  const framing = findNearerWide(spec, layout, framed);
  known.set(framed, framing);
  return framing;
}

function findNearerWide(spec: SceneSpec, layout: SceneLayout, { framings, reach }: FramedPerformer) {
  const { performer, hook, card } = spec;
  // What stands beside the presenter leaves no room on its side.
  if (!isDrawn(performer) || card?.placement === 'beside') return undefined;
  const params = characterOf(performer);
  const wide = placeHead(params, framings.wide);
  const near = clearFraming(
    { ...wide, unitPx: wide.unitPx * NEARER },
    {
      reach,
      taken: takenPlaces({ ...spec, hook: null, card: null }, freePlaces(layout, wide, reach)),
      forehead: FOREHEAD,
    },
  );
  if (!near || near.unitPx < LEAST_NEARER * wide.unitPx) return undefined;
  const { close } = framings;
  if (close && placeHead(params, close).unitPx < SMALLEST_STEP * near.unitPx) return undefined;
  const head = headIn(near, { ...reach, crown: crownReach(params.hair.style) });
  if (hook && touches(head, layout.hook, 0)) return undefined;
  if (card && near.headX + HELD_CARD_SIDE * near.unitPx > near.frameWidth) return undefined;
  const whole = new Set(gesturesThatFit(params, near));
  const isWhole = gesturesThatFit(params, wide).every((gesture) => whole.has(gesture));
  return isWhole ? unplaceHead(params, near) : undefined;
}
