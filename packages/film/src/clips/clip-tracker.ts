import { CLIP_GATES, type ClipReport, type ClipSpan } from '@herald/media/clips';
import { FILM_FPS } from '@herald/media/film-pieces';
import {
  type Affine,
  alignPatches,
  type ClipTrack,
  composed,
  eyesOpenIn,
  FACE,
  fitAffine,
  type GreyPicture,
  gazesIn,
  headIn,
  type Judged,
  judgeClip,
  KEPT_PATCH,
  LIDS,
  MEAN_PATCH,
  meanShape,
  patchPicture,
  placeInPatch,
  type Rgb,
  readSmooth,
  type SeenFrame,
  smoothAffines,
  THUMB_BYTES,
  THUMB_SIDE,
  takeOwnTeeth,
  takePatch,
} from '@herald/stage/clips';
import { PictureScaler } from '../encode/picture-scaler.ts';
import type { UprightClip } from '../encode/upright-pictures.ts';
import { planesOf } from '../packed-planes.ts';
import { evenSize, type Planes } from '../picture.ts';
import { areLipsCovered } from './covered-lips.ts';
import type { FaceReader, SeenFace } from './face-reader.ts';

/** The net looks at every third picture; between them the pixels tell. */
export const LOOK_EVERY = 3;
/** Faces are counted this often, in looks. */
const COUNT_EVERY = 10;
/** Colors are kept of every eighth look. */
const COLOR_EVERY = 3;
/** The net sees no more in larger pictures. */
const LOOK_LONG_SIDE = 960;
const OPEN_LIPS = CLIP_GATES.opening;
/** A smile that shows teeth opens the lips by this much, and not as far as a shout. */
const SMILE = { least: 0.05, most: 0.35 };
type Point = readonly [x: number, y: number, z: number];

interface Look {
  face: SeenFace | undefined;
  faces: number;
}

interface KeptColor {
  index: number;
  blue: Uint8Array;
  red: Uint8Array;
  white: Rgb[];
}

/** Follows the face through a clip. Of each picture only the lower face is kept. */
export class ClipTracker {
  readonly #reader: FaceReader;
  readonly #size: UprightClip;
  readonly #look: { width: number; height: number; data: Uint8ClampedArray };
  readonly #lookScaler: PictureScaler;
  readonly #thumbs: PictureScaler;
  readonly #thumbPixels: Uint8Array[] = [];
  readonly #patches: Uint8Array[] = [];
  readonly #taken: Affine[] = [];
  readonly #points: (readonly Point[] | undefined)[] = [];
  readonly #openings: number[] = [];
  readonly #faces: number[] = [];
  readonly #covered: boolean[] = [];
  readonly #colors: KeptColor[] = [];
  #waiting: Buffer[] = [];
  #before: Look = { face: undefined, faces: 0 };
  #looks = 0;
  #counted = 1;
  #smile: { score: number; packed: Buffer; points: readonly Point[] } | undefined;

  constructor(reader: FaceReader, clip: UprightClip) {
    this.#reader = reader;
    this.#size = clip;
    const scale = Math.min(1, LOOK_LONG_SIDE / Math.max(clip.width, clip.height));
    const look = evenSize(clip, scale);
    const whole = { x: 0, y: 0, width: clip.width, height: clip.height };
    this.#look = { ...look, data: new Uint8ClampedArray(look.width * look.height * 4) };
    this.#lookScaler = new PictureScaler(whole, look, 'rgba');
    this.#thumbs = new PictureScaler(whole, { width: THUMB_SIDE, height: THUMB_SIDE }, 'yuv');
  }

  /** `packed` are the planes one after the other, and are kept until the next look. */
  async see(planes: Planes, packed: Buffer, index: number): Promise<void> {
    const tiny = new Uint8Array(THUMB_BYTES * 1.5);
    this.#thumbs.toYuv(planes, tiny);
    this.#thumbPixels.push(tiny.slice(0, THUMB_BYTES));
    this.#waiting.push(packed);
    if (index % LOOK_EVERY === 0) this.#settle(await this.#lookAt(planes));
  }

  /** Everything known about the clip, once all pictures were seen. */
  finish(): { track: ClipTrack; report: ClipReport; judged: Judged; poster: number } {
    if (this.#waiting.length > 0) this.#settle(this.#before);
    this.#lookScaler.close();
    this.#thumbs.close();
    const { width, height } = this.#size;
    const thumbs = Uint8Array.from(this.#thumbPixels.flatMap((tiny) => [...tiny]));
    const calm = [...this.#points.keys()].filter((i) => this.#points[i] && (this.#openings[i] ?? 1) < OPEN_LIPS);
    const shown = calm.length > 5 ? calm : [...this.#points.keys()].filter((i) => this.#points[i]);
    const mean = shown.length > 0 ? meanShape(shown.map((i) => this.#points[i] ?? [])) : [];
    const { places, mismatch } = this.#align(mean, shown);
    const frames = this.#points.map((_, i) => this.#frameAt(i));
    const judged = judgeClip({ fps: FILM_FPS, frames, places, mismatch, thumbs });
    const teeth =
      this.#smile && mean.length > 0
        ? takeOwnTeeth(this.#smile.points, mean, colorsOf(this.#smile.packed, width, height))
        : null;
    const track: ClipTrack = {
      width,
      height,
      fps: FILM_FPS,
      places,
      light: this.#patches.map(meanOf),
      faces: this.#points.map(boxOf),
      eyes: eyesOpenIn(this.#points),
      gazes: gazesIn(this.#points),
      thumbs,
      mean,
      ...this.#meanPicture(places, mismatch),
      teeth,
      spans: judged.spans,
    };
    const { usableSec, spans, findings, quality, weakest } = judged;
    const report: ClipReport = {
      durationSec: this.#points.length / FILM_FPS,
      width,
      height,
      fps: this.#size.sourceFps,
      usableSec,
      spans,
      findings,
      quality,
      weakest,
      hasTeeth: teeth !== null,
      ...(mean.length > 0 && { head: headIn({ width, height, mean, places: usablePlaces(places, spans) }) }),
    };
    const poster = Math.round((spans.find(({ fault }) => !fault)?.fromSec ?? 0) * FILM_FPS);
    return { track, report, judged, poster };
  }

  async #lookAt(planes: Planes): Promise<Look> {
    this.#lookScaler.toRgba(planes, this.#look.data);
    const seen = await this.#reader.see(this.#look);
    if (this.#looks % COUNT_EVERY === 0) this.#counted = await this.#reader.count(this.#look);
    this.#looks += 1;
    const back = this.#size.width / this.#look.width;
    const points = seen?.points.map(([x, y, z]): Point => [x * back, y * back, z * back]);
    return { face: seen && points && { points, opening: seen.opening }, faces: this.#counted };
  }

  /** The pictures since the last look: their faces are between the two. */
  #settle(look: Look): void {
    const count = this.#waiting.length;
    const isCovered = this.#isCovered(look);
    this.#waiting.forEach((packed, k) => {
      const face = between(this.#before.face, look.face, (k + 1) / count);
      const index = this.#points.length;
      const place = face ? roughPlace(face.points) : this.#taken.at(-1);
      const planes = planesOf(packed, this.#size.width, this.#size.height);
      this.#points.push(face?.points);
      this.#openings.push(face?.opening ?? 0);
      this.#faces.push(look.faces);
      this.#covered.push(isCovered);
      this.#taken.push(place ?? [1, 0, 0, 0, 1, 0]);
      this.#patches.push(takePatch(greyOf(planes.luma, planes), place ?? [1, 0, 0, 0, 1, 0], KEPT_PATCH));
      if (face && index % (LOOK_EVERY * COLOR_EVERY) === 0) this.#keepColors(planes, index, face);
      if (face && k === count - 1) this.#findSmile(packed, face);
    });
    this.#waiting = [];
    this.#before = look;
  }

  #isCovered({ face }: Look): boolean {
    const packed = this.#waiting.at(-1);
    const { width, height } = this.#size;
    return face !== undefined && packed !== undefined && areLipsCovered(face.points, colorsOf(packed, width, height));
  }

  #keepColors(planes: Planes, index: number, { points, opening }: SeenFace): void {
    if (opening >= OPEN_LIPS) return;
    const place = this.#taken[index] ?? [1, 0, 0, 0, 1, 0];
    const half = place.map((value, n) => (n === 2 || n === 5 ? value / 2 - 0.25 : value / 2)) as unknown as Affine;
    const read = readerOf(planes);
    const seen = LIDS.flatMap(([top, bottom]) =>
      [0.15, 0.3, 0.45, 0.6, 0.75].map((share) => {
        const [a, b] = [points[top] ?? [0, 0], points[bottom] ?? [0, 0]];
        return read(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share);
      }),
    );
    const brightest = seen.sort((a, b) => b[0] + b[1] + b[2] - a[0] - a[1] - a[2]).slice(1, 5);
    const chroma = (data: Uint8Array) =>
      takePatch(
        { data, stride: planes.chromaStride, width: planes.width / 2, height: planes.height / 2 },
        half,
        KEPT_PATCH,
      );
    this.#colors.push({ index, blue: chroma(planes.blue), red: chroma(planes.red), white: brightest });
  }

  /** The picture in which most of what is between the lips is as bright as teeth are. */
  #findSmile(packed: Buffer, { points, opening }: SeenFace): void {
    if (opening < SMILE.least || opening > SMILE.most) return;
    const { width, height } = this.#size;
    const read = colorsOf(packed, width, height);
    let [bright, looked] = [0, 0];
    for (let k = 2; k < 9; k++) {
      const [upper, lower] = [points[FACE.upperLip[k] ?? 0], points[FACE.lowerLip[k] ?? 0]];
      if (!upper || !lower) continue;
      for (const share of [0.15, 0.3, 0.45, 0.6]) {
        const [red, green, blue] = read(
          upper[0] + (lower[0] - upper[0]) * share,
          upper[1] + (lower[1] - upper[1]) * share,
        );
        looked += 1;
        if (red < green * 1.33 && blue > red * 0.6) bright += (red + green + blue) / 3;
      }
    }
    const score = bright / Math.max(1, looked);
    if (score > (this.#smile?.score ?? 60)) this.#smile = { score, packed: Buffer.from(packed), points };
  }

  #align(mean: [number, number][], calm: number[]): { places: Affine[]; mismatch: number[] } {
    if (mean.length === 0) return { places: this.#taken, mismatch: this.#taken.map(() => 0) };
    let last = this.#taken.find((_, i) => this.#points[i]) ?? [1, 0, 0, 0, 1, 0];
    const fitted = this.#points.map((points): Affine => {
      last = points ? fitAffine(points, mean) : last;
      return last;
    });
    const rough = smoothAffines(fitted, 2);
    // The patches lie where the net saw the mouth; they are moved to where it is.
    const starts = rough.map((place, i) => composed(inverted(this.#taken[i] ?? place), place));
    const patches = this.#patches.map((patch, i) => moved(patch, starts[i] ?? [1, 0, 0, 0, 1, 0]));
    const { moves, mismatch } = alignPatches(patches, rough, calm);
    return { places: rough.map((place, i) => composed(place, moves[i] ?? [1, 0, 0, 0, 1, 0])), mismatch };
  }

  #frameAt(i: number): SeenFrame {
    const points = this.#points[i];
    const patch = this.#patches[i] ?? new Uint8Array(0);
    const { width, height } = this.#size;
    const at = (k: number): Point => points?.[k] ?? [0, 0, 0];
    const away = (a: number, b: number) => Math.hypot(at(a)[0] - at(b)[0], at(a)[1] - at(b)[1]);
    const [left, right] = [away(FACE.noseTip, FACE.cheekLeft), away(FACE.noseTip, FACE.cheekRight)];
    const [x0, y0, x1, y1] = boxOf(points);
    const faceWidthPx = away(FACE.cheekLeft, FACE.cheekRight);
    return {
      hasFace: points !== undefined,
      faces: this.#faces[i] ?? 0,
      opening: this.#openings[i] ?? 0,
      turn: (left - right) / (left + right || 1),
      mouthShare: away(FACE.cornerLeft, FACE.cornerRight) / (faceWidthPx || 1),
      faceWidthPx,
      isCovered: this.#covered[i] ?? false,
      isCutOff: x0 < 1 || y0 < 1 || x1 > width - 2 || y1 > height - 2,
      light: meanOf(patch),
      sharpness: sharpnessOf(patch),
    };
  }

  /** The mean picture of the resting mouth: free of noise. */
  #meanPicture(places: readonly Affine[], mismatch: readonly number[]): Pick<ClipTrack, 'picture' | 'eyeWhite'> {
    const resting = this.#colors.filter(({ index }) => (mismatch[index] ?? 0) <= CLIP_GATES.mismatch);
    const colors = resting.length > 0 ? resting : this.#colors;
    const size = MEAN_PATCH.width * MEAN_PATCH.height;
    const sums = new Float32Array(size * 3);
    const count = Math.max(1, colors.length);
    for (const { index, blue, red } of colors) {
      const place = places[index];
      const taken = this.#taken[index];
      const luma = this.#patches[index];
      if (!place || !taken || !luma) continue;
      const move = composed(placeInPatch(KEPT_PATCH), composed(inverted(taken), place));
      const read = (data: Uint8Array) => takePatch(patchPicture(data, KEPT_PATCH), move, MEAN_PATCH);
      const [y, u, v] = [read(luma), read(blue), read(red)];
      for (let k = 0; k < size; k++) {
        const [r, g, b] = rgbOf(y[k] ?? 0, u[k] ?? 0, v[k] ?? 0);
        sums[k * 3] = (sums[k * 3] ?? 0) + r / count;
        sums[k * 3 + 1] = (sums[k * 3 + 1] ?? 0) + g / count;
        sums[k * 3 + 2] = (sums[k * 3 + 2] ?? 0) + b / count;
      }
    }
    const whites = colors.flatMap(({ white }) => white);
    const mean = (n: 0 | 1 | 2) => whites.reduce((sum, color) => sum + color[n], 0) / Math.max(1, whites.length);
    return { picture: Uint8Array.from(sums, Math.round), eyeWhite: [mean(0), mean(1), mean(2)] };
  }
}

/** Of the pictures that films show. */
function usablePlaces(places: readonly Affine[], spans: readonly ClipSpan[]): Affine[] {
  const usable = spans.filter(({ fault }) => !fault);
  const shown = places.filter((_, k) =>
    usable.some(({ fromSec, toSec }) => k / FILM_FPS >= fromSec && k / FILM_FPS < toSec),
  );
  return shown.length > 0 ? shown : [...places];
}

function between(a: SeenFace | undefined, b: SeenFace | undefined, share: number): SeenFace | undefined {
  if (!a || !b) return share === 1 ? b : undefined;
  if (share === 1) return b;
  const mixed = (from: number, to: number) => from + (to - from) * share;
  const points = a.points.map(([x, y, z], k): Point => {
    const [toX, toY, toZ] = b.points[k] ?? [x, y, z];
    return [mixed(x, toX), mixed(y, toY), mixed(z, toZ)];
  });
  return { points, opening: Math.max(mixed(a.opening, b.opening), 0) };
}

/** Where the mouth is as one picture alone tells. */
function roughPlace(points: readonly Point[]): Affine {
  const [ax, ay] = points[FACE.cornerLeft] ?? [0, 0];
  const [bx, by] = points[FACE.cornerRight] ?? [1, 0];
  const [ux, uy] = points[FACE.upperInner] ?? [0, 0];
  const [lx, ly] = points[FACE.lowerInner] ?? [0, 0];
  const [dx, dy] = [bx - ax, by - ay];
  return [dx, -dy, (ux + lx) / 2, dy, dx, (uy + ly) / 2];
}

function inverted([a, b, c, d, e, f]: Affine): Affine {
  const det = a * e - b * d || 1e-12;
  return [e / det, -b / det, (b * f - c * e) / det, -d / det, a / det, (c * d - a * f) / det];
}

function moved(patch: Uint8Array, start: Affine): Uint8Array {
  return takePatch(patchPicture(patch, KEPT_PATCH), composed(placeInPatch(KEPT_PATCH), start), KEPT_PATCH);
}

const greyOf = (data: Uint8Array, { lumaStride, width, height }: Planes): GreyPicture => ({
  data,
  stride: lumaStride,
  width,
  height,
});

function boxOf(points: readonly Point[] | undefined): [number, number, number, number] {
  if (!points) return [0, 0, 0, 0];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const meanOf = (bytes: Uint8Array): number => bytes.reduce((sum, value) => sum + value, 0) / Math.max(1, bytes.length);

/** How much neighbouring pixels differ, beside the contrast of the whole. */
function sharpnessOf(patch: Uint8Array): number {
  const { width, height } = KEPT_PATCH;
  let [edges, contrast] = [0, 0];
  const mean = meanOf(patch);
  for (let row = 1; row < height - 1; row += 2) {
    for (let column = 1; column < width - 1; column += 2) {
      const k = row * width + column;
      const at = (i: number) => patch[i] ?? 0;
      edges += (4 * at(k) - at(k - 1) - at(k + 1) - at(k - width) - at(k + width)) ** 2;
      contrast += (at(k) - mean) ** 2;
    }
  }
  return Math.sqrt(edges / (contrast || 1));
}

function rgbOf(luma: number, blue: number, red: number): Rgb {
  const light = 1.164384 * (luma - 16);
  const within = (value: number) => Math.max(0, Math.min(255, value));
  return [
    within(light + 1.792741 * (red - 128)),
    within(light - 0.213249 * (blue - 128) - 0.532909 * (red - 128)),
    within(light + 2.112402 * (blue - 128)),
  ];
}

function readerOf(planes: Planes): (x: number, y: number) => Rgb {
  const luma = greyOf(planes.luma, planes);
  const chroma = (data: Uint8Array): GreyPicture => ({
    data,
    stride: planes.chromaStride,
    width: planes.width / 2,
    height: planes.height / 2,
  });
  const [blue, red] = [chroma(planes.blue), chroma(planes.red)];
  return (x, y) =>
    rgbOf(
      readSmooth(luma, x, y),
      readSmooth(blue, x / 2 - 0.25, y / 2 - 0.25),
      readSmooth(red, x / 2 - 0.25, y / 2 - 0.25),
    );
}

const colorsOf = (packed: Buffer, width: number, height: number) => readerOf(planesOf(packed, width, height));
