import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Rect } from '#base/performer.ts';
import { carryOn } from './carry-on.ts';
import { faceGeometry } from './face-geometry.ts';
import type { PhotoFit } from './fit-photo.ts';
import { readFramePixels } from './frame-pixels.ts';
import { drawPictureOnGround } from './picture-on-ground.ts';

export interface PhotoPlate {
  readonly canvas: Canvas;
  /** where the photo lies when it is shown as a picture on a ground; nothing outside it moves */
  readonly picture: Rect | undefined;
}

/** The whole frame with the photo in it, at rest; what the photo does not reach is made up from it. */
export function photoPlate(
  picture: Picture,
  analysis: PhotoAnalysis,
  fit: PhotoFit,
  makeCanvas: MakeCanvas,
): PhotoPlate {
  const { frameWidth, frameHeight } = fit.framing;
  const canvas = makeCanvas(frameWidth, frameHeight);
  const ctx = contextOf(canvas);
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  const place = {
    x: fit.offsetX,
    y: fit.offsetY,
    width: analysis.width * fit.scale,
    height: analysis.height * fit.scale,
  };
  const asPicture = (): PhotoPlate => {
    drawPictureOnGround(ctx, picture, { fit, place }, makeCanvas);
    return { canvas, picture: place };
  };
  if (fit.cutsHead) return asPicture();
  ctx.drawImage(picture, place.x, place.y, place.width, place.height);
  if (fit.covers) return { canvas, picture: undefined };
  const frame = readFramePixels(canvas);
  const window = filledPart(analysis, fit);
  const inWindow = { ...fit, offsetX: fit.offsetX - window.x, offsetY: fit.offsetY - window.y };
  if (!carryOn(frame, window, faceGeometry(analysis, inWindow))) return asPicture();
  const shown = ctx.createImageData(frameWidth, frameHeight);
  shown.data.set(frame.bytes);
  ctx.putImageData(shown, 0, 0);
  return { canvas, picture: undefined };
}

/** The pixels that the photo fills altogether; those on its rim are mixed with nothing. */
function filledPart({ width, height }: PhotoAnalysis, { scale, offsetX, offsetY, framing }: PhotoFit): Rect {
  const rim = Math.max(1, Math.ceil(scale));
  const inside = (from: number, to: number, length: number): [number, number] => [
    from <= 0 ? 0 : Math.ceil(from) + rim,
    to >= length ? length : Math.floor(to) - rim,
  ];
  const [left, right] = inside(offsetX, offsetX + width * scale, framing.frameWidth);
  const [top, bottom] = inside(offsetY, offsetY + height * scale, framing.frameHeight);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
