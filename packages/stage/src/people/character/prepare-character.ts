import type { CharacterParams } from '@herald/media';
import type { Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import type { PixelMemory } from '#base/composing/pixel-memory.ts';
import type { Framing, Performer } from '#base/performer.ts';
import { bakeBeard } from '../hair/bake-beard.ts';
import { bakeHair } from '../hair/bake-hair.ts';
import { type BakedBody, bakeBody } from './bake-body.ts';
import { bakeHead } from './bake-head.ts';
import { buildSkullGeometry } from './build-skull-geometry.ts';
import { type MovingParts, movingArea } from './moving-area.ts';
import { MovingCharacter } from './moving-character.ts';
import { MovingLayer } from './moving-layer.ts';

export interface CharacterOptions {
  /** what the hand of the 'product-card' pose holds */
  product?: Picture | null;
}

/** Below this height (face units) the torso is still; above, breathing lifts it. */
const SEAM_Y = 2.75;

const CLOSE_UP = 1.28;

/** Bakes a character for one framing; drawing a moment is cheap afterwards. */
export function prepareCharacter(
  params: CharacterParams,
  framing: Framing,
  makeCanvas: MakeCanvas,
  options: CharacterOptions = {},
): Performer {
  const place = placeHead(params, framing);
  const geometry = buildSkullGeometry(params, place.unitPx);
  const hair = bakeHair(params.hair, geometry, makeCanvas);
  const beard = bakeBeard(params.beard, geometry, makeCanvas);
  const head = bakeHead({ params, geometry, hair, beard, makeCanvas });
  const body = bakeBody({ params, framing: place, hair, product: options.product ?? null, makeCanvas });
  const seam = Math.min(body.torso.canvas.height, Math.round(SEAM_Y * place.unitPx) - body.torso.y);
  const parts: MovingParts = { framing: place, hair, hand: body.hand, torso: body.torso, seam };
  const area = movingArea(parts);
  const load = (memory: PixelMemory) => new MovingCharacter({ place, head, body, seam, area, makeCanvas }, memory);
  let layer: MovingLayer | null = null;
  return {
    framing: place,
    movingArea: area,
    drawStill: (ctx) => drawStillTorso(ctx, body, place, seam),
    drawMoving: (ctx, pose) => {
      layer ??= new MovingLayer({ movingArea: area, load }, makeCanvas);
      layer.draw(ctx, pose);
    },
    load,
  };
}

/** A close-up fills the frame more; tall people are higher. Whole pixels keep big sprites cheap to draw. */
function placeHead({ zoom, shape }: CharacterParams, framing: Framing): Framing {
  const unitPx = framing.unitPx * (zoom === 'closeup' ? CLOSE_UP : 1);
  const lower = zoom === 'closeup' ? 0.16 : 0;
  return {
    ...framing,
    unitPx,
    headX: Math.round(framing.headX),
    headY: Math.round(framing.headY + (lower - 0.1 * (shape.stature ?? 0)) * unitPx),
  };
}

function drawStillTorso(ctx: Context2D, { torso }: BakedBody, { headX, headY }: Framing, seam: number): void {
  const { canvas } = torso;
  const from = seam - 1;
  if (from >= canvas.height) return;
  const rows = canvas.height - from;
  ctx.drawImage(canvas, 0, from, canvas.width, rows, headX + torso.x, headY + torso.y + from, canvas.width, rows);
}
