import { dirname, resolve } from 'node:path';
import type { View } from '@herald/confined';
import { Child } from './child/child.ts';
import type { SceneFilm } from './draw/scene-film.ts';
import type { FilmProgress, FilmReport } from './film-plan.ts';
import type { ForeignPlan } from './foreign/foreign-plan.ts';
import type { LipMeasure } from './foreign/lip-reader.ts';
import { type MakeVideo, withFilmSound } from './make-video.ts';

export interface FinishFilm extends Omit<MakeVideo, 'source' | 'hands' | 'studio'> {
  /** The film as its engine made it: an mp4, best with the sound its lips move to. */
  path: string;
  /** What its lips are measured by if it comes without that sound. */
  lips: LipMeasure;
  /** Whose captions, cards and logo are laid over it; it stays as it is when left out. */
  dress?: SceneFilm;
}

/**
 * Puts our sound under a film that another engine made to it, in a process of its own, and measures it like our own
 * films. Rejects with a FilmError, also where the film does not fit our sound; `faults` in its report tell what went
 * wrong with ours.
 */
export function finishFilm(film: FinishFilm): Promise<FilmReport> {
  return withFilmSound(film, async (parts) => {
    const plan = { ...parts, path: resolve(film.path), lips: film.lips, dress: film.dress };
    const { signal, isInBackground, isUrgent } = film;
    const child = new Child<ForeignPlan, FilmReport, FilmProgress>({
      ...{ entry: 'foreign-process', signal, isInBackground, isUrgent },
      view: viewOf(plan),
    });
    try {
      return await child.ask(plan, film.onProgress);
    } finally {
      child.end();
    }
  });
}

/** The film came from elsewhere: what reads it sees what it is made of, and where ours goes. */
function viewOf({ path, voice, music, dress, files, workFolder }: ForeignPlan): View {
  const pictures = Object.values(dress?.pictures ?? {}).map((picture) => resolve(picture));
  return {
    reads: [path, voice.path, ...(music ? [music.path, ...(music.sidePath ? [music.sidePath] : [])] : []), ...pictures],
    writes: [...new Set([workFolder, ...Object.values(files).map((file: string) => dirname(file))])],
  };
}
