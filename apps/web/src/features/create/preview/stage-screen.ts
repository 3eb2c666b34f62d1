import type { SceneSpec } from '@herald/media/scene/scene-spec';
import {
  backgroundKey,
  type Canvas,
  type Context2D,
  drawFrame,
  type MakeCanvas,
  MemorySceneCache,
  type MovingPictures,
  type Pictures,
  prepareScene,
  type Scene,
  ScenePlayer,
} from '@herald/stage';
import { type OpenPresenter, PresenterPainter } from './scene-presenter.ts';
import type { SoundAnchor } from './stage-orders.ts';
import { stillMoment } from './still-moment.ts';

interface StageSurface {
  ctx: Context2D;
  makeCanvas: MakeCanvas;
  requestFrame(callback: () => void): number;
  cancelFrame(handle: number): void;
  nowMs(): number;
}

/** What a scene is drawn with, by the names it uses. */
export interface LoadedScene {
  pictures: Pictures;
  clips: MovingPictures;
  /** who was filmed */
  presenter?: OpenPresenter | undefined;
}

/** Enough to see the place; the rest follows when there is time. */
const FIRST_LOOK_RAYS = 14_000;

/** One canvas on which scenes are shown, one after the other, without a dark moment between them. */
export class StageScreen {
  readonly #surface: StageSurface;
  readonly #cache = new MemorySceneCache(6);
  #anchor: SoundAnchor = { isPlaying: false, soundSec: 0, atMs: 0 };
  #scene: Scene | null = null;
  #player: ScenePlayer | null = null;
  #painter: PresenterPainter | undefined;
  #unfinished: (() => void) | null = null;

  constructor(surface: StageSurface) {
    this.#surface = surface;
  }

  /** Shows the scene at once with a coarse background where the full one is not at hand; `finish` brings the full one. */
  show(spec: SceneSpec, { presenter, ...loaded }: LoadedScene): void {
    const isCoarse = spec.background.kind === 'setting' && !this.#cache.background(backgroundKey(spec));
    const prepare = (tracedPixels?: number) =>
      prepareScene(spec, {
        makeCanvas: this.#surface.makeCanvas,
        ...loaded,
        cache: this.#cache,
        ...(tracedPixels !== undefined && { tracedPixels }),
      });
    this.#put(prepare(isCoarse ? FIRST_LOOK_RAYS : undefined), presenter);
    this.#unfinished = isCoarse ? () => this.#put(prepare(), presenter) : null;
  }

  /** The full background takes a second; while the scene plays, it waits for the next rest. */
  finish(): void {
    if (this.#anchor.isPlaying) return;
    const unfinished = this.#unfinished;
    this.#unfinished = null;
    unfinished?.();
  }

  /** A picture of a clip came later than the moment that shows it; while the scene plays, the next moment shows it. */
  refresh(): void {
    if (!this.#anchor.isPlaying) this.#player?.show(this.#stillSec(this.#scene));
  }

  /** The same for a picture of who was filmed; most come before their moment. */
  presenterCame(): void {
    if (this.#painter?.wasIncomplete) this.refresh();
  }

  follow(anchor: SoundAnchor): void {
    this.#anchor = anchor;
    if (!this.#player) return;
    if (anchor.isPlaying) this.#player.play();
    else {
      this.#player.pause();
      this.#player.show(this.#stillSec(this.#scene));
    }
  }

  /** A moment of the scene as a small picture, whatever the screen shows. */
  async still(tSec: number, widthPx: number): Promise<Canvas | null> {
    await this.#painter?.bring(tSec);
    const scene = this.#scene;
    if (!scene) return null;
    const { width, height } = scene.layout;
    const { makeCanvas } = this.#surface;
    const [whole, small] = [makeCanvas(width, height), makeCanvas(widthPx, Math.round((widthPx * height) / width))];
    const [from, ctx] = [whole.getContext('2d'), small.getContext('2d')];
    if (!from || !ctx) return null;
    if (this.#painter) this.#painter.paintOn(from, tSec);
    else drawFrame(from, scene, tSec);
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(whole, 0, 0, small.width, small.height);
    return small;
  }

  #put(scene: Scene, presenter?: OpenPresenter): void {
    this.#player?.pause();
    const stillSec = this.#stillSec(scene);
    const { ctx, makeCanvas } = this.#surface;
    const { width, height } = scene.layout;
    // Setting a size empties the canvas, so it is only set when it is another one, and filled before anybody sees it.
    if (ctx.canvas.width !== width || ctx.canvas.height !== height) {
      ctx.canvas.width = width;
      ctx.canvas.height = height;
    }
    this.#scene = scene;
    this.#painter = presenter && new PresenterPainter(ctx, scene, presenter, makeCanvas);
    this.#player = new ScenePlayer(scene, {
      ctx,
      clock: () => this.#heardSec(),
      requestFrame: this.#surface.requestFrame,
      cancelFrame: this.#surface.cancelFrame,
      painter: this.#painter,
    });
    this.#player.show(this.#anchor.isPlaying ? this.#heardSec() : stillSec);
    if (this.#anchor.isPlaying) this.#player.play();
  }

  #stillSec(next: Scene | null): number {
    return next ? stillMoment(this.#scene?.spec ?? null, next.spec, this.#anchor.soundSec) : 0;
  }

  #heardSec(): number {
    const { isPlaying, soundSec, atMs } = this.#anchor;
    return isPlaying ? soundSec + (this.#surface.nowMs() - atMs) / 1000 : soundSec;
  }
}
