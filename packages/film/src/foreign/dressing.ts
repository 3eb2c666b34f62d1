import { FILM_FPS } from '@herald/media/film-pieces';
import { drawOverlays, prepareScene, type Scene } from '@herald/stage';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { pathsOf } from '../draw/named-by-content.ts';
import { loadPictures, makeCanvas, registerFontsOf, stageContext } from '../draw/node-stage.ts';
import type { SceneFilm } from '../draw/scene-film.ts';
import { YuvPicture } from '../draw/yuv-picture.ts';
import type { FilmFormat } from '../film-format.ts';
import type { Planes } from '../picture.ts';
import { putPicture } from '../put-picture.ts';

/** Lays captions, cards and logo of a scene over the pictures of another engine, which fill the frame of the scene. */
export class Dressing {
  readonly format: FilmFormat;
  readonly frames: number;
  readonly #scene: Scene;
  readonly #frame: Canvas;
  readonly #frameContext: SKRSContext2D;
  readonly #yuv: YuvPicture;
  #under: { picture: Planes; canvas: Canvas } | undefined;
  #shown: string | undefined;

  private constructor(scene: Scene) {
    const { width, height } = scene.layout;
    this.#scene = scene;
    this.format = { width, height, fps: FILM_FPS };
    this.frames = Math.max(1, Math.round(scene.spec.durationSec * FILM_FPS));
    this.#frame = createCanvas(width, height);
    this.#frameContext = this.#frame.getContext('2d');
    this.#yuv = new YuvPicture(this.format);
  }

  static async open(film: SceneFilm): Promise<Dressing> {
    registerFontsOf(film.spec);
    const { pictures } = await loadPictures(pathsOf(film).pictures);
    return new Dressing(prepareScene(film.spec, { makeCanvas, pictures }));
  }

  /** A frame in planes, good until the next one; the same picture may be handed in for several frames. */
  dress(picture: Planes, frame: number): Uint8Array {
    const tSec = frame / FILM_FPS;
    const isNew = this.#under?.picture !== picture;
    const shown = JSON.stringify(this.#scene.overlays.map((overlay) => overlay.stateAt(tSec)));
    if (!isNew && shown === this.#shown) return this.#yuv.bytes;
    const under = isNew ? this.#put(picture) : this.#under?.canvas;
    if (under) this.#frameContext.drawImage(under, 0, 0);
    drawOverlays(stageContext(this.#frame), this.#scene, tSec);
    this.#yuv.update(this.#frameContext.getImageData(0, 0, this.format.width, this.format.height).data);
    this.#shown = shown;
    return this.#yuv.bytes;
  }

  /** Fills the frame: what is too wide or too high is cut off at both sides alike. */
  #put(picture: Planes): Canvas {
    const { width, height } = this.format;
    const source = createCanvas(picture.width, picture.height);
    putPicture(source, picture);
    const canvas = this.#under?.canvas ?? createCanvas(width, height);
    const scale = Math.max(width / picture.width, height / picture.height);
    const [wide, high] = [picture.width * scale, picture.height * scale];
    const target = canvas.getContext('2d');
    target.imageSmoothingQuality = 'high';
    target.drawImage(source, (width - wide) / 2, (height - high) / 2, wide, high);
    this.#under = { picture, canvas };
    return canvas;
  }
}
