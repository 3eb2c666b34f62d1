import { FILM_FPS } from '@herald/media/film-pieces';
import type { Mouth } from '@herald/media/mouth';
import type { Canvas, Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { MovingPicture } from '#base/canvas/moving-picture.ts';
import type { Rect } from '#base/performer.ts';
import type { Affine } from './affine.ts';
import { blendPictures } from './blend-pictures.ts';
import { scaleOf, shownIn } from './clip-crop.ts';
import type { ClipShot, JoinedPictures } from './clip-shot.ts';
import type { ClipShots } from './clip-shots.ts';
import type { ClipTrack } from './clip-track.ts';
import type { PlaceLight } from './cut/ambience.ts';
import { flowAt, measureJoin } from './join-flow.ts';
import { type Feeling, isAtRest, isUpperFaceStill, lipMovesOf, spokenOut } from './lip-moves.ts';
import { measureMouth } from './measure-mouth.ts';
import { MouthPainter, type PicturePlanes } from './paint-mouth.ts';
import type { PictureFlow } from './picture-flow.ts';
import { planesOfPixels, putPlanes } from './picture-planes.ts';
import { topOfUpperFace } from './upper-face.ts';

interface ClipSight {
  track: ClipTrack;
  shots: ClipShots;
  frame: { width: number; height: number };
  /** the clip; its pictures may be smaller */
  pages: MovingPicture;
  /** of who is cut out: how, in a page */
  cutAt?: ((clipFrame: number) => CutOut | undefined) | undefined;
  /** of the place where they stand then */
  lightAt?: ((tSec: number) => PlaceLight) | undefined;
  mouthAt(tSec: number): Mouth;
  feelingAt(tSec: number): Feeling;
  makeCanvas: MakeCanvas;
}

/** How somebody is cut out of a page; both may be smaller than it. */
export interface CutOut {
  /** how much of each pixel is person, as alpha */
  matte: Picture;
  /** the person's own colors around the outline, over those that the page has there */
  edge: Picture;
}

/** Joins are blended on smaller pictures: a whole one takes longer than a picture may. */
const JOIN_SCALE = 0.5;
/** Left, right, and below the chin, in mouth widths: no mouth moves more. */
const REACH = { side: 1.85, chin: 1 } as const;

/** A filmed person as a film will show them, picture by picture, on a canvas. */
export class ClipView {
  readonly #sight: ClipSight;
  readonly #painter: MouthPainter;
  readonly #reach: { upper: number; nose: number; bottom: number };
  readonly #whole: Canvas;
  readonly #small: Canvas;
  #mask: Canvas | undefined;
  #flows: { name: string; known: PictureFlow[] } = { name: '', known: [] };

  constructor(sight: ClipSight) {
    const measured = measureMouth(sight.track);
    const { width, height } = sight.frame;
    this.#sight = sight;
    this.#painter = new MouthPainter(measured);
    this.#reach = { upper: topOfUpperFace(measured), nose: measured.nose - 0.2, bottom: measured.chin + REACH.chin };
    this.#whole = sight.makeCanvas(width, height);
    this.#small = sight.makeCanvas(evenOf(width * JOIN_SCALE), evenOf(height * JOIN_SCALE));
  }

  draw(ctx: Context2D, tSec: number): void {
    const { shots, mouthAt, feelingAt, pages } = this.#sight;
    const frame = Math.min(shots.frames - 1, Math.round(tSec * FILM_FPS));
    const shot = shots.at(frame);
    if (this.#sight.cutAt) contextOf(this.#whole).clearRect(0, 0, this.#whole.width, this.#whole.height);
    if (shot.joined) this.#drawJoin(shot.joined);
    else this.#drawPage(this.#whole, shot);
    // On another picture than the wanted one, the mouth is elsewhere.
    if (pages.isThere?.(shot.clipFrame) ?? true) {
      const tSec = frame / FILM_FPS;
      this.#paint(shot, mouthAt(tSec), shots.feelingIn(shot, feelingAt(tSec)));
    }
    if (this.#sight.cutAt) this.#cutOut(shot, this.#sight.cutAt);
    if (this.#sight.cutAt && this.#sight.lightAt) this.#light(this.#sight.lightAt(tSec));
    ctx.drawImage(this.#whole, 0, 0);
  }

  /** The pictures of the clip that so many pictures of the film need, in their order. */
  pagesFor(fromSec: number, frames: number): number[] {
    const { shots } = this.#sight;
    const first = Math.round(fromSec * FILM_FPS);
    const needed = new Set<number>();
    for (let frame = first; frame < Math.min(shots.frames, first + frames); frame++) {
      const { clipFrame, joined } = shots.at(frame);
      if (!joined) needed.add(clipFrame);
      else for (const { clipFrame: other } of [joined.from, joined.to]) needed.add(other);
    }
    return [...needed];
  }

  /** Measures one movement of the next join, where its pictures are there: all at once they would hold up a picture. */
  prepareJoin(fromSec: number, frames: number): void {
    const first = Math.round(fromSec * FILM_FPS);
    for (let frame = first; frame < first + frames; frame++) {
      const { joined } = this.#sight.shots.at(Math.min(frame, this.#sight.shots.frames - 1));
      if (!joined) continue;
      const known = this.#flowsOf(joined).length;
      const pair = joined.measured[known];
      const isThere = pair?.every(({ clipFrame }) => this.#sight.pages.isThere?.(clipFrame) ?? true);
      if (pair && isThere) this.#measure(joined, known + 1);
      return;
    }
  }

  /** Leaves of the picture what is person; in a join both persons fade into each other. */
  #cutOut(shot: ClipShot, cutAt: NonNullable<ClipSight['cutAt']>): void {
    this.#mask ??= this.#sight.makeCanvas(this.#whole.width, this.#whole.height);
    const [whole, mask] = [contextOf(this.#whole), contextOf(this.#mask)];
    mask.clearRect(0, 0, this.#mask.width, this.#mask.height);
    mask.globalCompositeOperation = 'lighter';
    const share = shot.joined?.share.mixed ?? 1;
    for (const [{ clipFrame, crop }, alpha] of shot.joined
      ? ([
          [shot.joined.from, 1 - share],
          [shot.joined.to, share],
        ] as const)
      : ([[shot, 1]] as const)) {
      const cut = cutAt(clipFrame);
      if (!cut) continue;
      mask.globalAlpha = alpha;
      whole.globalAlpha = alpha;
      this.#drawPart(this.#mask, cut.matte, crop);
      this.#drawPart(this.#whole, cut.edge, crop);
    }
    mask.globalAlpha = 1;
    whole.globalAlpha = 1;
    mask.globalCompositeOperation = 'source-over';
    whole.globalCompositeOperation = 'destination-in';
    whole.drawImage(this.#mask, 0, 0);
    whole.globalCompositeOperation = 'source-over';
  }

  /** The light of the place falls on the person. */
  #light({ color: [red, green, blue], share, gain }: PlaceLight): void {
    const whole = contextOf(this.#whole);
    const { width, height } = this.#whole;
    if (gain > 1) {
      whole.globalCompositeOperation = 'lighter';
      whole.globalAlpha = gain - 1;
      whole.drawImage(this.#whole, 0, 0);
    }
    whole.globalCompositeOperation = 'source-atop';
    if (gain < 1) {
      whole.globalAlpha = 1 - gain;
      whole.fillStyle = '#000000';
      whole.fillRect(0, 0, width, height);
    }
    whole.globalAlpha = share;
    whole.fillStyle = `rgb(${red} ${green} ${blue})`;
    whole.fillRect(0, 0, width, height);
    whole.globalAlpha = 1;
    whole.globalCompositeOperation = 'source-over';
  }

  #drawPage(canvas: Canvas, { clipFrame, crop }: ClipShot): void {
    this.#drawPart(canvas, this.#sight.pages.at(clipFrame), crop);
  }

  #drawPart(canvas: Canvas, page: Picture, crop: ClipShot['crop']): void {
    const { track, frame } = this.#sight;
    const [sx, sy] = [page.width / track.width, page.height / track.height];
    const ctx = contextOf(canvas);
    ctx.imageSmoothingQuality = 'high';
    const { x, y, width, height } = crop;
    const into = shownIn(crop, frame);
    const [fx, fy] = [canvas.width / frame.width, canvas.height / frame.height];
    const to = [into.x * fx, into.y * fy, into.width * fx, into.height * fy] as const;
    ctx.drawImage(page, x * sx, y * sy, width * sx, height * sy, ...to);
  }

  #drawJoin(joined: JoinedPictures): void {
    const flows = this.#measure(joined, joined.measured.length);
    const [from, to] = [this.#planesOf(joined.from), this.#planesOf(joined.to)];
    const { width, height } = this.#small;
    const out = { ...from, luma: from.luma.slice(), blue: from.blue.slice(), red: from.red.slice() };
    blendPictures({ from, to, flow: flowAt(flows, joined.at), share: joined.share }, out);
    const small = contextOf(this.#small);
    const pixels = small.getImageData(0, 0, width, height);
    putPlanes(pixels.data, out);
    small.putImageData(pixels, 0, 0);
    const whole = contextOf(this.#whole);
    whole.imageSmoothingQuality = 'high';
    whole.drawImage(this.#small, 0, 0, this.#whole.width, this.#whole.height);
  }

  #flowsOf({ name }: JoinedPictures): PictureFlow[] {
    if (this.#flows.name !== name) this.#flows = { name, known: [] };
    return this.#flows.known;
  }

  /** Measures until so many movements of a join are known. */
  #measure(joined: JoinedPictures, count: number): PictureFlow[] {
    const known = this.#flowsOf(joined);
    for (const [from, to] of joined.measured.slice(known.length, count))
      known.push(
        measureJoin(
          { planes: this.#planesOf(from), place: this.#inSmall(from.place) },
          { planes: this.#planesOf(to), place: this.#inSmall(to.place) },
        ),
      );
    return known;
  }

  #planesOf(shot: ClipShot): PicturePlanes {
    this.#drawPage(this.#small, shot);
    const { width, height } = this.#small;
    return planesOfPixels(contextOf(this.#small).getImageData(0, 0, width, height).data, width, height);
  }

  #inSmall([a, b, c, d, e, f]: Affine): Affine {
    const [sx, sy] = [this.#small.width / this.#whole.width, this.#small.height / this.#whole.height];
    return [a * sx, b * sx, (c + 0.5) * sx - 0.5, d * sy, e * sy, (f + 0.5) * sy - 0.5];
  }

  /** Only around the mouth pixels become planes and pixels again. */
  #paint(shot: ClipShot, mouth: Mouth, feeling: Feeling): void {
    const moves = lipMovesOf(spokenOut(mouth), feeling);
    if (isAtRest(moves)) return;
    const { nose, upper, bottom } = this.#reach;
    const { x, y, width, height } = this.#windowOf(shot.place, isUpperFaceStill(moves) ? nose : upper, bottom);
    if (width < 2 || height < 2) return;
    const ctx = contextOf(this.#whole);
    const pixels = ctx.getImageData(x, y, width, height);
    const planes = planesOfPixels(pixels.data, width, height);
    const before = { ...planes, luma: planes.luma.slice(), blue: planes.blue.slice(), red: planes.red.slice() };
    const [a, b, c, d, e, f] = shot.place;
    const { shots, frame } = this.#sight;
    this.#painter.paint({
      planes,
      place: [a, b, c - x, d, e, f - y],
      mouth,
      feeling,
      gain: shots.gainOf(shot),
      scale: scaleOf(shot.crop, frame),
    });
    putPlanes(pixels.data, planes, before);
    ctx.putImageData(pixels, x, y);
  }

  #windowOf([a, b, c, d, e, f]: Affine, top: number, bottom: number): Rect {
    const { width, height } = this.#sight.frame;
    const corners = [-REACH.side, REACH.side].flatMap((u) => [top, bottom].map((v) => [u, v] as const));
    const xs = corners.map(([u, v]) => a * u + b * v + c);
    const ys = corners.map(([u, v]) => d * u + e * v + f);
    const within = (value: number, most: number) => evenOf(Math.max(0, Math.min(most, value)));
    const [x, y] = [within(Math.min(...xs), width), within(Math.min(...ys), height)];
    return { x, y, width: within(Math.max(...xs) + 2, width) - x, height: within(Math.max(...ys) + 2, height) - y };
  }
}

const evenOf = (value: number): number => Math.floor(value / 2) * 2;
