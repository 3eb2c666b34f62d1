import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { codingName, type FilmCoding } from '../encode/film-coding.ts';
import { entryUrl } from '../entry-url.ts';
import { SEGMENT_SEC } from '../film-format.ts';
import type { Drawing } from './drawing.ts';
import type { DescribedFilm, FrameRange } from './worker-message.ts';

/** Part of every key: raise it when the coding of segments changes, so that none made before is reused. */
const CODING = 'h264-superfast-5';

/** A newer release may draw the same scene otherwise. A bundle names its parts by their content, so its entry tells. */
const PROGRAM = readFileSync(entryUrl('draw-worker'));

/** Cuts the film into segments and names each by the hash of what it shows and of the program that draws it. */
export function planSegments(drawing: Drawing, program: Uint8Array = PROGRAM): DescribedFilm {
  const { format, frames } = drawing;
  const segments = segmentRanges(frames, format.fps).map((range) => {
    const shown = JSON.stringify([CODING, format, range.to - range.from, drawing.shows(range.from, range.to)]);
    return { ...range, key: createHash('sha256').update(program).update(shown).digest('hex').slice(0, 32) };
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
