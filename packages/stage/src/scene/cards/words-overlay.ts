import type { Canvas, Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Rect } from '#base/performer.ts';
import { easeOut, type Overlay, progressAt } from '../overlays/overlay.ts';
import type { TypeSetter } from '../text/type-setter.ts';
import type { ShotTimes } from './insert-overlay.ts';

export interface CardWord {
  text: string;
  startSec: number;
  /** left end of the base line */
  x: number;
  y: number;
  isTelling: boolean;
  /** in the first line, with which the card comes, or the first word of a single one */
  isFirst: boolean;
}

interface WordsLook {
  block: Rect;
  emPx: number;
  ink: { plain: string; telling: string };
  setter: TypeSetter;
}

const ENTER_SEC = 0.2;
/** A word is read a little before it is heard. */
const AHEAD_SEC = 0.06;
/** What is not said yet is there, faint: a card is never half empty. It is plain until then, for a faint color sinks into a ground of one near it. */
const FAINT = 0.34;
const MARGIN_EM = 0.3;

/** The words of a card: the first line, or the first word of a single one, is there from the start; each other word is faint until it is said. */
export class WordsOverlay implements Overlay {
  readonly #words: readonly CardWord[];
  readonly #look: WordsLook;
  readonly #shot: ShotTimes;
  readonly #area: Rect;
  readonly #manner: string;
  readonly #makeCanvas: MakeCanvas;
  #sprite: { state: string; canvas: Canvas } | null = null;

  constructor(words: readonly CardWord[], look: WordsLook, shot: ShotTimes, makeCanvas: MakeCanvas) {
    const { block, emPx, ink, setter } = look;
    const margin = Math.ceil(MARGIN_EM * emPx);
    this.#words = words;
    this.#look = look;
    this.#shot = shot;
    this.#makeCanvas = makeCanvas;
    this.#area = {
      x: Math.floor(block.x) - margin,
      y: Math.floor(block.y) - margin,
      width: Math.ceil(block.width) + 2 * margin,
      height: Math.ceil(block.height) + 2 * margin,
    };
    const places = words.map(({ text, x, y, isTelling }) => `${text}@${x.toFixed(1)},${y.toFixed(1)},${isTelling}`);
    this.#manner = [setter.manner, ink.plain, ink.telling, emPx.toFixed(2), ...places].join(' ');
  }

  stateAt(tSec: number): string | null {
    const { startSec, endSec } = this.#shot;
    if (tSec < startSec || tSec >= endSec) return null;
    return `${this.#manner}:${this.#words.map((word) => enteredAt(word, tSec)).join()}`;
  }

  areaAt(): Rect {
    return this.#area;
  }

  draw(ctx: Context2D, tSec: number): void {
    const state = this.stateAt(tSec);
    if (state === null) return;
    if (this.#sprite?.state !== state) this.#sprite = { state, canvas: this.#painted(tSec) };
    ctx.drawImage(this.#sprite.canvas, this.#area.x, this.#area.y);
  }

  #painted(tSec: number): Canvas {
    const { emPx, ink, setter } = this.#look;
    const canvas = this.#makeCanvas(this.#area.width, this.#area.height);
    const ctx = contextOf(canvas);
    ctx.translate(-this.#area.x, -this.#area.y);
    for (const word of this.#words) {
      const entered = enteredAt(word, tSec);
      const place = { x: word.x, y: word.y, emPx };
      ctx.globalAlpha = word.isTelling ? FAINT * (1 - entered) : FAINT + (1 - FAINT) * entered;
      setter.draw(ctx, word.text, place, { color: ink.plain });
      if (!word.isTelling) continue;
      ctx.globalAlpha = entered;
      setter.draw(ctx, word.text, place, { color: ink.telling });
    }
    return canvas;
  }
}

function enteredAt({ startSec, isFirst }: CardWord, tSec: number): number {
  if (isFirst) return 1;
  return Math.round(1000 * easeOut(progressAt(tSec, startSec - AHEAD_SEC, ENTER_SEC))) / 1000;
}
