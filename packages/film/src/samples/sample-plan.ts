import type { SceneFilm } from '../draw/scene-film.ts';

/** Files of a sample. */
export interface SampleFiles {
  /** its best moment, a WebP */
  poster: string;
  /** its first seconds without a sound, an mp4 */
  loop: string;
  /** `SAMPLE_MOMENTS` of it side by side, a WebP */
  moments: string;
}

/** Everything that a sample process needs to know; plain data, so that it can be sent to it. */
export interface SamplePlan {
  source: { scene: SceneFilm };
  files: SampleFiles;
}
