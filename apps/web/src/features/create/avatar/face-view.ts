import type { FacePoint } from './face-points.ts';

/** A square of the picture, in its pixels. */
export interface FaceView {
  x: number;
  y: number;
  side: number;
}

/** Room around the points, so that each can be moved outwards. */
const roomFactor = 1.7;

/** The part of a portrait that holds the points: close enough to tell them apart. */
export function faceView(points: readonly FacePoint[], { width, height }: { width: number; height: number }): FaceView {
  const side = Math.min(width, height);
  if (points.length === 0) return { x: (width - side) / 2, y: (height - side) / 2, side };
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const close = Math.min(side, Math.max(right - left, bottom - top) * roomFactor);
  const within = (start: number, length: number) => Math.min(Math.max(0, start), length - close);
  return {
    x: within((left + right - close) / 2, width),
    y: within((top + bottom - close) / 2, height),
    side: close,
  };
}
