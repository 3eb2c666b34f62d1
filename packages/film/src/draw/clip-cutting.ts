import { FILM_FPS } from '@herald/media/film-pieces';
import { isCovered, type Scene } from '@herald/stage';
import { type ClipShot, type FindPerson, PersonCutter, shownIn } from '@herald/stage/clips';
import { letGo } from '@herald/stage/let-go';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { planesOf } from '../packed-planes.ts';
import type { Planes } from '../picture.ts';
import { wholeRgbaOf } from '../rgba-of.ts';
import { stageContext } from './node-stage.ts';
import { YuvPicture } from './yuv-picture.ts';

/** Cuts who was filmed out of their room: to stand before the place of a scene, or alone. */
export class ClipCutting {
  readonly #scene: Scene;
  readonly #cutter: PersonCutter;
  readonly #size: { width: number; height: number };
  readonly #behind: YuvPicture;
  #behindKey = '';
  #alone: Canvas | undefined;

  constructor(scene: Scene, find: FindPerson) {
    const { width, height } = scene.layout;
    this.#scene = scene;
    this.#size = { width, height };
    this.#cutter = new PersonCutter(this.#size, find);
    this.#behind = new YuvPicture({ width, height, fps: FILM_FPS });
  }

  /** Equal texts: the same place behind. */
  stateAt(tSec: number): string {
    return isCovered(this.#scene, tSec) ? '' : this.#scene.base.keyAt(this.#scene, tSec);
  }

  /** Leaves of a picture the person, before the place of a moment. */
  async lay(planes: Planes, shot: ClipShot, tSec: number): Promise<void> {
    await this.#cut(planes, shot);
    const { width, height } = this.#size;
    this.#cutter.lay(planes, planesOf(this.#placeAt(tSec), width, height));
  }

  /** The person of a picture as RGBA that is multiplied by alpha, below what lies over them; good until the next one. */
  async alone(planes: Planes, shot: ClipShot, tSec: number): Promise<Uint8ClampedArray> {
    const matte = await this.#cut(planes, shot);
    const { width, height } = this.#size;
    this.#alone ??= createCanvas(width, height);
    const ctx = this.#alone.getContext('2d');
    const pixels = ctx.createImageData(width, height);
    wholeRgbaOf(planes, pixels.data);
    for (let at = 0; at < matte.length; at++) pixels.data[4 * at + 3] = matte[at];
    ctx.putImageData(pixels, 0, 0);
    letGo(pixels.data);
    for (const overlay of this.#scene.overlays)
      if (overlay.stateAt(tSec) !== null) overlay.draw(stageContext(this.#alone), tSec);
    return new Uint8ClampedArray(this.#alone.data());
  }

  #cut(planes: Planes, { place, crop }: ClipShot): Promise<Uint8Array> {
    return this.#cutter.cut(planes, { place, part: shownIn(crop, this.#size) });
  }

  #placeAt(tSec: number): Uint8Array {
    const key = this.#scene.base.keyAt(this.#scene, tSec);
    if (key !== this.#behindKey) {
      const pixels = this.#scene.base.at(this.#scene, tSec) as unknown as Canvas;
      const bytes = pixels.data();
      this.#behind.update(bytes);
      letGo(bytes);
      this.#behindKey = key;
    }
    return this.#behind.bytes;
  }
}
