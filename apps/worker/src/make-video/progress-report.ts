import type { VideoStage } from '@herald/contract/statuses';
import type { Core } from '@herald/core';
import { type ClaimedVideo, saveProgress, type WorkProgress, type WorkTimes } from '@herald/core/videos';
import type { MakingProgress } from '@herald/media/engines/video-engine';
import { LostLeaseError } from './lost-lease-error.ts';
import { shareDone } from './stage-shares.ts';
import { WorkClock } from './work-clock.ts';

/** Often enough to stop about a second after a cancellation. Every save is also a notification to every API. */
const SAVE_EVERY_MS = 1000;

/** Sends a heartbeat with the progress once a second, and stops the work when the lease is lost. */
export class ProgressReport {
  readonly signal: AbortSignal;
  #stage: VideoStage = 'preparing';
  #framesDone = 0;
  #framesTotal = 0;
  #framesKept = 0;
  #framesBefore: number | undefined;
  #firstPictureKey: string | undefined;
  #isSaving = false;
  #expected: WorkTimes | undefined;
  readonly #clock = new WorkClock();
  readonly #core: Core;
  readonly #video: ClaimedVideo;
  readonly #lost = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(core: Core, video: ClaimedVideo, stopping: AbortSignal) {
    this.#core = core;
    this.#video = video;
    this.signal = AbortSignal.any([stopping, this.#lost.signal]);
    this.#timer = setInterval(() => void this.#save(), SAVE_EVERY_MS);
  }

  get stage(): VideoStage {
    return this.#stage;
  }

  /** What the whole work took so far, its parts apart. */
  get times(): WorkTimes | undefined {
    return this.#clock.times();
  }

  /** How long the parts are expected to take, once that is known. */
  expect(times: WorkTimes | undefined): void {
    this.#expected = times;
  }

  enter(stage: VideoStage): void {
    this.signal.throwIfAborted();
    this.#stage = stage;
  }

  see(progress: MakingProgress): void {
    const { stage, framesDone, framesTotal, framesKept } = progress;
    this.#framesBefore ??= framesDone;
    this.#clock.see(progress);
    this.#stage = stage;
    this.#framesDone = framesDone;
    this.#framesTotal = framesTotal;
    this.#framesKept = framesKept;
  }

  /** What was drawn first is stored and can be seen. */
  show(firstPictureKey: string): void {
    this.#firstPictureKey = firstPictureKey;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** A save that fails is not the end: the database may come back while the video is drawn. */
  async #save(): Promise<void> {
    if (this.#isSaving) return;
    this.#isSaving = true;
    try {
      const answer = await saveProgress(this.#core, this.#video, this.#progress());
      if (answer === 'lost') this.#lost.abort(new LostLeaseError());
    } catch (error) {
      const { videoId } = this.#video;
      this.#core.log.warn({ err: error, videoId }, 'The progress of a video could not be saved');
    } finally {
      this.#isSaving = false;
    }
  }

  #progress(): WorkProgress {
    const [stage, framesDone, framesTotal] = [this.#stage, this.#framesDone, this.#framesTotal];
    const shareDrawn = framesTotal > 0 ? framesDone / framesTotal : 0;
    const progress = shareDone({ part: this.#clock.part, shareDrawn }, this.#expected);
    const [framesKept, firstPictureKey] = [this.#framesKept, this.#firstPictureKey];
    return { stage, framesDone, framesTotal, framesKept, progress, etaSec: this.#etaSec(), firstPictureKey };
  }

  /** From the frames this attempt has drawn itself; nothing is said before there are some, or where the end is unknown. */
  #etaSec(): number | null {
    const { part, inPartSec } = this.#clock;
    const drawn = this.#framesDone - (this.#framesBefore ?? 0);
    if (part !== 'drawSec' || drawn < FRAMES_TO_JUDGE || inPartSec === 0 || !this.#expected) return null;
    return (inPartSec / drawn) * (this.#framesTotal - this.#framesDone) + this.#expected.finishSec;
  }
}

const FRAMES_TO_JUDGE = 15;
