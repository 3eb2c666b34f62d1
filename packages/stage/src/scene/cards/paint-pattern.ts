import type { Context2D } from '#base/canvas/canvas.ts';
import { luminance } from '#base/color/contrast.ts';
import { type Rgb, rgba } from '#base/color/rgb.ts';

interface Pattern {
  /** where the eye is to go first */
  center: readonly [x: number, y: number];
  width: number;
  height: number;
}

const RAYS = { count: 14, share: 0.5, turn: 0.12 };
const RINGS = { count: 7, share: 0.5 };
const STRIPES = { count: 9, share: 0.5, slope: 0.6 };
const SHADE = { color: [9, 9, 13], alpha: 0.16 } as const;
const SHINE = { color: [255, 255, 255], alpha: 0.2 } as const;
const PATTERNS = [addRays, addRings, addStripes] as const;

/** A ground of one color is not empty. Each color has a pattern of its own, which only helps its words to be read. */
export function paintPattern(ctx: Context2D, pattern: Pattern, { ground, words }: { ground: Rgb; words: Rgb }): void {
  const { color, alpha } = luminance(words) > 0.5 ? SHADE : SHINE;
  const add = PATTERNS[Math.round(ground[0] + ground[1] + ground[2]) % PATTERNS.length] ?? addRays;
  ctx.fillStyle = rgba(color, alpha);
  ctx.beginPath();
  add(ctx, pattern);
  ctx.fill('evenodd');
}

function addRays(ctx: Context2D, { center: [x, y], width, height }: Pattern): void {
  const reach = Math.hypot(width, height);
  for (let ray = 0; ray < RAYS.count; ray++) {
    const from = RAYS.turn + (ray / RAYS.count) * 2 * Math.PI;
    const to = from + (RAYS.share / RAYS.count) * 2 * Math.PI;
    ctx.moveTo(x, y);
    ctx.lineTo(x + Math.cos(from) * reach, y + Math.sin(from) * reach);
    ctx.lineTo(x + Math.cos(to) * reach, y + Math.sin(to) * reach);
    ctx.closePath();
  }
}

function addRings(ctx: Context2D, { center: [x, y], width, height }: Pattern): void {
  const step = Math.hypot(width, height) / 1.2 / RINGS.count;
  for (let ring = 1; ring <= RINGS.count; ring++)
    for (const radius of [ring * step, (ring + RINGS.share) * step]) {
      ctx.moveTo(x + radius, y);
      ctx.arc(x, y, radius, 0, 2 * Math.PI);
    }
}

function addStripes(ctx: Context2D, { width, height }: Pattern): void {
  const lean = STRIPES.slope * height;
  const step = (width + lean) / STRIPES.count;
  for (let stripe = 0; stripe < STRIPES.count; stripe++) {
    const left = stripe * step - lean;
    const right = left + STRIPES.share * step;
    ctx.moveTo(left, height);
    ctx.lineTo(left + lean, 0);
    ctx.lineTo(right + lean, 0);
    ctx.lineTo(right, height);
    ctx.closePath();
  }
}
