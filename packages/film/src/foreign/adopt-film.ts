import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FILM_FPS } from '@herald/media/film-pieces';
import type { Score } from '@herald/media/scene/score';
import { joinFilm } from '../encode/join-film.ts';
import { type MediaInfo, probeMedia } from '../encode/probe-media.ts';
import { readSound } from '../encode/read-sound.ts';
import { SegmentWriter } from '../encode/segment-writer.ts';
import type { SoundFile } from '../encode/sound-file.ts';
import { x264Options } from '../encode/x264-options.ts';
import { FilmError } from '../film-error.ts';
import type { FilmFormat } from '../film-format.ts';
import type { FilmProgress, FilmReport } from '../film-plan.ts';
import { checkFilm } from '../render/check-film.ts';
import { filmMetadata } from '../render/film-metadata.ts';
import { ProgressClock } from '../render/progress-clock.ts';
import { StillTaker } from '../render/still-taker.ts';
import { prepareTrack } from '../sound/prepare-track.ts';
import { judgeSync } from '../sync/judge-sync.ts';
import { measureSound } from '../sync/measure-sync.ts';
import { loudnessCurveOfFile } from '../sync/sound-curve.ts';
import type { SyncReport } from '../sync/sync-report.ts';
import { Dressing } from './dressing.ts';
import { earlierSecOf, type FilmFit, judgeFit, measureFit } from './film-fit.ts';
import type { ForeignPlan } from './foreign-plan.ts';
import { repeatPictures } from './repeat-pictures.ts';

const REVIEW_RATE_HZ = 24_000;

interface Adoption {
  plan: ForeignPlan;
  format: FilmFormat;
  frames: number;
  fit: FilmFit;
  stills: StillTaker;
  progress: ProgressClock;
  dressing: Dressing | undefined;
}

/** Another engine's film with our sound, in our coding, measured like ours. One that does not fit is not drawn first. */
export async function adoptFilm(plan: ForeignPlan, report: (progress: FilmProgress) => void): Promise<FilmReport> {
  await mkdir(plan.workFolder, { recursive: true });
  const media = await probeFilm(plan.path);
  const theirs = formatOf(media);
  const spokenFrames = Math.max(1, Math.round((plan.voice.samples / plan.voice.sampleRateHz) * FILM_FPS));
  const fit = await measureFit(plan, media);
  const doubts = [...judgeFit(fit), ...judgeLength(media, spokenFrames, earlierSecOf(fit))];
  if (doubts.length > 0) throw new FilmError('out_of_step', doubts.join(' '));
  const dressing = plan.dress && (await Dressing.open(plan.dress));
  const { format, frames } = dressing ?? { format: theirs, frames: spokenFrames };
  const stills = new StillTaker(plan.files, {
    format,
    frames,
    posterFrame: Math.min(frames - 1, FILM_FPS),
    segments: [],
  });
  const progress = new ProgressClock(frames, report);
  const [trackPath, segment, draft] = [
    join(plan.workFolder, 'track.f32'),
    join(plan.workFolder, 'foreign.draft.mp4'),
    `${plan.files.video}.draft`,
  ];
  try {
    const track = await prepareTrack(trackPath, {
      ...plan,
      filmSec: async () => frames / FILM_FPS,
      ...chimeOf(plan),
      ...scoreOf(plan),
    });
    await writeSegment({ plan, format, frames, fit, stills, progress, dressing }, segment);
    await joinFilm({
      segments: [{ path: segment, frames }],
      format,
      sound: track,
      coding: plan.coding,
      metadata: filmMetadata({ title: plan.title, isRecorded: plan.isRecorded, isFilmed: false }),
      out: draft,
    });
    progress.enter('checking');
    await checkFilm(draft, format, frames);
    const sync = await measure(draft, track, plan, { frames, fit });
    await stills.write();
    await rename(draft, plan.files.video);
    const { size: bytes } = await stat(plan.files.video);
    const { peakMemoryBytes } = progress;
    const segments = { total: 1, drawn: 1, reused: 0 };
    return {
      ...format,
      frames,
      durationSec: frames / FILM_FPS,
      bytes,
      segments,
      files: plan.files,
      peakMemoryBytes,
      sync,
      faults: judgeSync(sync),
    };
  } finally {
    progress.stop();
    for (const path of [trackPath, `${trackPath}.side`, segment, draft]) await rm(path, { force: true });
  }
}

function chimeOf({ dress }: ForeignPlan): { endCardSec?: number } {
  if (!dress?.spec.endCard) return {};
  return { endCardSec: dress.spec.durationSec - dress.spec.endCard.durationSec };
}

function scoreOf({ dress }: ForeignPlan): { score?: Score } {
  return dress?.spec.score ? { score: dress.spec.score } : {};
}

async function probeFilm(path: string): Promise<MediaInfo> {
  return probeMedia(path).catch((error: Error) => {
    throw new FilmError('bad_film', `The film of the engine cannot be opened: ${error.message}`);
  });
}

function formatOf({ video, format }: MediaInfo): FilmFormat {
  if (!format.includes('mp4') || !video)
    throw new FilmError('bad_film', 'The film of the engine is not an mp4 with pictures.');
  const { width, height, pixelFormat } = video;
  if (pixelFormat !== 'yuv420p')
    throw new FilmError('bad_film', `The film of the engine is ${pixelFormat}, not yuv420p.`);
  if (width % 2 !== 0 || height % 2 !== 0)
    throw new FilmError('bad_film', `The film of the engine is ${width}x${height}; both must be even.`);
  return { width, height, fps: FILM_FPS };
}

async function writeSegment(
  { plan, format, frames, fit, stills, progress, dressing }: Adoption,
  path: string,
): Promise<void> {
  progress.enter('drawing');
  const writer = await SegmentWriter.open(path, format, x264Options(plan.coding));
  try {
    await repeatPictures({
      path: plan.path,
      writer,
      frames,
      earlierSec: earlierSecOf(fit),
      dress: dressing,
      onFrame(picture, frame) {
        stills.see(picture, frame / FILM_FPS);
        progress.drew();
      },
    });
    await writer.finish();
  } finally {
    await writer.close();
  }
  progress.keep(frames);
}

async function measure(
  path: string,
  track: SoundFile,
  { phones, music, dress }: ForeignPlan,
  { frames, fit }: Pick<Adoption, 'frames' | 'fit'>,
): Promise<SyncReport> {
  const durationSec = frames / FILM_FPS;
  const heard = await readSound({ path, rateHz: REVIEW_RATE_HZ, onCodedPicture: () => undefined });
  const meant = await loudnessCurveOfFile(track, durationSec);
  const sound = measureSound({
    heard,
    meant,
    phones,
    hasMusic: music !== undefined || Boolean(dress?.spec.score),
    fps: FILM_FPS,
  });
  const durationDifferenceMs = (heard.pcm.length / heard.sampleRateHz - durationSec) * 1000;
  return { sound, mouth: null, ...fit, durationDifferenceMs };
}

/** Half a second of a picture that stands still goes unnoticed at the end of a film; more does not. */
const MISSING_LIMIT_SEC = 0.5;

/** Pictures that are shown earlier are over earlier. */
function judgeLength({ video }: MediaInfo, frames: number, earlierSec: number): string[] {
  const missingSec = frames / FILM_FPS - (video?.durationSec ?? 0) + Math.max(0, earlierSec);
  return missingSec > MISSING_LIMIT_SEC ? [`The film ends ${missingSec.toFixed(1)} s before its sound.`] : [];
}
