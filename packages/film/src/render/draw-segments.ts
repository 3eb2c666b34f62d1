import { DrawHand } from '../draw/draw-hand.ts';
import type { FilmSource } from '../draw/drawing.ts';
import { isFilmed } from '../draw/is-filmed.ts';
import type { DescribedFilm, DescribedSegment } from '../draw/worker-message.ts';
import type { FilmCoding } from '../encode/film-coding.ts';
import { SegmentWriter } from '../encode/segment-writer.ts';
import { x264Options } from '../encode/x264-options.ts';
import type { ProgressClock } from './progress-clock.ts';
import type { SegmentStore } from './segment-store.ts';

export interface DrawSegments {
  film: DescribedFilm;
  source: FilmSource;
  coding?: FilmCoding | undefined;
  store: SegmentStore;
  /** already open and described */
  firstHand: DrawHand;
  hands: number;
  progress: ProgressClock;
}

/** Draws and encodes what is not there yet; returns how many segments that were. The first hand then draws the known mouths. */
export async function drawSegments(work: DrawSegments): Promise<number> {
  const missing = await missingSegments(work);
  // Said at once: a short film is drawn before the first second is over.
  work.progress.enter('drawing');
  const queue = [...missing];
  const extra = Array.from({ length: Math.min(work.hands, missing.length) - 1 }, () => openHand(work.source));
  try {
    const first = drawFrom(queue, work.firstHand, work, () => work.firstHand.drawKnownMouths());
    await Promise.all([first, ...extra.map((hand) => drawFrom(queue, hand, work))]);
  } finally {
    await Promise.all(extra.map((hand) => hand.close()));
  }
  return missing.length;
}

function openHand(source: FilmSource): DrawHand {
  const hand = new DrawHand();
  hand.open(source);
  return hand;
}

async function missingSegments({ film, store, progress }: DrawSegments): Promise<DescribedSegment[]> {
  const missing: DescribedSegment[] = [];
  const seen = new Set<string>();
  for (const segment of film.segments) {
    if (seen.has(segment.key) || (await store.has(segment))) progress.reuse(segment.to - segment.from);
    else missing.push(segment);
    seen.add(segment.key);
  }
  return missing;
}

/** The next segment is begun before one is taken, so that the hand draws on while the encoder ends its file. */
async function drawFrom(
  queue: DescribedSegment[],
  hand: DrawHand,
  work: DrawSegments,
  afterLast?: () => void,
): Promise<void> {
  let next = begin(queue, hand, afterLast);
  while (next) {
    const segment = next;
    next = begin(queue, hand, afterLast);
    await encodeSegment(segment, hand, work);
  }
}

function begin(queue: DescribedSegment[], hand: DrawHand, afterLast?: () => void): DescribedSegment | undefined {
  const segment = queue.shift();
  if (segment) hand.draw(segment);
  else afterLast?.();
  return segment;
}

async function encodeSegment(segment: DescribedSegment, hand: DrawHand, work: DrawSegments): Promise<void> {
  const options = x264Options(work.coding, { frames: segment.to - segment.from, isFilmed: isFilmed(work.source) });
  const writer = await SegmentWriter.open(work.store.draftOf(segment.key), work.film.format, options);
  try {
    for await (const picture of hand.pictures(segment)) {
      await writer.write(picture);
      work.progress.drew();
    }
    await writer.finish();
  } finally {
    await writer.close();
  }
  await work.store.keep(segment.key);
  work.progress.keep(segment.to - segment.from);
}
