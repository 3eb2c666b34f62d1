import { clamp } from '#base/math/clamp.ts';
import { gaussian } from '#base/math/gaussian.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import type { EyelidPatch } from './eyelid-patch.ts';
import type { FramePixels } from './frame-pixels.ts';

/** Where a patch lands: the window it is drawn into, and how the head has moved it. */
export interface BlinkPlace {
  readonly originX: number;
  readonly originY: number;
  readonly moveX: number;
  readonly moveY: number;
}

/** Less than this is an open eye. */
const leastBlink = 0.03;

/** Lowers the lid over the eye; the lid line carries the lashes down with it. */
export function drawBlink(
  out: FramePixels,
  patch: EyelidPatch,
  place: BlinkPlace,
  blink: number,
  grain: Float32Array,
): Rect | undefined {
  const closed = clamp(blink);
  if (closed < leastBlink) return undefined;
  const left = Math.round(patch.x + place.moveX - place.originX);
  const top = Math.round(patch.y + place.moveY - place.originY);
  const slip = patch.y + place.moveY - place.originY - top;
  const { width, height, cover, closedEdge, openEdge, crease, between, eyeWidth } = patch;
  const shut = smoothstep(0.72, 1, closed);
  const appear = Math.min(1, closed * 6);
  for (let y = 1; y < height - 1; y++) {
    const toY = top + y;
    if (toY < 0 || toY >= out.height) continue;
    const row = y - slip;
    for (let x = 1; x < width - 1; x++) {
      const k = y * width + x;
      const toX = left + x;
      if (cover[k] <= 0 || toX < 0 || toX >= out.width) continue;
      const edge = mix(openEdge[x], closedEdge[x], closed);
      const under = shut * 0.97 * smoothstep(0.22 * eyeWidth, 0.03 * eyeWidth, row - closedEdge[x]);
      const share = Math.max(clamp(edge - row + 0.5), under) * cover[k] * appear;
      const span = Math.max(2, closedEdge[x] - crease[x]);
      const light = lidLight(
        (row - crease[x]) / span,
        (row - crease[x]) / eyeWidth,
        closed * span,
        eyeWidth,
        between[x],
      );
      const lashes = between[x] * gaussian(row - edge, Math.max(0.9, 0.019 * eyeWidth)) * 0.82;
      const lash = lashes * Math.min(1, closed * 3) * Math.min(1, cover[k] * 1.5);
      paint(out.bytes, (toY * out.width + toX) * 4, patch, k, {
        share,
        lash,
        light: light + grain[(x * 131 + y * 17) & 4095],
      });
    }
  }
  return { x: left, y: top, width, height };
}

/** A lid is a small ball: lighter in its middle, darker in the crease and towards the lashes. */
function lidLight(down: number, fromCrease: number, sunk: number, eyeWidth: number, between: number): number {
  const fold = 0.14 * gaussian(fromCrease - (0.22 * sunk) / eyeWidth, 0.045);
  const ball = 0.055 * gaussian(down - 0.5, 0.2);
  const rim = 0.1 * gaussian(down - 1.06, 0.11);
  return 1 + (ball - fold - rim) * between;
}

interface LidPixel {
  readonly share: number;
  readonly lash: number;
  readonly light: number;
}

function paint(
  bytes: Uint8ClampedArray,
  at: number,
  patch: EyelidPatch,
  k: number,
  { share, lash, light }: LidPixel,
): void {
  for (let c = 0; c < 3; c++) {
    const lid = mix(bytes[at + c], patch.skin[k * 3 + c] * light, share);
    bytes[at + c] = mix(lid, patch.lash[c], lash);
  }
}
