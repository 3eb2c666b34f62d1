import type { BrandFont } from '@herald/media/choices';
import type { Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import type { FontVoice } from './caption-fonts.ts';
import { chooseFonts, type FontChoice, fontStack, keepDrawable } from './choose-fonts.ts';
import { emojiGlyphs, type TextRun, textRuns } from './emoji-runs.ts';
import { directionOf } from './script.ts';

/** Type is measured and drawn at this size and scaled: line breaks are then equal at every resolution and on every platform. */
const NOMINAL_PX = 100;
/** An emoji is drawn a little larger than a capital letter. */
const EMOJI_PX = 86;

export interface Lettering {
  locale: string;
  /** of a brand; missing for Herald's own */
  font?: BrandFont | undefined;
}

/** Measures and draws the words of one scene in one voice. Sizes are in em, positions in pixels. */
export class TypeSetter {
  readonly choice: FontChoice;
  readonly direction: 'ltr' | 'rtl';
  readonly #measurer: Context2D;
  readonly #widths = new Map<string, number>();
  readonly #font: string;

  readonly #locale: string;

  constructor(text: string, language: Lettering, voice: FontVoice, makeCanvas: MakeCanvas) {
    this.#locale = language.locale;
    this.choice = chooseFonts(text, this.#locale, voice, language.font);
    this.direction = directionOf(text) ?? 'ltr';
    this.#font = fontStack(this.choice, NOMINAL_PX);
    const measurer = makeCanvas(8, 8).getContext('2d');
    if (!measurer) throw new Error('the canvas factory gave a canvas without a 2D context');
    measurer.font = this.#font;
    this.#measurer = measurer;
  }

  /** Equal manners set equal words alike. */
  get manner(): string {
    return `${this.direction} ${this.#font}`;
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
      width = textRuns(text).reduce((sum, run) => sum + this.#advanceOf(run), 0) / NOMINAL_PX;
      this.#widths.set(text, width);
    }
    return width;
  }

  /** Draws with the left end of the base line at x, y; stroke first when a stroke is asked for. */
  draw(ctx: Context2D, text: string, at: { x: number; y: number; emPx: number }, ink: TypeInk): void {
    ctx.save();
    ctx.translate(at.x, at.y);
    ctx.scale(at.emPx / NOMINAL_PX, at.emPx / NOMINAL_PX);
    ctx.textAlign = 'left';
    ctx.textBaseline = 'alphabetic';
    ctx.direction = directionOf(text) ?? this.direction;
    let x = 0;
    for (const run of ctx.direction === 'rtl' ? textRuns(text).toReversed() : textRuns(text)) {
      if (run.emoji) drawEmoji(ctx, run, x);
      else this.#drawLetters(ctx, run.text, x, ink);
      x += this.#advanceOf(run);
    }
    ctx.restore();
  }

  #drawLetters(ctx: Context2D, text: string, x: number, ink: TypeInk): void {
    ctx.font = this.#font;
    if (ink.stroke) {
      ctx.lineJoin = 'round';
      ctx.lineWidth = ink.stroke.widthEm * NOMINAL_PX;
      ctx.strokeStyle = ink.stroke.color;
      ctx.strokeText(text, x, 0);
    }
    ctx.fillStyle = ink.color;
    ctx.fillText(text, x, 0);
  }

  #advanceOf(run: TextRun): number {
    this.#measurer.font = emojiFont(run) ?? this.#font;
    return this.#measurer.measureText(run.emoji ? emojiGlyphs(run) : run.text).width;
  }
}

/** Whole and in its own colors, also where the letters around it are faint. */
function drawEmoji(ctx: Context2D, run: TextRun, x: number): void {
  ctx.font = emojiFont(run) ?? ctx.font;
  ctx.fillStyle = '#fff';
  ctx.fillText(emojiGlyphs(run), x, 0);
}

function emojiFont({ emoji }: TextRun): string | null {
  return emoji && `400 ${EMOJI_PX}px "${emoji.family}"`;
}

export interface TypeInk {
  color: string;
  stroke?: { color: string; widthEm: number };
}
