import type { SceneLayout } from '@herald/stage';
import { type ClipTrack, joinShare, type Take } from '@herald/stage/clips';
import { FramePicker } from '../encode/frame-picker.ts';
import { PictureScaler } from '../encode/picture-scaler.ts';
import { FILM_FPS } from '../film-format.ts';
import { type Crop, cropsFor, placeInFilm } from './clip-crop.ts';
import { ClipJoins, placeBetween } from './clip-joins.ts';
import type { Shot } from './clip-shot.ts';

interface Footage {
  track: ClipTrack;
  takes: readonly Take[];
  layout: SceneLayout;
  picker: FramePicker;
  /** the file that the picker reads */
  proxy: string;
}

const KEPT_SCALERS = 2;

/** The pictures of a clip in the order and the size of its film, with the mouth they were filmed with. */
export class ClipFootage {
  readonly #footage: Footage;
  readonly #crops: Crop[];
  readonly #scalers = new Map<Crop, PictureScaler>();
  readonly #joins: ClipJoins;
  /** The take that a join comes from has a reader of its own, so that none jumps to and fro. */
  #leaving: FramePicker | undefined;

  constructor(footage: Footage) {
    const { track, takes, layout } = footage;
    this.#footage = footage;
    this.#crops = cropsFor(track, takes, layout);
    this.#joins = new ClipJoins(layout, {
      from: async ({ clipFrame, crop }, out) => {
        this.#leaving ??= await FramePicker.open(footage.proxy);
        await this.#take(this.#leaving, clipFrame, crop, out);
      },
      to: ({ clipFrame, crop }, out) => this.#take(footage.picker, clipFrame, crop, out),
    });
  }

  shotAt(frame: number): Shot {
    const { takes } = this.#footage;
    const next = takes.findIndex(({ fromFrame, joinFrames }) => {
      const half = joinFrames / 2;
      return joinFrames > 0 && frame >= fromFrame - half && frame < fromFrame + half;
    });
    if (next > 0) return this.#joinedAt(frame, next);
    const k = takes.findLastIndex(({ fromFrame }) => fromFrame <= frame);
    return this.#pictureOf(Math.max(0, k), frame);
  }

  async film(shot: Shot, out: Uint8Array): Promise<void> {
    if (shot.joined) await this.#joins.film(shot.joined, out);
    else await this.#take(this.#footage.picker, shot.clipFrame, shot.crop, out);
  }

  async close(): Promise<void> {
    for (const scaler of this.#scalers.values()) scaler.close();
    await this.#leaving?.close();
    await this.#footage.picker.close();
  }

  /** `k` names the take; the frame may lie a little beside it. */
  #pictureOf(k: number, frame: number): Shot {
    const { track, takes, layout } = this.#footage;
    const [take, crop] = [takes[k], this.#crops[k]];
    if (!take || !crop) throw new RangeError(`No take shows frame ${frame}`);
    const wanted = Math.round(take.clipFrame + ((frame - take.fromFrame) * track.fps) / FILM_FPS);
    const clipFrame = Math.max(0, Math.min(wanted, track.places.length - 1));
    const place = placeInFilm(track.places[clipFrame] ?? [1, 0, 0, 0, 1, 0], crop, layout);
    return { clipFrame, crop, place, light: track.light[clipFrame] };
  }

  #joinedAt(frame: number, next: number): Shot {
    const { fromFrame = 0, joinFrames = 1 } = this.#footage.takes[next] ?? {};
    const first = fromFrame - joinFrames / 2;
    const pairAt = (at: number) => [this.#pictureOf(next - 1, at), this.#pictureOf(next, at)] as const;
    const [from, to] = pairAt(frame);
    const share = joinShare((frame - first + 0.5) / joinFrames);
    const last = first + joinFrames - 1;
    const joined = {
      ...{ from, to, share, name: `${next}` },
      measured: [first, Math.round((first + last) / 2), last].map(pairAt),
      at: (frame - first) / (joinFrames - 1),
    };
    const [before, after] = [from.light ?? to.light, to.light ?? from.light];
    const light = before !== undefined && after !== undefined ? before + (after - before) * share.mixed : undefined;
    return { ...(share.mixed < 0.5 ? from : to), place: placeBetween(from.place, to.place, share), light, joined };
  }

  async #take(picker: FramePicker, clipFrame: number, crop: Crop, out: Uint8Array): Promise<void> {
    const scaler = this.#scalerOf(crop);
    await picker.take(clipFrame, (planes) => scaler.toYuv(planes, out));
  }

  #scalerOf(crop: Crop): PictureScaler {
    const known = this.#scalers.get(crop) ?? new PictureScaler(crop, this.#footage.layout, 'yuv');
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
