import type { PhotoAnalysis } from '@herald/media';
import type { Canvas, Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { blurPixels } from '#base/color/blur-pixels.ts';
import { faceGeometry } from './face-geometry.ts';
import { fillBehind } from './fill-behind.ts';
import type { PhotoFit } from './fit-photo.ts';
import { readFramePixels } from './frame-pixels.ts';
import { headMask } from './head-mask.ts';

/** Share of the picture's width over which its side edges melt into the backdrop. */
const featherShare = 0.1;

/** The whole frame with the photo in it, at rest. */
export function photoPlate(picture: Picture, analysis: PhotoAnalysis, fit: PhotoFit, makeCanvas: MakeCanvas): Canvas {
  const { frameWidth, frameHeight } = fit.framing;
  const plate = makeCanvas(frameWidth, frameHeight);
  const ctx = contextOf(plate);
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  const width = analysis.width * fit.scale;
  const height = analysis.height * fit.scale;
  if (fit.covers) {
    ctx.drawImage(picture, fit.offsetX, fit.offsetY, width, height);
    return plate;
  }
  const panel = makeCanvas(Math.ceil(width), Math.ceil(height));
  const panelCtx = contextOf(panel);
  panelCtx.imageSmoothingQuality = 'high';
  panelCtx.drawImage(picture, 0, 0, width, height);
  drawBackdrop(ctx, withoutPerson(panel, analysis, fit, makeCanvas), fit, makeCanvas);
  featherEdges(panelCtx, width, height, fit);
  ctx.drawImage(panel, fit.offsetX, fit.offsetY);
  return plate;
}

/** The background of the panel alone, so that no ghost of the person shows beside them. */
function withoutPerson(panel: Canvas, analysis: PhotoAnalysis, fit: PhotoFit, makeCanvas: MakeCanvas): Canvas {
  const pixels = readFramePixels(panel);
  const mask = headMask(pixels, faceGeometry(analysis, { ...fit, offsetX: 0, offsetY: 0 }));
  if (!mask) return panel;
  const empty = makeCanvas(panel.width, panel.height);
  const ctx = contextOf(empty);
  const shown = ctx.createImageData(panel.width, panel.height);
  shown.data.set(fillBehind(pixels, mask).bytes);
  ctx.putImageData(shown, 0, 0);
  return empty;
}

/** The background, enlarged over the whole frame and blurred. */
function drawBackdrop(ctx: Context2D, picture: Picture, fit: PhotoFit, makeCanvas: MakeCanvas): void {
  const { frameWidth, frameHeight } = fit.framing;
  const small = 8;
  const width = Math.ceil(frameWidth / small);
  const height = Math.ceil(frameHeight / small);
  const canvas = makeCanvas(width, height);
  const smallCtx = contextOf(canvas);
  const cover = Math.max(width / picture.width, height / picture.height);
  smallCtx.imageSmoothingQuality = 'high';
  const left = (width - picture.width * cover) / 2;
  const top = (height - picture.height * cover) * 0.2;
  smallCtx.drawImage(picture, left, top, picture.width * cover, picture.height * cover);
  const pixels = smallCtx.getImageData(0, 0, width, height);
  smallCtx.putImageData(blurPixels(pixels, 9), 0, 0);
  ctx.drawImage(canvas, 0, 0, frameWidth, frameHeight);
}

function featherEdges(ctx: Context2D, width: number, height: number, fit: PhotoFit): void {
  const { frameWidth } = fit.framing;
  const band = featherShare * width;
  ctx.globalCompositeOperation = 'destination-out';
  const fade = (x0: number, y0: number, x1: number, y1: number) => {
    const gradient = ctx.createLinearGradient(x0, y0, x1, y1);
    gradient.addColorStop(0, 'rgba(0,0,0,1)');
    gradient.addColorStop(0.35, 'rgba(0,0,0,0.72)');
    gradient.addColorStop(1, 'rgba(0,0,0,0)');
    ctx.fillStyle = gradient;
  };
  if (fit.offsetX > 0) {
    fade(0, 0, band, 0);
    ctx.fillRect(0, 0, band, height);
  }
  if (fit.offsetX + width < frameWidth) {
    fade(width, 0, width - band, 0);
    ctx.fillRect(width - band, 0, band + 1, height);
  }
  if (fit.offsetY > 0) {
    fade(0, 0, 0, band);
    ctx.fillRect(0, 0, width, band);
  }
  ctx.globalCompositeOperation = 'source-over';
}
