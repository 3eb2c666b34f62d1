import type { Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Sprite } from '#base/drawing/sprite.ts';
import type { Light } from '#base/light/light-presets.ts';
import type { LimbPicture } from './kernel/limb-kernel.ts';
import { SHADOW_OF_ALPHA } from './model/shadow-of-alpha.ts';

/** What is drawn of an arm's shadow: the rest of the drawing lies this far outside the canvas. */
const FAR = 4000;

export interface ArmLayer {
  ctx: Context2D;
  /** where the canvas's first pixel lies, from the head */
  x: number;
  y: number;
  unitPx: number;
  light: Light;
}

/** Draws arms over a body, each with the soft shadow it throws on what is already there. */
export function layArms(layer: ArmLayer, arms: readonly LimbPicture[], makeCanvas: MakeCanvas): void {
  for (const arm of arms) {
    const sprite = spriteOf(arm, makeCanvas);
    layShadow(layer, spriteOf(shadingPart(arm), makeCanvas));
    layer.ctx.drawImage(sprite.canvas, sprite.x - layer.x, sprite.y - layer.y);
  }
}

function shadingPart(arm: LimbPicture): LimbPicture {
  const pixels = new Uint8ClampedArray(arm.pixels.length);
  for (let i = 3; i < pixels.length; i += 4) pixels[i] = SHADOW_OF_ALPHA[arm.pixels[i]];
  return { ...arm, pixels };
}

/** Wide where an arm is away from what it shades, narrow where it lies on it. */
const SHADOWS = [
  { color: 'rgba(18,8,5,0.46)', blur: 0.17 },
  { color: 'rgba(18,8,5,0.4)', blur: 0.07 },
];

function layShadow({ ctx, x, y, unitPx, light }: ArmLayer, arm: Sprite): void {
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  for (const { color, blur } of SHADOWS) {
    ctx.shadowColor = color;
    ctx.shadowBlur = unitPx * blur;
    ctx.shadowOffsetX = FAR - light.key[0] * unitPx * 0.13;
    ctx.shadowOffsetY = unitPx * 0.07;
    ctx.drawImage(arm.canvas, arm.x - x - FAR, arm.y - y);
  }
  ctx.restore();
}

export function spriteOf({ pixels, width, height, x, y }: LimbPicture, makeCanvas: MakeCanvas): Sprite {
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  const image = ctx.createImageData(width, height);
  image.data.set(pixels);
  ctx.putImageData(image, 0, 0);
  return { canvas, x, y };
}
