import type { CharacterParams } from '@herald/media/person/character-params';
import type { Canvas, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { restPose } from '../acting/rest-pose.ts';
import { prepareCharacter } from '../character/prepare-character.ts';
import { bodyUnder } from '../params/head-on-body.ts';

export interface PortraitView {
  widthPx: number;
  heightPx: number;
  /** height of the eyes, as a share of the picture's height */
  eyeLine: number;
  /** half a face, as a share of the picture's width */
  faceShare: number;
  /** the wall behind: at its lightest, and in the corners */
  wall: readonly [light: string, dark: string];
}

/** A person in front of a plain wall, posing for their picture. */
export function drawPortrait(params: CharacterParams, view: PortraitView, makeCanvas: MakeCanvas): Canvas {
  const { widthPx, heightPx } = view;
  const framing = bodyUnder({
    frameWidth: widthPx,
    frameHeight: heightPx,
    headX: widthPx / 2,
    headY: heightPx * view.eyeLine,
    unitPx: widthPx * view.faceShare,
  });
  const canvas = makeCanvas(widthPx, heightPx);
  const ctx = contextOf(canvas);
  const centerX = widthPx / 2;
  const centerY = heightPx / 2;
  const wall = ctx.createRadialGradient(centerX, heightPx * 0.4, widthPx * 0.1, centerX, centerY, heightPx * 0.75);
  wall.addColorStop(0, view.wall[0]);
  wall.addColorStop(1, view.wall[1]);
  ctx.fillStyle = wall;
  ctx.fillRect(0, 0, widthPx, heightPx);
  const person = prepareCharacter(params, framing, makeCanvas);
  person.drawStill(ctx);
  person.drawMoving(ctx, restPose(params));
  return canvas;
}
