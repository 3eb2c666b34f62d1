export const FILM_FPS = 30;

/** The longest piece that is coded by itself. It begins with a key frame, so shorter ones cost bytes, and longer ones lose more of a film that changes. */
export const SEGMENT_SEC = 2;

/** How long a passage or a shot still shows the one before it: a hand goes down, a card leaves. */
const HANDOVER_SEC = 1;
/** A shorter rest is drawn with what is before it: each segment begins with a key frame. */
const SHORTEST_SEC = 0.5;

/** From the first frame to the one after the last. */
export interface FrameRange {
  from: number;
  to: number;
}

interface Starting {
  passages?: readonly { startSec: number }[] | null | undefined;
  shots: readonly { fromSec: number }[];
}

/** The first frame of each passage and of each shot. */
export function startFramesOf({ passages, shots }: Starting): number[] {
  const passageFrames = (passages ?? []).map(({ startSec }) => Math.round(startSec * FILM_FPS));
  // The first picture that is of the shot.
  return [...passageFrames, ...shots.map(({ fromSec }) => Math.ceil(fromSec * FILM_FPS))];
}

/** A film is cut where something begins, so that a sentence that changes takes as little as can be of its neighbors along. */
export function segmentRanges(frames: number, starts: readonly number[] = []): FrameRange[] {
  const cuts = [...new Set(starts)].filter((frame) => frame > 0 && frame < frames).sort((a, b) => a - b);
  const ends = [...cuts, frames];
  return [0, ...cuts].flatMap((from, index) => {
    const to = ends[index] ?? frames;
    // Only its first moments show how what was before it ended.
    const alone = index === 0 ? from : from + HANDOVER_SEC * FILM_FPS;
    if (to - alone < SHORTEST_SEC * FILM_FPS) return evenRanges({ from, to });
    return [...evenRanges({ from, to: alone }), ...evenRanges({ from: alone, to })];
  });
}

function evenRanges({ from, to }: FrameRange): FrameRange[] {
  const length = SEGMENT_SEC * FILM_FPS;
  const ranges: FrameRange[] = [];
  for (let start = from; start < to; start += length) ranges.push({ from: start, to: Math.min(to, start + length) });
  return ranges;
}
