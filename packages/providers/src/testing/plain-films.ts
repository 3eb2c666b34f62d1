import type { VideoEngine } from '@herald/media/engines/video-engine';
import { localVideo } from '../local/local-video.ts';

const SIZE = { width: 72, height: 128 };
/** A frame takes as long as one of a person, without anything being computed meanwhile: there is time to interrupt it. */
const PAUSE_MS = 20;

/**
 * Herald's own engine with a simple face in place of the person: its films are made, kept, measured and killed like every
 * other one, for a fraction of the processor time. Like there, what draws is loaded with the first film.
 */
export function plainFilms(): VideoEngine {
  const { rehearse: _, ...engine } = localVideo(async (_order, audio) => {
    const { faceSaying, sourceOf } = await import('@herald/film/testing');
    return sourceOf({ ...faceSaying(audio, SIZE), pauseMs: PAUSE_MS });
  });
  return engine;
}
