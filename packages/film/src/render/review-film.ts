import type { DescribedFilm } from '../draw/worker-message.ts';
import { type FilmSound, readFilm } from '../encode/read-film.ts';
import type { SoundFile } from '../encode/sound-file.ts';
import type { FilmPlan, FilmReport } from '../film-plan.ts';
import { judgeSync } from '../sync/judge-sync.ts';
import { measureMouth, measureSound, type SyncInput } from '../sync/measure-sync.ts';
import { MouthMeter } from '../sync/mouth-meter.ts';
import type { MouthReading } from '../sync/mouth-reading.ts';
import { loudnessCurveOfFile } from '../sync/sound-curve.ts';
import type { SyncReport } from '../sync/sync-report.ts';
import { StillTaker } from './still-taker.ts';

/** Holds all of a voice, in half the memory of the film's own rate. */
const REVIEW_RATE_HZ = 24_000;

export interface ReviewFilm {
  plan: FilmPlan;
  film: DescribedFilm;
  /** what was handed to the encoder */
  track: SoundFile;
  path: string;
  mouth: MouthReading | undefined;
}

/** Watches the finished film once: measures lips against sound, takes the poster and the moving preview. */
export async function reviewFilm(review: ReviewFilm): Promise<Pick<FilmReport, 'sync' | 'faults'>> {
  const { plan, film, path, mouth } = review;
  const meter = mouth && new MouthMeter(mouth, film.format.fps);
  const stills = new StillTaker(plan.files, film, plan.posterSec);
  const heard = await readFilm({
    path,
    soundRateHz: REVIEW_RATE_HZ,
    onPicture(picture, tSec) {
      meter?.see(picture, tSec);
      stills.see(picture, tSec);
    },
  });
  await stills.write();
  const sync = await measure(review, heard, meter);
  return { sync, faults: judgeSync(sync) };
}

async function measure(
  { plan, film, track, mouth }: ReviewFilm,
  heard: FilmSound,
  meter?: MouthMeter,
): Promise<SyncReport> {
  const { fps } = film.format;
  const meant = await loudnessCurveOfFile(track, film.frames / fps);
  const input: SyncInput = { heard, meant, phones: plan.phones, hasMusic: plan.music !== undefined, fps };
  const sound = measureSound(input);
  return {
    sound,
    mouth: meter && mouth ? measureMouth(meter, mouth.planned, sound, input) : null,
    durationDifferenceMs: (heard.pcm.length / heard.sampleRateHz - film.frames / fps) * 1000,
  };
}
