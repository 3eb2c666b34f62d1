import { copyFile, writeFile } from 'node:fs/promises';
import type { VideoEngine } from '@herald/media/engines/video-engine';
import { localVideo } from '../local/local-video.ts';
import type { ForeignFilming } from '../routing/video-service.ts';

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

/** Sends services a file in place of a drawn presenter, and takes their films as they come, without measuring them. */
export const hastyForeign: ForeignFilming = {
  still: (_order, path) => writeFile(path, 'a presenter'),
  async finish({ path }, { files }) {
    for (const file of [files.poster, files.preview, files.vtt, files.srt]) await writeFile(file, 'beside the film');
    await copyFile(path, files.video);
    return { files, durationSec: 1, sizeBytes: 4, transcript: 'Big news.', report: {}, faults: [] };
  },
};
