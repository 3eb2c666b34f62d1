import type { FrameRange } from '@herald/media/film-pieces';
import type { FilmErrorCode } from '../film-error.ts';
import type { FilmFormat } from '../film-format.ts';
import type { MouthSample } from '../sync/mouth-model.ts';
import type { MouthPlan } from '../sync/mouth-plan.ts';
import type { FilmSource } from './drawing.ts';

/** What a draw worker receives. */
export type ToWorker =
  | { kind: 'rehearse'; source: FilmSource }
  | { kind: 'open'; source: FilmSource }
  | { kind: 'describe' }
  | { kind: 'draw'; range: FrameRange }
  | { kind: 'free'; slot: number }
  | { kind: 'draw-known-mouths' }
  | { kind: 'rest' };

/** What a draw worker sends back. */
export type FromWorker =
  | { kind: 'described'; film: DescribedFilm; mouth: MouthPlan | undefined }
  | { kind: 'frame'; slot: number; pictures: SharedArrayBuffer; bytes: number }
  | { kind: 'known-mouths'; samples: MouthSample[] }
  | { kind: 'resting' }
  | { kind: 'failed'; code: FilmErrorCode; message: string };

export interface DescribedFilm {
  format: FilmFormat;
  frames: number;
  posterFrame: number;
  segments: DescribedSegment[];
}

export interface DescribedSegment extends FrameRange {
  /** hash of what the segment shows */
  key: string;
}
