import type { Material, Taste } from '@herald/direction';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { cardMoments, layoutOf, moodOf, visibleGestures } from '@herald/stage';

/** The hand that holds a product up is on the right of the frame. */
const HOLDING_HAND = { heldBy: 'left', x: 0.45, y: 0.75 } as const;
/** Eyes reach the edge of their sockets this many face units away. */
const FARTHEST_LOOK_UNITS = 4;

export function tasteOf(spec: SceneSpec): Taste {
  return { mood: moodOf(spec.performer), gestures: visibleGestures(spec) };
}

export function productOf(spec: SceneSpec): Material['product'] {
  if (!spec.card) return null;
  const moments = cardMoments(spec.card).map(({ enterAtSec, leaveAtSec }) => ({
    fromSec: enterAtSec,
    untilSec: leaveAtSec ?? spec.durationSec,
  }));
  if (spec.card.placement === 'hand') return { moments, ...HOLDING_HAND };
  const { card, framing } = layoutOf(spec);
  const toward = (place: number, head: number) =>
    Math.max(-1, Math.min(1, (place - head) / (framing.unitPx * FARTHEST_LOOK_UNITS)));
  return {
    moments,
    heldBy: null,
    x: toward(card.x + card.width / 2, framing.headX),
    y: toward(card.y + card.height / 2, framing.headY),
  };
}
