import { createHash } from 'node:crypto';
import { segmentRanges } from '@herald/media/film-pieces';
import { codingName, type FilmCoding } from '../encode/film-coding.ts';
import type { Drawing } from './drawing.ts';
import { programPrint } from './program-print.ts';
import type { DescribedFilm } from './worker-message.ts';

/** Part of every key: raise it when the coding of segments changes, so that none made before is reused. */
const CODING = 'h264-superfast-7';

/** A newer release may draw the same scene otherwise. */
const PROGRAM = programPrint();

/** Cuts the film into segments and names each by the hash of what it shows and of the program that draws it. */
export function planSegments(drawing: Drawing, program: Uint8Array = PROGRAM): DescribedFilm {
  const { format, frames } = drawing;
  const segments = segmentRanges(frames, drawing.startFrames).map((range) => {
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
