import { isOneOf } from '@herald/media/choices';
import { STICKERS, type Sticker } from '@herald/media/scene/stickers';
import type { Context2D } from '#base/canvas/canvas.ts';
import type { Rect } from '#base/performer.ts';
import { type CutOutEmoji, RIM_COLOR } from './cut-out-emoji.ts';
import { STICKER_ART, type StickerTone } from './sticker-art.ts';

/** With its white edge, its shadow and its sway a sticker stays within its place. */
const RADIUS = 0.39;
/** Of an emoji, which brings its edge and its shadow along. */
const EMOJI_RADIUS = 0.42;
const EDGE = 0.3;
const RIM = 0.07;
/** Corners of a shape are as round as scissors cut them. */
const ROUND = 0.12;
const TILT = -0.08;
const SWAY = 0.06;
/** Of its room, up and down while it sways. */
const FLOAT = 0.02;
/** Of its room: how far below its middle the ground is, how far the thing is above it, and the shadow, which is half as wide as this. */
const STANDING = { ground: 0.41, lift: 0.03, width: 0.44, flat: 0.17, dark: 0.5 };
export const STICKER_BEAT = 48;

interface StickerLook {
  /** null: each sign has colors of its own */
  sticker: StickerTone | null;
  cutOuts: CutOutEmoji;
}

interface StickerMoment {
  name: string | undefined;
  place: Rect;
  /** frames of its sway */
  beat: number;
}

/** A sign or an emoji, cut out with a white edge. */
export function drawSticker(
  ctx: Context2D,
  { name = '', place, beat }: StickerMoment,
  { sticker: brand, cutOuts }: StickerLook,
): void {
  const room = Math.min(place.width, place.height);
  const swing = (beat / STICKER_BEAT) * 2 * Math.PI;
  ctx.save();
  ctx.translate(place.x + place.width / 2, place.y + place.height / 2 - FLOAT * room * Math.sin(2 * swing));
  ctx.rotate(TILT + SWAY * Math.sin(swing));
  if (isOneOf(STICKERS, name)) drawSign(ctx, name, { room: RADIUS * room, brand });
  else cutOuts.draw(ctx, name, 2 * EMOJI_RADIUS * room);
  ctx.restore();
}

/** What stands on a card: no edge as of a sticker, and a soft shadow on the ground, which stays where it is while the thing hovers. */
export function drawStanding(
  ctx: Context2D,
  { name = '', place, beat }: StickerMoment,
  { sticker: brand, cutOuts }: StickerLook,
): void {
  const room = Math.min(place.width, place.height);
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const high = (1 - Math.cos((beat / STICKER_BEAT) * 2 * Math.PI)) / 2;
  drawGroundShadow(ctx, { x, y: y + STANDING.ground * room }, room);
  ctx.save();
  ctx.translate(x, y - STANDING.lift * room - FLOAT * room * high);
  if (isOneOf(STICKERS, name)) drawSign(ctx, name, { room: RADIUS * room, brand, isBare: true });
  else cutOuts.draw(ctx, name, 2 * EMOJI_RADIUS * room, { isBare: true });
  ctx.restore();
}

function drawGroundShadow(ctx: Context2D, { x, y }: { x: number; y: number }, room: number): void {
  const { width, flat, dark } = STANDING;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, flat);
  const shadow = ctx.createRadialGradient(0, 0, 0, 0, 0, width * room);
  shadow.addColorStop(0, `rgba(0,0,0,${dark})`);
  shadow.addColorStop(0.5, `rgba(0,0,0,${dark * 0.45})`);
  shadow.addColorStop(1, 'rgba(0,0,0,0)');
  ctx.fillStyle = shadow;
  ctx.fillRect(-width * room, -width * room, 2 * width * room, 2 * width * room);
  ctx.restore();
}

/** A brand gives it colors, otherwise it has its own. */
interface SignLook {
  room: number;
  brand: StickerTone | null;
  /** without its white edge */
  isBare?: boolean;
}

function drawSign(ctx: Context2D, name: Sticker, { room, brand, isBare }: SignLook): void {
  const { outline, details, usual, size = 1 } = STICKER_ART[name];
  const tone = brand ?? { ...usual, ink: '#3b2a12' };
  const radius = size * room;
  ctx.scale(radius, radius);
  ctx.lineJoin = 'round';
  outline(ctx);
  if (!isBare) edged(ctx, radius);
  stroked(ctx, tone.main, ROUND);
  ctx.fillStyle = tone.main;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.fillStyle = lightFromAbove(ctx);
  ctx.fillRect(-1.1, -1.1, 2.2, 2.2);
  ctx.restore();
  details?.(ctx, tone);
}

function edged(ctx: Context2D, radius: number): void {
  ctx.shadowColor = 'rgba(0,0,0,0.36)';
  ctx.shadowBlur = 0.18 * radius;
  ctx.shadowOffsetY = 0.06 * radius;
  stroked(ctx, RIM_COLOR, ROUND + EDGE + RIM);
  ctx.shadowColor = 'rgba(0,0,0,0)';
  stroked(ctx, '#ffffff', ROUND + EDGE);
  ctx.fillStyle = '#ffffff';
  ctx.fill();
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
