import { createHash } from 'node:crypto';
import { codingName, type FilmCoding } from '../encode/film-coding.ts';
import { SEGMENT_SEC } from '../film-format.ts';
import type { Drawing } from './drawing.ts';
import type { DescribedFilm, FrameRange } from './worker-message.ts';

/** Part of every key: raise it when the coding of segments changes, so that none made before is reused. */
const CODING = 'h264-superfast-5';

/** Cuts the film into segments and names each by the hash of what it shows. */
export function planSegments(drawing: Drawing): DescribedFilm {
  const { format, frames } = drawing;
  const segments = segmentRanges(frames, format.fps).map((range) => {
    const shown = JSON.stringify([CODING, format, range.to - range.from, drawing.shows(range.from, range.to)]);
    return { ...range, key: createHash('sha256').update(shown).digest('hex').slice(0, 32) };
  });
  const posterFrame = Math.min(frames - 1, drawing.posterFrame ?? format.fps);
  return { format, frames, posterFrame, segments };
}

/** The same segments under names that tell how the film is coded, so that another coding never reuses them. */
export function namedByCoding(film: DescribedFilm, coding: FilmCoding | undefined): DescribedFilm {
  const segments = film.segments.map((segment) => ({ ...segment, key: `${segment.key}-${codingName(coding)}` }));
  return { ...film, segments };
}

export function segmentRanges(frames: number, fps: number): FrameRange[] {
  const length = Math.round(SEGMENT_SEC * fps);
  const ranges: FrameRange[] = [];
  for (let from = 0; from < frames; from += length) ranges.push({ from, to: Math.min(frames, from + length) });
  return ranges;
}
