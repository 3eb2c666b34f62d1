import { type Material, planDirection, type Taste } from '@herald/direction';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { Timing } from '@herald/media/sound';
import { layoutOf, moodOf, visibleGestures } from '@herald/stage';

/** What is said in a scene, as it was written and as it sounds. */
export interface Said extends Timing {
  script: string;
}

export const NOTHING_SAID: Said = { script: '', words: [], phones: [] };

/** The hand that holds a product up is on the right of the frame. */
const HOLDING_HAND = { heldBy: 'left', x: 0.45, y: 0.75 } as const;
/** Eyes reach the edge of their sockets this many face units away. */
const FARTHEST_LOOK_UNITS = 4;

/** The scene with a plan of what its presenter does. */
export function directScene(spec: SceneSpec, { script, words, phones }: Said): SceneSpec {
  const { locale, seed, endCard } = spec;
  const durationSec = spec.durationSec - (endCard?.durationSec ?? 0);
  const reading = { script, words, phones, locale, durationSec };
  return { ...spec, acting: planDirection(reading, { product: productOf(spec) }, tasteOf(spec), seed).acting };
}

function tasteOf(spec: SceneSpec): Taste {
  return { mood: moodOf(spec.performer), gestures: visibleGestures(spec) };
}

function productOf(spec: SceneSpec): Material['product'] {
  if (!spec.card) return null;
  const { enterAtSec: enterSec, placement } = spec.card;
  if (placement === 'hand') return { enterSec, ...HOLDING_HAND };
  const { card, framing } = layoutOf(spec);
  const toward = (place: number, head: number) =>
    Math.max(-1, Math.min(1, (place - head) / (framing.unitPx * FARTHEST_LOOK_UNITS)));
  return {
    enterSec,
    heldBy: null,
    x: toward(card.x + card.width / 2, framing.headX),
    y: toward(card.y + card.height / 2, framing.headY),
  };
}
