import type { FilmErrorCode } from '../film-error.ts';
import type { FilmFormat } from '../film-format.ts';
import type { MouthReading } from '../sync/mouth-reading.ts';

/** Half-open range of frames. */
export interface FrameRange {
  from: number;
  to: number;
}

/** What a draw worker is told. */
export type ToWorker =
  | { kind: 'describe' }
  | { kind: 'draw'; range: FrameRange }
  | { kind: 'free'; slot: number }
  | { kind: 'read-mouth' };

/** What a draw worker answers. */
export type FromWorker =
  | { kind: 'described'; film: DescribedFilm }
  | { kind: 'frame'; slot: number; pictures: SharedArrayBuffer; bytes: number }
  | { kind: 'mouth'; reading: MouthReading | undefined }
  | { kind: 'failed'; code: FilmErrorCode; message: string };

export interface DescribedFilm {
  format: FilmFormat;
  frames: number;
  segments: DescribedSegment[];
}

export interface DescribedSegment extends FrameRange {
  /** hash of what the segment shows */
  key: string;
}
