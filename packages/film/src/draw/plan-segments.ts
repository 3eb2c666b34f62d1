import { createHash } from 'node:crypto';
import { codingName, type FilmCoding } from '../encode/film-coding.ts';
import { SEGMENT_SEC } from '../film-format.ts';
import type { Drawing } from './drawing.ts';
import { programPrint } from './program-print.ts';
import type { DescribedFilm, FrameRange } from './worker-message.ts';

/** Part of every key: raise it when the coding of segments changes, so that none made before is reused. */
const CODING = 'h264-superfast-6';

/** How long a passage or a shot still shows the one before it: a hand goes down, a card leaves. */
const HANDOVER_SEC = 1;
/** A shorter rest is drawn with what is before it: each segment begins with a key frame. */
const SHORTEST_SEC = 0.5;

/** A newer release may draw the same scene otherwise. */
const PROGRAM = programPrint();

/** Cuts the film into segments and names each by the hash of what it shows and of the program that draws it. */
export function planSegments(drawing: Drawing, program: Uint8Array = PROGRAM): DescribedFilm {
  const { format, frames } = drawing;
  const segments = segmentRanges(frames, format.fps, drawing.startFrames).map((range) => {
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

/** A film is cut where something begins, so that a sentence that changes takes as little as can be of its neighbors along. */
export function segmentRanges(frames: number, fps: number, starts: readonly number[] = []): FrameRange[] {
  const cuts = [...new Set(starts)].filter((frame) => frame > 0 && frame < frames).sort((a, b) => a - b);
  const ends = [...cuts, frames];
  return [0, ...cuts].flatMap((from, index) => {
    const to = ends[index] ?? frames;
    // Only its first moments show how what was before it ended.
    const alone = index === 0 ? from : from + Math.round(HANDOVER_SEC * fps);
    if (to - alone < Math.round(SHORTEST_SEC * fps)) return evenRanges({ from, to }, fps);
    return [...evenRanges({ from, to: alone }, fps), ...evenRanges({ from: alone, to }, fps)];
  });
}

function evenRanges({ from, to }: FrameRange, fps: number): FrameRange[] {
  const length = Math.round(SEGMENT_SEC * fps);
  const ranges: FrameRange[] = [];
  for (let start = from; start < to; start += length) ranges.push({ from: start, to: Math.min(to, start + length) });
  return ranges;
}
