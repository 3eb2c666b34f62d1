import type { Phone } from '@herald/media/sound';
import type { SceneFilm } from '../draw/scene-film.ts';
import type { FilmCoding } from '../encode/film-coding.ts';
import type { SoundFile } from '../encode/sound-file.ts';
import type { FilmFiles } from '../film-plan.ts';
import type { LipMeasure } from './lip-reader.ts';

/** Everything the process needs to know that finishes another engine's film; plain data, so that it can be sent to it. */
export interface ForeignPlan {
  /** The film as its engine made it: an mp4, best with the sound its lips move to. */
  path: string;
  /** Whose captions, cards and logo lie over it, and whose frame it fills; it stays as it is when left out. */
  dress?: SceneFilm | undefined;
  voice: SoundFile;
  music?: SoundFile;
  /** by how many dB it is softer while somebody speaks */
  musicUnderDb?: number | undefined;
  phones: Phone[];
  /** for a film that comes without its sound */
  lips: LipMeasure;
  files: FilmFiles;
  workFolder: string;
  coding?: FilmCoding | undefined;
  title: string;
  /** the voice is a person's recording, not a synthetic one */
  isRecorded: boolean;
}
