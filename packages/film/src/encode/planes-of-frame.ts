import type { Frame } from 'node-av/lib';
import { FilmError } from '../film-error.ts';
import type { Planes } from '../picture.ts';

/** The planes of a decoded yuv420p picture, valid as long as its frame. */
export function planesOfFrame(frame: Frame): Planes {
  const [luma, blue, red] = frame.data ?? [];
  if (!luma || !blue || !red) throw new FilmError('wrong_output', 'The finished film is not yuv420p.');
  const [lumaStride = 0, chromaStride = 0] = frame.linesize;
  return { luma, blue, red, lumaStride, chromaStride, width: frame.width, height: frame.height };
}
