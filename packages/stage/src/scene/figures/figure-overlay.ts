import type { FigureKind, PlannedFigure } from '@herald/media/scene/figures';
import type { Canvas, Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Rect } from '#base/performer.ts';
import { easeOut, type Overlay, overshoot, progressAt } from '../overlays/overlay.ts';
import { drawFigure, type FigureLook, type FigureMoment } from './draw-figure.ts';
import { STICKER_BEAT } from './draw-sticker.ts';

export interface PlacedFigure {
  figure: PlannedFigure;
  place: Rect;
  /** it stays whole until its shot is over */
  staysForShot?: true;
  /** it stands on a card, without an edge */
  isStanding?: true;
  /** it is there with the cut, and does not come in */
  isAtOnce?: true;
}

const ENTER_SEC = 0.36;
const ENTER_SCALE = 0.6;
const BEYOND = 0.1;
/** A sticker is thrown onto the picture: it comes from small, turned, and lands beyond its size. */
const THROWN = { scale: 0.3, turn: -0.5, beyond: 0.16 };
const LEAVE_SEC = 0.2;
const COUNT_SEC = 0.7;
const PART_SEC = 0.24;
/** What comes in a little larger than it is stays within this. */
const MARGIN = 0.12;
/** Frames after which what moves on is as it was. */
const BEATS: Readonly<Partial<Record<FigureKind, number>>> = { arrow: 24, sticker: STICKER_BEAT };

interface Shown extends FigureMoment {
  entered: number;
  left: number;
}

/** Numbers, ratings, key words, stickers and arrows, each for its time, in its place. */
export class FigureOverlay implements Overlay {
  readonly #figures: readonly PlacedFigure[];
  readonly #look: FigureLook;
  readonly #makeCanvas: MakeCanvas;
  #sprite: { state: string; canvas: Canvas } | null = null;

  constructor(figures: readonly PlacedFigure[], look: FigureLook, makeCanvas: MakeCanvas) {
    this.#figures = figures;
    this.#look = look;
    this.#makeCanvas = makeCanvas;
  }

  stateAt(tSec: number): string | null {
    const shown = this.#shownAt(tSec);
    return shown && stateOf(shown, this.#look);
  }

  areaAt(tSec: number): Rect {
    const shown = this.#shownAt(tSec);
    return shown ? areaOf(shown.place) : { x: 0, y: 0, width: 0, height: 0 };
  }

  draw(ctx: Context2D, tSec: number): void {
    const shown = this.#shownAt(tSec);
    if (!shown) return;
    const state = stateOf(shown, this.#look);
    if (this.#sprite?.state !== state) this.#sprite = { state, canvas: this.#painted(shown) };
    const { x, y } = areaOf(shown.place);
    ctx.globalAlpha = Math.min(1, shown.entered * 2) * shown.left;
    ctx.drawImage(this.#sprite.canvas, x, y);
    ctx.globalAlpha = 1;
  }

  #painted(shown: Shown): Canvas {
    const area = areaOf(shown.place);
    const canvas = this.#makeCanvas(area.width, area.height);
    const ctx = contextOf(canvas);
    const { x, y, width, height } = shown.place;
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const { entered, isSober, isStanding } = shown;
    const { scale, turn } = isSober || isStanding ? STILL : enteringOf(shown.kind, entered);
    ctx.translate(-area.x, -area.y);
    ctx.translate(middleX, middleY);
    ctx.rotate(turn);
    ctx.scale(scale, scale);
    ctx.translate(-middleX, -middleY);
    drawFigure(ctx, shown, this.#look);
    return canvas;
  }

  #shownAt(tSec: number): Shown | null {
    const placed = this.#figures.find(({ figure }) => tSec >= figure.fromSec && tSec < figure.untilSec);
    if (!placed) return null;
    const { figure, place, staysForShot, isStanding, isAtOnce } = placed;
    const { kind, parts, fromSec, untilSec, isSober = false } = figure;
    return {
      kind,
      place,
      isSober,
      ...(isStanding && { isStanding }),
      texts: parts.map(({ text }) => text),
      entered: isAtOnce ? 1 : exact(progressAt(tSec, fromSec, ENTER_SEC)),
      left: staysForShot ? 1 : exact(1 - easeOut(progressAt(tSec, untilSec - LEAVE_SEC, LEAVE_SEC))),
      counted: isSober ? 1 : exact(easeOut(progressAt(tSec, fromSec + ENTER_SEC / 3, COUNT_SEC))),
      come: parts.map(({ atSec }) => (kind === 'chips' ? exact(easeOut(progressAt(tSec, atSec, PART_SEC))) : 1)),
      beat: BEATS[kind] && !isSober ? Math.floor((tSec - fromSec) * 30 + 1e-6) % BEATS[kind] : 0,
    };
  }
}

const STILL = { scale: 1, turn: 0 };

function enteringOf(kind: FigureKind, entered: number): typeof STILL {
  const from = kind === 'sticker' ? THROWN : { scale: ENTER_SCALE, turn: 0, beyond: BEYOND };
  const here = overshoot(entered, from.beyond);
  return { scale: from.scale + (1 - from.scale) * here, turn: from.turn * (1 - here) };
}

/** What is drawn is what the state says. */
function exact(share: number): number {
  return Math.round(share * 1000) / 1000;
}

function areaOf({ x, y, width, height }: Rect): Rect {
  const [wide, high] = [Math.ceil(width * MARGIN), Math.ceil(height * MARGIN)];
  return { x: x - wide, y: y - high, width: width + 2 * wide, height: height + 2 * high };
}

function stateOf(
  { place, kind, texts, entered, left, counted, come, beat, isSober, isStanding }: Shown,
  look: FigureLook,
): string {
  const { x, y, width, height } = place;
  const shares = [entered, left, counted, ...come];
  return [
    kind,
    ...(isSober ? ['sober'] : []),
    ...(isStanding ? ['standing'] : []),
    ...texts,
    look.manner,
    x,
    y,
    width,
    height,
    ...shares,
    beat,
  ].join(' ');
}
