import type { BackgroundSpec, PlainGround } from '@herald/media/scene/scene-spec';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { coverCrop, type Pictures, pictureNamed } from '#base/canvas/check-picture.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { blurPixels } from '#base/color/blur-pixels.ts';
import { mixRgb, parseHex, rgba } from '#base/color/rgb.ts';
import { addGrain, addVignette } from './lens/finish.ts';
import { type PlaceFrame, renderBackground } from './render-background.ts';

/** The picture behind the presenter, `margin` pixels larger than the frame on every side. */
export function prepareBackground(
  spec: BackgroundSpec,
  frame: PlaceFrame,
  margin: number,
  env: { makeCanvas: MakeCanvas; pictures: Pictures; tracedPixels?: number | undefined },
): Canvas {
  if (spec.kind === 'setting') return renderBackground(spec, frame, margin, env.makeCanvas, env.tracedPixels);
  const canvas = env.makeCanvas(frame.width + 2 * margin, frame.height + 2 * margin);
  if (spec.kind === 'ground') paintGround(canvas, spec.ground, frame.scale);
  else if (spec.kind === 'color') paintColor(canvas, spec.color, frame.framing.headY + margin);
  else paintPicture(canvas, pictureNamed(env.pictures, spec.picture, 'background'), spec.softness, env.makeCanvas);
  return canvas;
}

/** The green that keying programs expect; no skin and few clothes come near it. */
const KEY_GREEN = '#00b140';
const CHECKER = { light: '#d3d6db', dark: '#b4b8c0', units: 24 };

/** What stands for no place. A clear one stays as canvases begin: with nothing in it. */
function paintGround(canvas: Canvas, ground: PlainGround, scale: number): void {
  if (ground === 'clear') return;
  const ctx = contextOf(canvas);
  const { width, height } = canvas;
  ctx.fillStyle = ground === 'green' ? KEY_GREEN : CHECKER.light;
  ctx.fillRect(0, 0, width, height);
  if (ground === 'green') return;
  ctx.fillStyle = CHECKER.dark;
  const side = Math.round(CHECKER.units * scale);
  for (let row = 0; row * side < height; row++)
    for (let column = row % 2; column * side < width; column += 2) ctx.fillRect(column * side, row * side, side, side);
}

/** A sweep of one colour: lit behind the head, falling off towards the corners, so that it reads as a place and not as a hole. */
function paintColor(canvas: Canvas, hex: string, headY: number): void {
  const ctx = contextOf(canvas);
  const { width, height } = canvas;
  const color = parseHex(hex);
  const reach = Math.hypot(width, height) * 0.72;
  const light = ctx.createRadialGradient(width / 2, headY, 0, width / 2, headY, reach);
  light.addColorStop(0, rgba(mixRgb(color, [255, 255, 255], 0.14)));
  light.addColorStop(0.45, rgba(color));
  light.addColorStop(1, rgba(mixRgb(color, [0, 0, 0], 0.22)));
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, width, height);
  addGrain(ctx, { width, height, seed: 5 });
}

/** The customer's own picture: filled to the frame; a soft one is blurred at quarter size and falls off in light like the drawn places. */
function paintPicture(canvas: Canvas, picture: Picture, softness: number, makeCanvas: MakeCanvas): void {
  const ctx = contextOf(canvas);
  const { width, height } = canvas;
  const crop = coverCrop(picture, width, height);
  ctx.imageSmoothingQuality = 'high';
  if (softness === 0) {
    ctx.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
    return;
  }
  const small = makeCanvas(Math.max(1, Math.round(width / 4)), Math.max(1, Math.round(height / 4)));
  const smallContext = contextOf(small);
  smallContext.imageSmoothingQuality = 'high';
  smallContext.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, small.width, small.height);
  const pixels = smallContext.getImageData(0, 0, small.width, small.height);
  smallContext.putImageData(blurPixels(pixels, Math.max(1, Math.round((softness * small.width) / 36))), 0, 0);
  ctx.drawImage(small, 0, 0, width, height);
  addVignette(ctx, width, height);
  addGrain(ctx, { width, height, seed: 5 });
}
