import { isTall } from './is-tall.ts';
import type { Framing, Rect } from './performer.ts';

/** Down to where words may go for a face, of the frame's height; networks write over the last fifth of a tall frame. */
const LOWEST = { tall: 0.86, other: 0.97 };
/** One line of words, in units of a 720 frame. */
const LEAST = 68;

/** Words below a mouth; where the frame is not tall, with as much of their height as it leaves. Undefined where they have no room. */
export function lowerBand(band: Rect, y: number, frame: Pick<Framing, 'frameWidth' | 'frameHeight'>): Rect | undefined {
  const { frameWidth, frameHeight } = frame;
  const room = (isTall(frame) ? LOWEST.tall : LOWEST.other) * frameHeight - y;
  const least = isTall(frame) ? band.height : Math.min(band.height, (LEAST * Math.min(frameWidth, frameHeight)) / 720);
  return room < least ? undefined : { ...band, y, height: Math.min(band.height, Math.floor(room)) };
}
