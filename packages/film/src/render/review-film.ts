import type { DescribedFilm } from '../draw/worker-message.ts';
import { readPictures } from '../encode/read-pictures.ts';
import { type FilmSound, readSound } from '../encode/read-sound.ts';
import type { SoundFile } from '../encode/sound-file.ts';
import { FilmError } from '../film-error.ts';
import type { FilmPlan, FilmReport } from '../film-plan.ts';
import { judgeSync } from '../sync/judge-sync.ts';
import { measureMouth, measureSound, type SyncInput } from '../sync/measure-sync.ts';
import { MouthMeter } from '../sync/mouth-meter.ts';
import type { MouthSample } from '../sync/mouth-model.ts';
import type { MouthPlan } from '../sync/mouth-plan.ts';
import { loudnessCurveOfFile } from '../sync/sound-curve.ts';
import type { SyncReport } from '../sync/sync-report.ts';
import { PictureDigest } from './picture-digest.ts';
import type { SegmentStore } from './segment-store.ts';
import { StillTaker } from './still-taker.ts';

/** Music and effects lie over the quiet of the voice. */
function hasScore(source: FilmPlan['source']): boolean {
  return 'scene' in source && source.scene.spec.score !== null;
}

/** Holds all of a voice, in half the memory of the film's own rate. */
const REVIEW_RATE_HZ = 24_000;

/**
 * Watches a film: measures lips against sound, takes the poster and the moving preview. Pictures are decoded from the
 * finished segments while later ones are still drawn; that the film holds exactly these is proven at the end.
 */
export class FilmReview {
  readonly #plan: FilmPlan;
  readonly #film: DescribedFilm;
  readonly #mouth: MouthPlan | undefined;
  readonly #meter: MouthMeter | undefined;
  readonly #stills: StillTaker;
  readonly #watched: PictureDigest;

  constructor(plan: FilmPlan, film: DescribedFilm, mouth: MouthPlan | undefined) {
    this.#plan = plan;
    this.#film = film;
    this.#mouth = mouth;
    this.#meter = mouth && new MouthMeter(mouth, film.format.fps);
    this.#stills = new StillTaker(plan.files, film);
    this.#watched = new PictureDigest(film.format.fps);
  }

  /** Watches every segment in the order of the film, each as soon as it is finished. */
  async watch(store: SegmentStore): Promise<void> {
    for (const { key, from } of this.#film.segments) {
      await store.finished(key);
      const startSec = from / this.#film.format.fps;
      await readPictures({
        path: store.pathOf(key),
        onCoded: (coded, tSec) => this.#watched.add(coded, startSec + tSec),
        onPicture: (picture, tSec) => {
          this.#meter?.see(picture, startSec + tSec);
          this.#stills.see(picture, startSec + tSec);
        },
      });
    }
  }

  /** Reads the finished film; `track` is what was handed to its sound encoder, `known` are the mouths to compare with. */
  async judge(
    path: string,
    track: SoundFile,
    known: readonly MouthSample[],
  ): Promise<Pick<FilmReport, 'sync' | 'faults'>> {
    const joined = new PictureDigest(this.#film.format.fps);
    const heard = await readSound({
      path,
      rateHz: REVIEW_RATE_HZ,
      onCodedPicture: (coded, tSec) => joined.add(coded, tSec),
    });
    if (joined.toText() !== this.#watched.toText())
      throw new FilmError('wrong_output', 'The finished film does not show what was drawn.');
    await this.#stills.write();
    const sync = await this.#measure(heard, track, known);
    return { sync, faults: judgeSync(sync) };
  }

  async #measure(heard: FilmSound, track: SoundFile, known: readonly MouthSample[]): Promise<SyncReport> {
    const { phones, music, source, voice } = this.#plan;
    const { format, frames } = this.#film;
    const meant = await loudnessCurveOfFile(track, frames / format.fps);
    const hasMusic = music !== undefined || hasScore(source);
    const isWordless = hasMusic && phones.length === 0;
    const input: SyncInput = {
      heard,
      meant,
      ...(isWordless && { voice: await loudnessCurveOfFile(voice, voice.samples / voice.sampleRateHz) }),
      phones,
      hasMusic,
      fps: format.fps,
    };
    const sound = measureSound(input);
    return {
      sound,
      mouth:
        this.#meter && this.#mouth ? measureMouth(this.#meter.read(known), this.#mouth.planned, sound, input) : null,
      durationDifferenceMs: (heard.pcm.length / heard.sampleRateHz - frames / format.fps) * 1000,
    };
  }
}
