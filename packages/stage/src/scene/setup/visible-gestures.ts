import { GESTURES, type Gesture } from '@herald/media/scene/acting-plan';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { gesturesThatFit } from '#people/arms/gestures/gestures-that-fit.ts';
import { placeHead } from '#people/character/place-head.ts';
import { characterOf } from '#people/presets/character-of.ts';
import { layoutOf } from '../layout/layout-of.ts';

/** The gestures that a scene shows whole, in a wide shot; a photo has no hands, and of a clip other moments are shown. */
export function visibleGestures(spec: SceneSpec): Gesture[] {
  const { performer } = spec;
  if (performer.kind === 'photo') return [];
  if (performer.kind === 'clip') return [...GESTURES];
  const params = characterOf(performer);
  const { framing } = layoutOf(spec);
  return gesturesThatFit(params, placeHead(params, framing));
}
