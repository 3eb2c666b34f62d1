import type { VideoOutput } from '@herald/contract/draft';
import type { PerformerKind } from '@herald/contract/statuses';
import type { VideoQuality } from '@herald/media/choices';
import { AUDIO_KBITS } from '@herald/media/film-coding';
import { frameSizeOf } from '@herald/media/frame-size';
import { median } from './robust-line.ts';

/** What decides how large the file of a film becomes. */
export interface FilmBulk {
  performer: PerformerKind | null;
  output: Pick<VideoOutput, 'aspect_ratio' | 'resolution' | 'video_quality' | 'audio_bitrate'>;
  durationSec: number;
}

export type MadeFilm = FilmBulk & { sizeBytes: number };

/** Bytes of the same pictures beside those of high, as measured: see docs/PERFORMANCE.md. */
const QUALITY_BULK: Record<VideoQuality, number> = { standard: 0.68, high: 1, best: 1.6 };

/** The bytes of a film, learned from films that were made here; undefined while there are none. */
export function learnFilmBytes(made: readonly MadeFilm[]): (film: FilmBulk) => number | undefined {
  return (film) => {
    const samePerformer = made.filter(({ performer }) => performer === film.performer);
    const alike = samePerformer.length > 0 ? samePerformer : made;
    const sameFrame = alike.filter(({ output }) => pixelsOf(output) === pixelsOf(film.output));
    const near = sameFrame.length > 0 ? sameFrame : alike;
    if (near.length === 0) return undefined;
    const perBulk = median(near.map((one) => Math.max(0, one.sizeBytes - soundBytesOf(one)) / bulkOf(one)));
    return perBulk * bulkOf(film) + soundBytesOf(film);
  };
}

function pixelsOf({ aspect_ratio, resolution }: FilmBulk['output']): number {
  const { widthPx, heightPx } = frameSizeOf(aspect_ratio, resolution);
  return widthPx * heightPx;
}

const LEAST_SEC = 0.1;

/** A frame of 2.25 times the pixels took 1.84 times the bytes. */
const FRAME_GROWTH = 0.75;

const bulkOf = ({ output, durationSec }: FilmBulk) =>
  Math.max(LEAST_SEC, durationSec) * pixelsOf(output) ** FRAME_GROWTH * QUALITY_BULK[output.video_quality];

const soundBytesOf = ({ output, durationSec }: FilmBulk) =>
  (AUDIO_KBITS[output.audio_bitrate] * 1000 * durationSec) / 8;
