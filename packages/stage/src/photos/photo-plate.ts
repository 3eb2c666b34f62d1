import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Rect } from '#base/performer.ts';
import { drawLonger, longerPart } from './draw-longer.ts';
import type { PhotoFit } from './fit-photo.ts';
import { drawPictureInFrame } from './picture-in-frame.ts';
import { drawInShade, endsInShade } from './shade-below.ts';

export interface PhotoPlate {
  readonly canvas: Canvas;
  /** where the photo lies when it does not fill the frame; nothing outside it moves */
  readonly picture: Rect | undefined;
}

/** The whole frame with the photo in it, at rest. Nothing is made up: what the photo does not reach is a plain ground, or a little more of the same below the chin. */
export function photoPlate(
  picture: Picture,
  analysis: PhotoAnalysis,
  fit: PhotoFit,
  { makeCanvas, isCutOut }: { makeCanvas: MakeCanvas; isCutOut: boolean },
): PhotoPlate {
  const canvas = makeCanvas(fit.framing.frameWidth, fit.framing.frameHeight);
  const ctx = contextOf(canvas);
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  const place = {
    x: fit.offsetX,
    y: fit.offsetY,
    width: analysis.width * fit.scale,
    height: analysis.height * fit.scale,
  };
  const longer = longerPart(analysis, fit, { isCutOut });
  if (longer) {
    drawLonger(ctx, picture, place, longer);
    return { canvas, picture: undefined };
  }
  if (!fit.covers && !isCutOut) {
    const draw = endsInShade(fit) ? drawInShade : drawPictureInFrame;
    draw(ctx, picture, { fit, place }, makeCanvas);
    return { canvas, picture: place };
  }
  ctx.drawImage(picture, place.x, place.y, place.width, place.height);
  return { canvas, picture: fit.covers ? undefined : place };
}
