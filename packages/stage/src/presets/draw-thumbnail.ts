import { restPose } from '../acting/rest-pose.ts';
import type { Canvas, MakeCanvas } from '../canvas.ts';
import type { CharacterParams } from '../character/character-params.ts';
import { prepareCharacter } from '../character/prepare-character.ts';
import { contextOf } from '../drawing/context-of.ts';

/** Height over width of every thumbnail. */
export const THUMBNAIL_RATIO = 4 / 3;

/** What a library shows of a character: head and shoulders before a quiet wall, at any size. */
export function drawThumbnail(params: CharacterParams, widthPx: number, makeCanvas: MakeCanvas): Canvas {
  const heightPx = Math.round(widthPx * THUMBNAIL_RATIO);
  const framing = {
    frameWidth: widthPx,
    frameHeight: heightPx,
    headX: widthPx / 2,
    headY: heightPx * 0.43,
    unitPx: widthPx * 0.25,
  };
  const canvas = makeCanvas(widthPx, heightPx);
  const ctx = contextOf(canvas);
  const wall = ctx.createRadialGradient(
    widthPx / 2,
    heightPx * 0.4,
    widthPx * 0.1,
    widthPx / 2,
    heightPx / 2,
    heightPx * 0.75,
  );
  wall.addColorStop(0, '#d6d9de');
  wall.addColorStop(1, '#8d939d');
  ctx.fillStyle = wall;
  ctx.fillRect(0, 0, widthPx, heightPx);
  const person = prepareCharacter(params, framing, makeCanvas);
  person.drawStill(ctx);
  person.drawMoving(ctx, restPose(params));
  return canvas;
}
