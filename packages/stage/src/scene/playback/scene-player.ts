import type { Context2D } from '#base/canvas/canvas.ts';
import { type Scene, shotAt } from '../setup/scene.ts';
import { FramePainter } from './frame-painter.ts';

/** What a player needs of the page it lives in. */
export interface PlayerStage {
  ctx: Context2D;
  /** the second that is heard right now: audio.currentTime, or any other clock */
  clock(): number;
  /** window.requestAnimationFrame, or anything like it */
  requestFrame(callback: () => void): number;
  cancelFrame(handle: number): void;
  /** called after each drawn frame; `drawn` counts since play() */
  onFrame?(tSec: number, drawn: number): void;
  onEnd?(): void;
  /** Paints in place of the scene itself: who was filmed comes from elsewhere. */
  painter?: { paint(tSec: number): void } | undefined;
}

/** Pictures per second of the finished film; a page that refreshes faster draws no more than these. */
const FRAMES_PER_SEC = 30;
/** Gestures are baked picture by picture before they start, so that none of their frames stalls. */
const AHEAD_SEC = 2;

/** Plays a scene along a clock: the sound leads, pictures that come too late are left out. */
export class ScenePlayer {
  readonly #scene: Scene;
  readonly #stage: PlayerStage;
  readonly #painter: { paint(tSec: number): void };
  #handle: number | null = null;
  #lastFrame = -1;
  #drawn = 0;

  constructor(scene: Scene, stage: PlayerStage) {
    this.#scene = scene;
    this.#stage = stage;
    this.#painter = stage.painter ?? new FramePainter(stage.ctx, scene);
  }

  get playing(): boolean {
    return this.#handle !== null;
  }

  play(): void {
    if (this.playing) return;
    this.#drawn = 0;
    this.#next();
  }

  pause(): void {
    if (this.#handle !== null) this.#stage.cancelFrame(this.#handle);
    this.#handle = null;
  }

  /** Shows one moment, playing or not. */
  show(tSec: number): void {
    this.#lastFrame = frameOf(tSec);
    this.#painter.paint(this.#lastFrame / FRAMES_PER_SEC);
  }

  #prepareAhead(tSec: number): void {
    const scene = this.#scene;
    const { performer } = shotAt(scene, tSec + AHEAD_SEC);
    performer.prepareGestures(scene.gesturesAfter(tSec, AHEAD_SEC));
  }

  #next(): void {
    this.#handle = this.#stage.requestFrame(() => this.#step());
  }

  #step(): void {
    const tSec = this.#stage.clock();
    if (tSec >= this.#scene.spec.durationSec) {
      this.show(this.#scene.spec.durationSec - 1 / FRAMES_PER_SEC);
      this.#handle = null;
      this.#stage.onEnd?.();
      return;
    }
    if (frameOf(tSec) !== this.#lastFrame) {
      this.show(tSec);
      this.#prepareAhead(tSec);
      this.#drawn++;
      this.#stage.onFrame?.(tSec, this.#drawn);
    }
    this.#next();
  }
}

function frameOf(tSec: number): number {
  return Math.floor(Math.max(0, tSec) * FRAMES_PER_SEC + 1e-6);
}
