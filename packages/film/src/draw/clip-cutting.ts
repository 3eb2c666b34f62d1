import { FILM_FPS } from '@herald/media/film-pieces';
import { isCovered, type Picture, type Scene } from '@herald/stage';
import {
  type ClipShot,
  type ClipTrack,
  type FindPerson,
  type FoundPerson,
  findSpeaker,
  lightOf,
  PersonCutter,
  SAME_PLACE,
  shownIn,
  usualLightOf,
} from '@herald/stage/clips';
import { letGo } from '@herald/stage/let-go';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { planesOf } from '../packed-planes.ts';
import type { Planes } from '../picture.ts';
import { wholeRgbaOf } from '../rgba-of.ts';
import { makeCanvas, stageContext } from './node-stage.ts';
import { YuvPicture } from './yuv-picture.ts';

/** Pictures of the clip whose person is remembered: those of a join, and of the picture before. */
const KEPT = 4;

/** Cuts who was filmed out of their room: to stand before the place of a scene, or alone. */
export class ClipCutting {
  readonly #scene: Scene;
  readonly #track: ClipTrack;
  readonly #find: FindPerson;
  readonly #cutter: PersonCutter;
  readonly #size: { width: number; height: number };
  readonly #behind: YuvPicture;
  readonly #faceLight: number;
  readonly #seen = new Map<number, Promise<FoundPerson>>();
  #behindKey = '';
  #alone: Canvas | undefined;

  constructor(scene: Scene, track: ClipTrack, find: FindPerson) {
    this.#faceLight = usualLightOf(track);
    const { width, height } = scene.layout;
    this.#scene = scene;
    this.#track = track;
    this.#find = find;
    this.#size = { width, height };
    this.#cutter = new PersonCutter(this.#size);
    this.#behind = new YuvPicture({ width, height, fps: FILM_FPS });
  }

  /** Looks for the person in a whole picture of the clip: in a part of it, chairs become shoulders. */
  look(clipFrame: number, planes: Planes): void {
    if (this.#seen.has(clipFrame)) return;
    const found = findSpeaker(planes, this.#track.places[clipFrame] ?? SAME_PLACE, this.#find);
    found.catch(() => undefined);
    this.#seen.set(clipFrame, found);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > KEPT && oldest !== undefined) this.#seen.delete(oldest);
  }

  /** Equal texts: the same place behind. */
  stateAt(tSec: number): string {
    return isCovered(this.#scene, tSec) ? '' : this.#scene.base.keyAt(this.#scene, tSec);
  }

  /** Leaves of a picture the person, before the place of a moment and in its light. */
  async lay(planes: Planes, shot: ClipShot, tSec: number): Promise<void> {
    this.#cutter.cut(planes, await this.#foundIn(shot));
    const { width, height } = this.#size;
    this.#cutter.lay(planes, planesOf(this.#placeAt(tSec), width, height));
  }

  /** The person of a picture as RGBA that is multiplied by alpha, below what lies over them; good until the next one. */
  async alone(planes: Planes, shot: ClipShot, tSec: number): Promise<Uint8ClampedArray> {
    const matte = this.#cutter.cut(planes, await this.#foundIn(shot));
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

  /** In a join, where the picture that is seen more of has them. */
  async #foundIn(shot: ClipShot): Promise<FoundPerson> {
    const { joined } = shot;
    const { clipFrame, crop } = joined ? (joined.share.mixed < 0.5 ? joined.from : joined.to) : shot;
    const found = await this.#seen.get(clipFrame);
    if (!found) throw new RangeError(`Nobody looked at picture ${clipFrame} of the clip`);
    const { shares, view: seen } = found;
    const into = shownIn(crop, this.#size);
    const [sx, sy] = [into.width / crop.width, into.height / crop.height];
    const view = {
      x: (seen.x - crop.x) * sx + into.x,
      y: (seen.y - crop.y) * sy + into.y,
      width: seen.width * sx,
      height: seen.height * sy,
    };
    return { shares, view };
  }

  /** The room of a film has one light, from wherever it is seen; green is no room. */
  #lightBy(place: Picture): void {
    if (this.#scene.spec.background.kind !== 'ground')
      this.#cutter.lightBy(lightOf(place, this.#faceLight, makeCanvas));
  }

  #placeAt(tSec: number): Uint8Array {
    const key = this.#scene.base.keyAt(this.#scene, tSec);
    if (key !== this.#behindKey) {
      const place = this.#scene.base.at(this.#scene, tSec);
      if (this.#behindKey === '') this.#lightBy(place);
      const bytes = (place as unknown as Canvas).data();
      this.#behind.update(bytes);
      letGo(bytes);
      this.#behindKey = key;
    }
    return this.#behind.bytes;
  }
}
