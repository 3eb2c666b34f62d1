import type { MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { blurField } from '#base/color/blur-field.ts';
import type { Rgb } from '#base/color/rgb.ts';
import type { Sprite } from '#base/drawing/sprite.ts';
import type { SoftShadow } from '../params/skull-geometry.ts';

export interface ShadowLook {
  color: Rgb;
  /** full pixels */
  blurPx: number;
  strength: number;
  shiftX: number;
  shiftY: number;
}

const SCALE = 4;

/** The blurred silhouette of a sprite, at a quarter of its resolution. */
export function softShadow(sprite: Sprite, makeCanvas: MakeCanvas, look: ShadowLook): SoftShadow {
  const pad = Math.ceil((look.blurPx * 2) / SCALE) + 2;
  const inner = { width: Math.ceil(sprite.canvas.width / SCALE), height: Math.ceil(sprite.canvas.height / SCALE) };
  const width = inner.width + pad * 2;
  const height = inner.height + pad * 2;
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(sprite.canvas, pad, pad, sprite.canvas.width / SCALE, sprite.canvas.height / SCALE);
  const image = ctx.getImageData(0, 0, width, height);
  const alpha = Float32Array.from({ length: width * height }, (_, i) => image.data[i * 4 + 3]);
  blurField(alpha, width, height, Math.max(1, Math.round(look.blurPx / SCALE)));
  for (let i = 0; i < alpha.length; i++) {
    image.data[i * 4] = look.color[0];
    image.data[i * 4 + 1] = look.color[1];
    image.data[i * 4 + 2] = look.color[2];
    image.data[i * 4 + 3] = Math.min(255, alpha[i] * look.strength);
  }
  ctx.putImageData(image, 0, 0);
  return {
    canvas,
    x: Math.round(sprite.x - pad * SCALE + look.shiftX),
    y: Math.round(sprite.y - pad * SCALE + look.shiftY),
    scale: SCALE,
  };
}
