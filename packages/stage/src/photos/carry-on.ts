import { clamp } from '#base/math/clamp.ts';
import { mirrored } from '#base/math/mirrored.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import { blurredSmall, sampleSmall } from './blurred-small.ts';
import { carryOnBody } from './carry-on-body.ts';
import type { FaceGeometry } from './face-geometry.ts';
import { fillBehind } from './fill-behind.ts';
import { cropPixels, type FramePixels, framePixels } from './frame-pixels.ts';
import { headMask } from './head-mask.ts';

/** In units of half a face: over these distances from the photo what is made up loses its detail, and its shapes. */
const DETAIL = 0.3;
const SHAPES = 0.9;

/**
 * Fills the frame around the photo: its background flows on, then the shoulders and the chest of the person. The window
 * is the part of the frame that the photo fills, the face is measured from its corner. False when the photo shows no
 * background to go on from; the frame is then as before.
 */
export function carryOn(frame: FramePixels, window: Rect, face: FaceGeometry): boolean {
  const photo = cropPixels(frame, window.x, window.y, window.width, window.height);
  const mask = headMask(photo, face);
  if (!mask) return false;
  spread(frame, window, fillBehind(photo, mask), face.faceWidth / 2);
  carryOnBody(frame, { window, photo, mask, face });
  return true;
}

/** The light goes on as it is at the edge, its detail is mirrored there; both grow softer the farther away. */
function spread(frame: FramePixels, window: Rect, behind: FramePixels, unit: number): void {
  const whole = stretchedAround(frame, window, behind);
  const base = blurredSmall(whole, 0.035);
  const far = blurredSmall(whole, 0.1);
  const right = window.x + window.width - 1;
  const bottom = window.y + window.height - 1;
  const here: Color = [0, 0, 0];
  const there: Color = [0, 0, 0];
  const away: Color = [0, 0, 0];
  for (let y = 0, at = 0; y < frame.height; y++) {
    const down = Math.max(window.y - y, y - bottom, 0);
    const fromY = mirrored(y - window.y, window.height);
    for (let x = 0; x < frame.width; x++, at += 4) {
      const aside = Math.max(window.x - x, x - right, 0);
      if (down === 0 && aside === 0) continue;
      const fromX = mirrored(x - window.x, window.width);
      const from = (fromY * window.width + fromX) * 4;
      const apart = Math.hypot(aside, down) / unit;
      const detail = 1 - smoothstep(0, DETAIL, apart);
      const soft = smoothstep(0, SHAPES, apart);
      sampleSmall(base, x, y, here);
      sampleSmall(base, fromX + window.x, fromY + window.y, there);
      sampleSmall(far, x, y, away);
      for (let c = 0; c < 3; c++) {
        const near = here[c] + (behind.bytes[from + c] - there[c]) * detail;
        frame.bytes[at + c] = near + (away[c] - near) * soft;
      }
      frame.bytes[at + 3] = 255;
    }
  }
}

type Color = [number, number, number];

/** The outermost pixels of the photo drawn out to the edges of the frame. */
function stretchedAround(frame: FramePixels, window: Rect, behind: FramePixels): FramePixels {
  const whole = framePixels(frame.width, frame.height);
  for (let y = 0, at = 0; y < frame.height; y++) {
    const row = clamp(y - window.y, 0, window.height - 1) * window.width;
    for (let x = 0; x < frame.width; x++, at++) {
      whole.words[at] = behind.words[row + clamp(x - window.x, 0, window.width - 1)];
    }
  }
  return whole;
}
