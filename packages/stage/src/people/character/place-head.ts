import type { CharacterParams } from '@herald/media/person/character-params';
import type { Framing } from '#base/performer.ts';

const CLOSE_UP = 1.28;

/** A close-up fills the frame more; tall people are higher. Whole pixels keep big sprites cheap to draw. */
export function placeHead(params: CharacterParams, framing: Framing): Framing {
  const { larger, lower } = placeOf(params);
  const unitPx = framing.unitPx * larger;
  return {
    ...framing,
    unitPx,
    headX: Math.round(framing.headX),
    headY: Math.round(framing.headY + lower * unitPx),
  };
}

/** The framing that puts this head where another framing says. */
export function unplaceHead(params: CharacterParams, placed: Framing): Framing {
  const { larger, lower } = placeOf(params);
  return { ...placed, unitPx: placed.unitPx / larger, headY: placed.headY - lower * placed.unitPx };
}

function placeOf({ zoom, shape }: CharacterParams): { larger: number; lower: number } {
  const stature = 0.1 * (shape.stature ?? 0);
  return zoom === 'closeup' ? { larger: CLOSE_UP, lower: 0.16 - stature } : { larger: 1, lower: -stature };
}
