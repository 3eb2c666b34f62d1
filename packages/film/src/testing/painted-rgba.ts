import type { PaintedFrame } from '../draw/drawing.ts';

/** The current pixels of a frame; the next frame is drawn over the originals. */
export function paintedRgba(painted: PaintedFrame): Buffer {
  return 'canvas' in painted ? painted.canvas.data() : Buffer.from(painted.pixels.bytes);
}
