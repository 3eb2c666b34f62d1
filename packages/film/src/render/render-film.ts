import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { TransparentMade } from '@herald/media/engines/video-engine';
import type { Score } from '@herald/media/scene/score';
import type { FetchFiles } from '../child/child.ts';
import type { DrawHand } from '../draw/draw-hand.ts';
import { isFilmed } from '../draw/is-filmed.ts';
import { namedByCoding } from '../draw/plan-segments.ts';
import type { DescribedFilm } from '../draw/worker-message.ts';
import { joinFilm } from '../encode/join-film.ts';
import type { SoundFile } from '../encode/sound-file.ts';
import type { FilmPlan, FilmProgress, FilmReport } from '../film-plan.ts';
import { prepareTrack } from '../sound/prepare-track.ts';
import { checkFilm } from './check-film.ts';
import { drawFirstPicture } from './draw-first-picture.ts';
import { drawSegments } from './draw-segments.ts';
import { drawTransparent } from './draw-transparent.ts';
import { filmMetadata } from './film-metadata.ts';
import { ProgressClock } from './progress-clock.ts';
import { FilmReview } from './review-film.ts';
import { SegmentStore, segmentName } from './segment-store.ts';

interface RenderLinks {
  report: (progress: FilmProgress) => void;
  fetch: FetchFiles;
}

/** The whole work of one film: draw what is missing, join, prove, and only then give the film its name. */
export async function renderFilm(plan: FilmPlan, hand: DrawHand, { report, fetch }: RenderLinks): Promise<FilmReport> {
  const startedCpu = process.cpuUsage();
  hand.open(plan.source);
  const trackPath = join(plan.workFolder, 'track.f32');
  let progress: ProgressClock | undefined;
  try {
    const described = hand.describe().then(({ film, mouth }) => ({ film: namedByCoding(film, plan.coding), mouth }));
    const filmSec = async () => secOf((await described).film);
    const endCardSec = endCardSecOf(plan.source);
    const sounds = { ...plan, filmSec, ...(endCardSec !== undefined && { endCardSec }), ...scoreOf(plan.source) };
    const [{ film, mouth }, track] = await Promise.all([described, prepareTrack(trackPath, sounds)]);
    const passes = plan.files.webm || plan.files.mov ? 2 : 1;
    progress = new ProgressClock(passes * film.frames, report);
    const store = await SegmentStore.open(plan.workFolder);
    if (plan.asksForSegments) await fetch(film.segments.map(({ key }) => segmentName(key)));
    if (plan.files.firstPicture) await drawFirstPicture(plan.files.firstPicture, hand, film);
    const { source, coding, hands } = plan;
    const review = new FilmReview(plan, film, mouth);
    const draft = `${plan.files.video}.draft`;
    const [drawn] = await Promise.all([
      drawSegments({ film, source, coding, store, firstHand: hand, hands, progress }),
      review.watch(store),
      joinAll({ plan, film, store, sound: track, out: draft }),
    ]);
    if (passes === 1) progress.enter('checking');
    const known = await hand.knownMouths();
    await checkFilm(draft, film.format, film.frames);
    const judged = await review.judge(draft, track, known);
    const transparent = judged.faults.length > 0 ? [] : await filmTransparent(plan, { film, track, progress });
    await rename(draft, plan.files.video);
    await store.prune(new Set(film.segments.map(({ key }) => key)));
    const { peakMemoryBytes } = progress;
    const made = { peakMemoryBytes, cpuSec: cpuSecSince(startedCpu), ...(transparent.length > 0 && { transparent }) };
    return { ...(await describe(plan, film, drawn)), ...made, ...judged };
  } finally {
    progress?.stop();
    await rm(`${plan.files.video}.draft`, { force: true });
    for (const path of [trackPath, `${trackPath}.side`]) await rm(path, { force: true });
  }
}

interface MadeSoFar {
  film: DescribedFilm;
  track: SoundFile;
  progress: ProgressClock;
}

/** A film that is not good enough is not handed out, so it is not drawn once more. */
async function filmTransparent(plan: FilmPlan, { film, track, progress }: MadeSoFar): Promise<TransparentMade[]> {
  const { webm, mov } = plan.files;
  const { source, coding } = plan;
  return drawTransparent({
    ...{ source, coding, sound: track, metadata: metadataOf(plan), posterFrame: film.posterFrame },
    files: { ...(webm && { webm }), ...(mov && { mov }) },
    onDrew: () => progress.drew(),
  });
}

function cpuSecSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

interface JoinAll {
  plan: FilmPlan;
  film: DescribedFilm;
  store: SegmentStore;
  sound: SoundFile;
  out: string;
}

async function joinAll({ plan, film, store, sound, out }: JoinAll): Promise<void> {
  const segments = film.segments.map(({ key, from, to }) => ({
    path: store.pathOf(key),
    frames: to - from,
    finished: store.finished(key),
  }));
  await joinFilm({ segments, format: film.format, sound, coding: plan.coding, metadata: metadataOf(plan), out });
}

function metadataOf({ title, isRecorded, source }: FilmPlan): Record<string, string> {
  return filmMetadata({ title, isRecorded, isFilmed: isFilmed(source) });
}

function scoreOf(source: FilmPlan['source']): { score?: Score } {
  const score = 'scene' in source ? source.scene.spec.score : null;
  return score ? { score } : {};
}

function endCardSecOf(source: FilmPlan['source']): number | undefined {
  if (!('scene' in source)) return undefined;
  const { endCard, durationSec } = source.scene.spec;
  return endCard ? durationSec - endCard.durationSec : undefined;
}

function secOf({ frames, format }: Pick<DescribedFilm, 'frames' | 'format'>): number {
  return frames / format.fps;
}

async function describe(
  { files }: FilmPlan,
  { format, frames, segments }: DescribedFilm,
  drawn: number,
): Promise<Omit<FilmReport, 'peakMemoryBytes' | 'sync' | 'faults'>> {
  const { size: bytes } = await stat(files.video);
  const counts = { total: segments.length, drawn, reused: segments.length - drawn };
  return { ...format, frames, durationSec: secOf({ frames, format }), bytes, segments: counts, files };
}
