import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DrawHand } from '../draw/draw-hand.ts';
import type { DescribedFilm } from '../draw/worker-message.ts';
import { joinFilm } from '../encode/join-film.ts';
import type { SoundFile } from '../encode/sound-file.ts';
import type { FilmPlan, FilmProgress, FilmReport } from '../film-plan.ts';
import { prepareTrack } from '../sound/prepare-track.ts';
import { checkFilm } from './check-film.ts';
import { drawSegments } from './draw-segments.ts';
import { filmMetadata } from './film-metadata.ts';
import { ProgressClock } from './progress-clock.ts';
import { reviewFilm } from './review-film.ts';
import { SegmentStore } from './segment-store.ts';

/** The whole work of one render process: draw what is missing, join, prove, and only then give the film its name. */
export async function renderFilm(plan: FilmPlan, report: (progress: FilmProgress) => void): Promise<FilmReport> {
  const hand = new DrawHand(plan.source);
  const trackPath = join(plan.workFolder, 'track.f32');
  let progress: ProgressClock | undefined;
  try {
    const [film, track] = await Promise.all([hand.describe(), prepareTrack(trackPath, plan.voice, plan.music)]);
    progress = new ProgressClock(film.frames, report);
    const store = await SegmentStore.open(plan.workFolder);
    const { source, hands } = plan;
    const drawn = await drawSegments({ film, source, store, firstHand: hand, hands, progress });
    progress.enter('joining');
    const draft = `${plan.files.video}.draft`;
    const [mouth] = await Promise.all([hand.readMouth(), joinAll(plan, film, track, draft)]);
    await checkFilm(draft, film.format, film.frames);
    progress.enter('checking');
    const review = await reviewFilm({ plan, film, track, path: draft, mouth });
    await rename(draft, plan.files.video);
    await store.prune(new Set(film.segments.map(({ key }) => key)));
    const { peakMemoryBytes } = progress;
    return { ...(await describe(plan, film, drawn)), peakMemoryBytes, ...review };
  } finally {
    progress?.stop();
    await hand.close();
    await rm(`${plan.files.video}.draft`, { force: true });
    await rm(trackPath, { force: true });
  }
}

async function joinAll(plan: FilmPlan, film: DescribedFilm, sound: SoundFile, out: string): Promise<void> {
  const store = await SegmentStore.open(plan.workFolder);
  const segments = film.segments.map(({ key, from, to }) => ({ path: store.pathOf(key), frames: to - from }));
  await joinFilm({ segments, format: film.format, sound, metadata: filmMetadata(plan.title), out });
}

async function describe(
  { files }: FilmPlan,
  { format, frames, segments }: DescribedFilm,
  drawn: number,
): Promise<Omit<FilmReport, 'peakMemoryBytes' | 'sync' | 'faults'>> {
  const { size: bytes } = await stat(files.video);
  const counts = { total: segments.length, drawn, reused: segments.length - drawn };
  return { ...format, frames, durationSec: frames / format.fps, bytes, segments: counts, files };
}
