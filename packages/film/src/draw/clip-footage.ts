import { type ClipShot, shownIn } from '@herald/stage/clips';
import { FramePicker } from '../encode/frame-picker.ts';
import { PictureScaler } from '../encode/picture-scaler.ts';
import { i420Bytes } from '../film-format.ts';
import { planesOf, putPart } from '../packed-planes.ts';
import type { Planes, Size } from '../picture.ts';
import { ClipJoins } from './clip-joins.ts';

type Crop = ClipShot['crop'];

interface Footage {
  /** of the film */
  size: Size;
  picker: FramePicker;
  /** the file that the picker reads */
  proxy: string;
  /** is shown every picture of the clip that is filmed, whole */
  look?: ((clipFrame: number, planes: Planes) => void) | undefined;
}

const KEPT_SCALERS = 2;

/** The pictures of a clip in the size of its film, with the mouth they were filmed with. */
export class ClipFootage {
  readonly #footage: Footage;
  readonly #scalers = new Map<Crop, PictureScaler>();
  readonly #joins: ClipJoins;
  /** The take that a join comes from has a reader of its own, so that none jumps to and fro. */
  #leaving: FramePicker | undefined;
  /** The picture that was filmed last: it is asked for again where a clip has fewer of them, and to measure lips. */
  readonly #picture: Uint8Array;
  #shown: ClipShot | undefined;
  /** What fills a part of the frame, before it is laid there. */
  #part = new Uint8Array(0);

  constructor(footage: Footage) {
    this.#footage = footage;
    this.#picture = new Uint8Array(i420Bytes(footage.size));
    this.#joins = new ClipJoins(footage.size, {
      from: async ({ clipFrame, crop }, out) => {
        this.#leaving ??= await FramePicker.open(footage.proxy);
        await this.#take(this.#leaving, clipFrame, crop, out);
      },
      to: ({ clipFrame, crop }, out) => this.#take(footage.picker, clipFrame, crop, out),
    });
  }

  async film(shot: ClipShot, out: Uint8Array): Promise<void> {
    if (!this.#shown || !isSamePicture(shot, this.#shown)) {
      this.#shown = undefined;
      if (shot.joined) await this.#joins.film(shot.joined, this.#picture);
      else await this.#take(this.#footage.picker, shot.clipFrame, shot.crop, this.#picture);
      this.#shown = shot;
    }
    out.set(this.#picture);
  }

  async close(): Promise<void> {
    for (const scaler of this.#scalers.values()) scaler.close();
    await this.#leaving?.close();
    await this.#footage.picker.close();
  }

  async #take(picker: FramePicker, clipFrame: number, crop: Crop, out: Uint8Array): Promise<void> {
    const scaler = this.#scalerOf(crop);
    await picker.take(clipFrame, (planes) => {
      this.#footage.look?.(clipFrame, planes);
      this.#put(scaler, planes, crop, out);
    });
  }

  /** What the person does not fill lies under the material. */
  #put(scaler: PictureScaler, planes: Planes, { into }: Crop, out: Uint8Array): void {
    if (!into) {
      scaler.toYuv(planes, out);
      return;
    }
    const bytes = i420Bytes(into);
    if (this.#part.length !== bytes) this.#part = new Uint8Array(bytes);
    scaler.toYuv(planes, this.#part);
    const { width, height } = this.#footage.size;
    putPart(planesOf(this.#part, into.width, into.height), into, planesOf(out, width, height));
  }

  #scalerOf(crop: Crop): PictureScaler {
    const known = this.#scalers.get(crop) ?? new PictureScaler(crop, shownIn(crop, this.#footage.size), 'yuv');
    this.#scalers.delete(crop);
    this.#scalers.set(crop, known);
    // A film goes from take to take and rarely back: each scaler holds a picture and more.
    const [oldest] = this.#scalers.keys();
    if (oldest && this.#scalers.size > KEPT_SCALERS) {
      this.#scalers.get(oldest)?.close();
      this.#scalers.delete(oldest);
    }
    return known;
  }
}

function isSamePicture(one: ClipShot, other: ClipShot): boolean {
  const isSameJoin = one.joined?.name === other.joined?.name && one.joined?.at === other.joined?.at;
  return isSameJoin && one.clipFrame === other.clipFrame && one.crop === other.crop;
}
