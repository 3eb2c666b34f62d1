import type { Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import type { FontVoice } from './caption-fonts.ts';
import { chooseFonts, type FontChoice, fontStack, keepDrawable } from './choose-fonts.ts';
import { directionOf } from './script.ts';

/** Type is measured and drawn at this size and scaled: line breaks are then equal at every resolution and on every platform. */
const NOMINAL_PX = 100;

/** Measures and draws the words of one scene in one voice. Sizes are in em, positions in pixels. */
export class TypeSetter {
  readonly choice: FontChoice;
  readonly direction: 'ltr' | 'rtl';
  readonly #measurer: Context2D;
  readonly #widths = new Map<string, number>();
  readonly #font: string;

  readonly #locale: string;

  constructor(text: string, language: { locale: string }, voice: FontVoice, makeCanvas: MakeCanvas) {
    this.#locale = language.locale;
    this.choice = chooseFonts(text, this.#locale, voice);
    this.direction = directionOf(text) ?? 'ltr';
    this.#font = fontStack(this.choice, NOMINAL_PX);
    const measurer = makeCanvas(8, 8).getContext('2d');
    if (!measurer) throw new Error('the canvas factory gave a canvas without a 2D context');
    measurer.font = this.#font;
    this.#measurer = measurer;
  }

  clean(text: string): string {
    return keepDrawable(text, this.choice);
  }

  upper(text: string): string {
    return text.toLocaleUpperCase(this.#locale);
  }

  widthEm(text: string): number {
    let width = this.#widths.get(text);
    if (width === undefined) {
      width = this.#measurer.measureText(text).width / NOMINAL_PX;
      this.#widths.set(text, width);
    }
    return width;
  }

  /** Draws with the left end of the base line at x, y; stroke first when a stroke is asked for. */
  draw(ctx: Context2D, text: string, at: { x: number; y: number; emPx: number }, ink: TypeInk): void {
    ctx.save();
    ctx.translate(at.x, at.y);
    ctx.scale(at.emPx / NOMINAL_PX, at.emPx / NOMINAL_PX);
    ctx.font = this.#font;
    ctx.textAlign = 'left';
    ctx.textBaseline = 'alphabetic';
    ctx.direction = directionOf(text) ?? this.direction;
    if (ink.stroke) {
      ctx.lineJoin = 'round';
      ctx.lineWidth = ink.stroke.widthEm * NOMINAL_PX;
      ctx.strokeStyle = ink.stroke.color;
      ctx.strokeText(text, 0, 0);
    }
    ctx.fillStyle = ink.color;
    ctx.fillText(text, 0, 0);
    ctx.restore();
  }
}

export interface TypeInk {
  color: string;
  stroke?: { color: string; widthEm: number };
}
