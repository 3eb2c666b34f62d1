import type { CharacterParams } from '@herald/media/person/character-params';
import type { Framing } from '#base/performer.ts';

const CLOSE_UP = 1.28;

/** A close-up fills the frame more; tall people are higher. Whole pixels keep big sprites cheap to draw. */
export function placeHead({ zoom, shape }: CharacterParams, framing: Framing): Framing {
  const unitPx = framing.unitPx * (zoom === 'closeup' ? CLOSE_UP : 1);
  const lower = zoom === 'closeup' ? 0.16 : 0;
  return {
    ...framing,
    unitPx,
    headX: Math.round(framing.headX),
    headY: Math.round(framing.headY + (lower - 0.1 * (shape.stature ?? 0)) * unitPx),
  };
}
