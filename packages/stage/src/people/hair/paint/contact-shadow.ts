import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rib } from '../knot.ts';
import type { HairPainter } from './hair-painter.ts';

export interface ContactShadow {
  /** 0..1, how much darker it gets */
  strength: number;
  /** how far it reaches beyond the lock, face units */
  reach: number;
}

/** Scratch masks are kept per painter size so that a thousand locks do not allocate a thousand masks. */
const masks = new WeakMap<HairPainter, Float32Array>();

function maskOf(painter: HairPainter): Float32Array {
  const known = masks.get(painter);
  if (known) return known;
  const mask = new Float32Array(painter.width * painter.height);
  masks.set(painter, mask);
  return mask;
}

/** Darkens what is already painted beneath a lock: the strongest of its segments counts once, so bends do not blacken. */
export function paintContactShadow(painter: HairPainter, path: readonly Rib[], shadow: ContactShadow): void {
  const { unitPx, width, height, pixels } = painter;
  const mask = maskOf(painter);
  const shiftX = -painter.shader.light.key[0] * shadow.reach * 0.55;
  const shiftY = shadow.reach * 0.35;
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  for (let i = 0; i < path.length - 1; i++) {
    const a = path[i];
    const b = path[i + 1];
    const ax = painter.columnOf(a[0] + shiftX);
    const ay = painter.rowOf(a[1] + shiftY);
    const dx = painter.columnOf(b[0] + shiftX) - ax;
    const dy = painter.rowOf(b[1] + shiftY) - ay;
    const length = Math.hypot(dx, dy);
    if (length < 0.05) continue;
    const half = (Math.max(a[3], b[3]) + Math.min(shadow.reach, a[3] * 1.1 + 0.006)) * unitPx;
    const x0 = Math.max(0, Math.floor(Math.min(ax, ax + dx) - half));
    const x1 = Math.min(width - 1, Math.ceil(Math.max(ax, ax + dx) + half));
    const y0 = Math.max(0, Math.floor(Math.min(ay, ay + dy) - half));
    const y1 = Math.min(height - 1, Math.ceil(Math.max(ay, ay + dy) + half));
    if (x0 > x1 || y0 > y1) continue;
    left = Math.min(left, x0);
    right = Math.max(right, x1);
    top = Math.min(top, y0);
    bottom = Math.max(bottom, y1);
    const along = i / path.length;
    const fade = shadow.strength * Math.min(1, 0.12 + 2.4 * along) * (1 - 0.75 * smoothstep(0.4, 1, along));
    const line = { ax, ay, ux: dx / length, uy: dy / length, length, inverse: 1 / (half * half), fade };
    castSegment(mask, width, line, { left: x0, right: x1, top: y0, bottom: y1 });
  }
  darken(pixels, mask, width, { left, right, top, bottom });
}

interface Segment {
  ax: number;
  ay: number;
  ux: number;
  uy: number;
  length: number;
  inverse: number;
  fade: number;
}

interface Within {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function castSegment(mask: Float32Array, width: number, segment: Segment, within: Within): void {
  const { ax, ay, ux, uy, length, inverse, fade } = segment;
  for (let y = within.top; y <= within.bottom; y++) {
    for (let x = within.left, at = y * width + x; x <= within.right; x++, at++) {
      const px = x + 0.5 - ax;
      const py = y + 0.5 - ay;
      const q = px * ux + py * uy;
      const on = q < 0 ? 0 : Math.min(q, length);
      const ex = px - ux * on;
      const ey = py - uy * on;
      const far = (ex * ex + ey * ey) * inverse;
      if (far >= 1) continue;
      const value = fade * (1 - far) * (1 - far);
      if (value > mask[at]) mask[at] = value;
    }
  }
}

/** Darkens the pixels by the mask, and empties it. */
function darken(pixels: HairPainter['pixels'], mask: Float32Array, width: number, within: Within): void {
  const { left, right, top, bottom } = within;
  for (let y = top; y <= bottom; y++) {
    for (let x = left, at = y * width + left; x <= right; x++, at++) {
      const value = mask[at];
      if (value === 0) continue;
      mask[at] = 0;
      const pixel = at * 4;
      pixels[pixel] *= 1 - value * 0.87;
      pixels[pixel + 1] *= 1 - value;
      pixels[pixel + 2] *= 1 - value;
    }
  }
}
