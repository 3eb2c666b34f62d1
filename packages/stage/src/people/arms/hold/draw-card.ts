import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Sprite } from '#base/drawing/sprite.ts';
import type { Light } from '#base/light/light-presets.ts';
import { type CardSize, cardSize } from './card-size.ts';
import { rounded } from './rounded.ts';
import { grippedSpan, isRound, type Silhouette, silhouetteOf } from './silhouette.ts';

/** What a hand holds as it lies flat before the viewer; the sprite's origin is its middle. */
export interface FlatCard {
  sprite: Sprite;
  size: CardSize;
  silhouette: Silhouette;
  light: Light;
}

interface CardSource {
  /** a card, or a product without a ground: what is clear stays clear */
  product: Picture;
  light: Light;
  unitPx: number;
  makeCanvas: MakeCanvas;
}

interface CardShadow {
  color: string;
  blur: number;
  falls: number;
}

/** A light one on the body behind, and a close one on the palm, both as warm as skin and cloth in shade: a hard black one makes a sticker of it. Face units. */
const SHADOWS = {
  behind: { color: 'rgba(40,22,16,.26)', blur: 0.24, falls: 0.05 },
  near: { color: 'rgba(40,18,12,.3)', blur: 0.07, falls: 0.02 },
} as const satisfies Record<string, CardShadow>;
/** The shadow reaches this far beside it, face units. */
const BESIDE = 0.3;

export function drawCard({ product, light, unitPx: unit, makeCanvas }: CardSource): FlatCard {
  const silhouette = silhouetteOf(product, makeCanvas);
  const size = heldSize(product, silhouette);
  const w = size.halfWidth * unit;
  const h = size.halfHeight * unit;
  const x = -Math.ceil(w + BESIDE * unit);
  const y = -Math.ceil(h + BESIDE * unit);
  const canvas = makeCanvas(-2 * x, -2 * y);
  const ctx = contextOf(canvas);
  ctx.imageSmoothingQuality = 'high';
  const face = isRound(silhouette) ? rounded(silhouette, light, makeCanvas) : lit(product, light, makeCanvas);
  const draw = ({ color, blur, falls }: CardShadow, asideX: number) => {
    ctx.shadowColor = color;
    ctx.shadowBlur = blur * unit;
    ctx.shadowOffsetX = asideX - light.key[0] * falls * unit;
    ctx.shadowOffsetY = falls * unit;
    ctx.drawImage(face, -x - w - asideX, -y - h, 2 * w, 2 * h);
  };
  // The first shadow alone: what is half clear would be less clear in two layers.
  draw(SHADOWS.behind, canvas.width);
  draw(SHADOWS.near, 0);
  return { sprite: { canvas, x, y }, size, silhouette, light };
}

function heldSize(product: Picture, silhouette: Silhouette): CardSize {
  const size = cardSize(product);
  const { from, to } = grippedSpan(silhouette);
  return { ...size, grip: { from: from * size.halfWidth, to: to * size.halfWidth } };
}

/** Brighter towards the lamp, darker away from it. */
function lit(product: Picture, { key }: Light, makeCanvas: MakeCanvas): Canvas {
  const { width, height } = product;
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  ctx.drawImage(product, 0, 0, width, height);
  ctx.globalCompositeOperation = 'source-atop';
  const towards = key[0] < 0 ? 0 : width;
  const light = ctx.createLinearGradient(towards, 0, width - towards, 0.4 * height);
  light.addColorStop(0, 'rgba(255,248,236,.2)');
  light.addColorStop(0.4, 'rgba(255,248,236,0)');
  light.addColorStop(0.6, 'rgba(24,12,8,0)');
  light.addColorStop(1, 'rgba(24,12,8,.26)');
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, width, height);
  return canvas;
}
