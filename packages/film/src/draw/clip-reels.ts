import type { MaterialPicture, SceneSpec } from '@herald/media/scene/scene-spec';
import { isClipShot, showsMaterial } from '@herald/media/scene/shot-plan';
import { type MovingPicture, type MovingPictures, type Picture, type Scene, usedFrames } from '@herald/stage';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { FramePicker } from '../encode/frame-picker.ts';
import { PictureScaler } from '../encode/picture-scaler.ts';
import { FilmError } from '../film-error.ts';
import { i420Bytes } from '../film-format.ts';
import { planesOf } from '../packed-planes.ts';
import { evenSize, type Planes, type Size } from '../picture.ts';
import { putPicture } from '../put-picture.ts';

/** A decoder holds several whole pictures; a film shows one clip at a time, and goes to the next one with a cut. */
const OPEN_FILES = 2;

/** The clips that a scene shows, with the picture of each that was asked for last. */
export class ClipReels {
  readonly #reels = new Map<string, Reel>();
  readonly #open: Reel[] = [];

  /** With the first picture of each, which a scene is prepared with. */
  static async open(spec: SceneSpec, paths: ReadonlyMap<string, string>, frame: Size): Promise<ClipReels> {
    const reels = new ClipReels();
    try {
      for (const item of shownClips(spec)) await reels.#add(item, paths.get(item.picture), frame);
    } catch (error) {
      await reels.close();
      throw error;
    }
    return reels;
  }

  get clips(): MovingPictures {
    return this.#reels;
  }

  /** Brings the pictures of a moment. */
  async load(shown: ReturnType<Scene['clipsAt']>): Promise<void> {
    for (const { name, frame } of shown) {
      const reel = this.#reels.get(name);
      if (reel) await this.#take(reel, frame);
    }
  }

  async close(): Promise<void> {
    for (const reel of this.#open.splice(0)) await reel.close();
  }

  async #add(item: MaterialPicture, path: string | undefined, frame: Size): Promise<void> {
    if (!path) throw new FilmError('bad_clip', `The clip "${item.shot}" was not handed in.`);
    const reel = this.#reels.get(item.picture) ?? (await Reel.of(path, frame));
    this.#reels.set(item.picture, reel);
    await this.#take(reel, usedFrames(item, reel).fromFrame);
  }

  async #take(reel: Reel, frame: number): Promise<void> {
    const place = this.#open.indexOf(reel);
    if (place >= 0) this.#open.splice(place, 1);
    this.#open.push(reel);
    if (this.#open.length > OPEN_FILES) await this.#open.shift()?.close();
    await reel.show(frame);
  }
}

function shownClips({ material, shots }: SceneSpec): MaterialPicture[] {
  return material.filter(({ shot }) => isClipShot(shot) && shots.some(({ size }) => showsMaterial(size, shot)));
}

/** One clip, in the size that a film needs of it. */
class Reel implements MovingPicture {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly #path: string;
  readonly #canvas: Canvas;
  readonly #planes: Uint8Array;
  #file: { picker: FramePicker; scaler: PictureScaler } | undefined;
  #shown = -1;

  private constructor(path: string, { width, height, frames }: Size & { frames: number }, frame: Size) {
    this.#path = path;
    this.width = width;
    this.height = height;
    this.frames = frames;
    const scale = Math.min(1, Math.max(frame.width / width, frame.height / height));
    const size = evenSize(this, scale);
    this.#canvas = createCanvas(size.width, size.height);
    this.#planes = new Uint8Array(i420Bytes(size));
  }

  static async of(path: string, frame: Size): Promise<Reel> {
    const picker = await FramePicker.open(path);
    const reel = new Reel(path, picker, frame);
    await picker.close();
    return reel;
  }

  at(): Picture {
    return this.#canvas as unknown as Picture;
  }

  async show(frame: number): Promise<void> {
    if (frame === this.#shown) return;
    this.#file ??= await this.#openFile();
    const { picker, scaler } = this.#file;
    await picker.take(frame, (planes) => this.#put(planes, scaler));
    this.#shown = frame;
  }

  async close(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    file?.scaler.close();
    await file?.picker.close();
  }

  async #openFile() {
    const from = { x: 0, y: 0, width: this.width, height: this.height };
    return { picker: await FramePicker.open(this.#path), scaler: new PictureScaler(from, this.#canvas, 'yuv') };
  }

  #put(planes: Planes, scaler: PictureScaler): void {
    scaler.toYuv(planes, this.#planes);
    putPicture(this.#canvas, planesOf(this.#planes, this.#canvas.width, this.#canvas.height));
  }
}
