import { rename, rm, stat } from 'node:fs/promises';
import { DrawHand } from '../draw/draw-hand.ts';
import type { DescribedFilm } from '../draw/worker-message.ts';
import { joinFilm } from '../encode/join-film.ts';
import type { FilmPlan, FilmProgress, FilmReport } from '../film-plan.ts';
import { checkFilm } from './check-film.ts';
import { drawSegments } from './draw-segments.ts';
import { filmMetadata } from './film-metadata.ts';
import { ProgressClock } from './progress-clock.ts';
import { reviewFilm } from './review-film.ts';
import { SegmentStore } from './segment-store.ts';

/** The whole work of one render process: draw what is missing, join, prove, and only then give the film its name. */
export async function renderFilm(plan: FilmPlan, report: (progress: FilmProgress) => void): Promise<FilmReport> {
  const hand = new DrawHand(plan.source);
  let progress: ProgressClock | undefined;
  try {
    const film = await hand.describe();
    progress = new ProgressClock(film.frames, report);
    const store = await SegmentStore.open(plan.workFolder);
    const { source, hands } = plan;
    const drawn = await drawSegments({ film, source, store, firstHand: hand, hands, progress });
    progress.enter('joining');
    const draft = `${plan.files.video}.draft`;
    await join(plan, film, store, draft);
    await checkFilm(draft, film.format, film.frames);
    progress.enter('checking');
    const review = await reviewFilm({ plan, film, path: draft, mouth: await hand.readMouth() });
    await rename(draft, plan.files.video);
    await store.prune(new Set(film.segments.map(({ key }) => key)));
    return { ...(await describe(plan, film, drawn)), ...review };
  } finally {
    progress?.stop();
    await hand.close();
    await rm(`${plan.files.video}.draft`, { force: true });
  }
}

async function join(plan: FilmPlan, film: DescribedFilm, store: SegmentStore, out: string): Promise<void> {
  const segments = film.segments.map(({ key, from, to }) => ({ path: store.pathOf(key), frames: to - from }));
  await joinFilm({ segments, format: film.format, sound: plan.sound, metadata: filmMetadata(plan.title), out });
}

async function describe(
  { files }: FilmPlan,
  { format, frames, segments }: DescribedFilm,
  drawn: number,
): Promise<Omit<FilmReport, 'sync' | 'faults'>> {
  const { size: bytes } = await stat(files.video);
  const counts = { total: segments.length, drawn, reused: segments.length - drawn };
  const peakMemoryBytes = process.resourceUsage().maxRSS * 1024;
  return { ...format, frames, durationSec: frames / format.fps, bytes, segments: counts, files, peakMemoryBytes };
}
