import type { DrawnAtOnce } from '../draw/drawing.ts';

/** The current pixels of a frame; the next frame is drawn over the originals. */
export function paintedRgba(painted: ReturnType<DrawnAtOnce['draw']>): Buffer {
  return 'canvas' in painted ? painted.canvas.data() : Buffer.from(painted.pixels.bytes);
}
