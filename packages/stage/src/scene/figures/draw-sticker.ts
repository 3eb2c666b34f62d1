import { isOneOf } from '@herald/media/choices';
import { STICKERS } from '@herald/media/scene/stickers';
import type { Context2D } from '#base/canvas/canvas.ts';
import type { Rect } from '#base/performer.ts';
import { STICKER_ART, type StickerTone } from './sticker-art.ts';

/** With its white edge, its shadow and its sway a sticker stays within its place. */
const RADIUS = 0.39;
const EDGE = 0.3;
/** Corners of a shape are as round as scissors cut them. */
const ROUND = 0.12;
const TILT = -0.08;
const SWAY = 0.06;
export const STICKER_BEAT = 48;

interface StickerMoment {
  name: string | undefined;
  place: Rect;
  /** frames of its sway */
  beat: number;
}

/** A sign cut out with a white edge; `brand` gives it colors, otherwise it has its own. */
export function drawSticker(ctx: Context2D, { name, place, beat }: StickerMoment, brand: StickerTone | null): void {
  if (!isOneOf(STICKERS, name)) return;
  const { outline, details, usual, size = 1 } = STICKER_ART[name];
  const tone = brand ?? { ...usual, ink: '#3b2a12' };
  const radius = size * RADIUS * Math.min(place.width, place.height);
  ctx.save();
  ctx.translate(place.x + place.width / 2, place.y + place.height / 2);
  ctx.rotate(TILT + SWAY * Math.sin((beat / STICKER_BEAT) * 2 * Math.PI));
  ctx.scale(radius, radius);
  ctx.lineJoin = 'round';
  outline(ctx);
  ctx.shadowColor = 'rgba(0,0,0,0.36)';
  ctx.shadowBlur = 0.18 * radius;
  ctx.shadowOffsetY = 0.06 * radius;
  stroked(ctx, '#ffffff', ROUND + EDGE);
  ctx.shadowColor = 'rgba(0,0,0,0)';
  ctx.fillStyle = '#ffffff';
  ctx.fill();
  stroked(ctx, tone.main, ROUND);
  ctx.fillStyle = tone.main;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.fillStyle = lightFromAbove(ctx);
  ctx.fillRect(-1.1, -1.1, 2.2, 2.2);
  ctx.restore();
  details?.(ctx, tone);
  ctx.restore();
}

function stroked(ctx: Context2D, color: string, width: number): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.stroke();
}

function lightFromAbove(ctx: Context2D) {
  const light = ctx.createLinearGradient(0, -1, 0, 1);
  light.addColorStop(0, 'rgba(255,255,255,0.34)');
  light.addColorStop(0.5, 'rgba(255,255,255,0)');
  light.addColorStop(1, 'rgba(0,0,0,0.12)');
  return light;
}
