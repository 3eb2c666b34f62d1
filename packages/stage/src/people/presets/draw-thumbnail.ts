import type { CharacterParams } from '@herald/media/person/character-params';
import type { Canvas, MakeCanvas } from '#base/canvas/canvas.ts';
import { drawPortrait } from './draw-portrait.ts';

/** Height over width of every thumbnail. */
export const THUMBNAIL_RATIO = 4 / 3;

/** What a library shows of a character: head and shoulders before a quiet wall, at any size. */
export function drawThumbnail(params: CharacterParams, widthPx: number, makeCanvas: MakeCanvas): Canvas {
  const heightPx = Math.round(widthPx * THUMBNAIL_RATIO);
  const wall = ['#d6d9de', '#8d939d'] as const;
  return drawPortrait(params, { widthPx, heightPx, eyeLine: 0.43, faceShare: 0.25, wall }, makeCanvas);
}
