import type { Context2D } from '#base/canvas/canvas.ts';
import type { TypeSetter } from '../text/type-setter.ts';
import type { LaidCaption, PlacedWord } from './lay-out-caption.ts';

export const CAPTION_INK = {
  plain: '#faf9f7',
  hot: '#fbd530',
  mark: '#d53615',
  stroke: '#07070a',
  plate: 'rgba(7,7,10,0.9)',
  soft: 'rgba(248,248,248,0.66)',
  shade: 'rgba(0,0,0,0.6)',
};

const STROKE = { color: CAPTION_INK.stroke, widthEm: 0.16 };

/** Draws one caption at the moment this word is spoken. */
export type DrawCaption = (ctx: Context2D, caption: LaidCaption, spoken: PlacedWord, setter: TypeSetter) => void;

export function drawPop(ctx: Context2D, caption: LaidCaption, spoken: PlacedWord, setter: TypeSetter): void {
  for (const word of caption.words) {
    const color = word === spoken ? CAPTION_INK.hot : CAPTION_INK.plain;
    setter.draw(ctx, word.text, { ...word, emPx: caption.emPx }, { color, stroke: STROKE });
  }
}

export function drawKaraoke(ctx: Context2D, caption: LaidCaption, spoken: PlacedWord, setter: TypeSetter): void {
  const em = caption.emPx;
  ctx.fillStyle = CAPTION_INK.mark;
  ctx.beginPath();
  ctx.roundRect(spoken.x - 0.16 * em, spoken.y - 0.86 * em, spoken.width + 0.32 * em, 1.12 * em, 0.2 * em);
  ctx.fill();
  for (const word of caption.words) {
    const ahead = word.startSec > spoken.startSec;
    castShade(ctx, word === spoken ? 0 : em);
    setter.draw(ctx, word.text, { ...word, emPx: em }, { color: ahead ? CAPTION_INK.soft : CAPTION_INK.plain });
  }
  castShade(ctx, 0);
}

export function drawBox(ctx: Context2D, caption: LaidCaption, _spoken: PlacedWord, setter: TypeSetter): void {
  const em = caption.emPx;
  // One path for all lines: overlapping plates would show where they meet.
  ctx.beginPath();
  for (const line of caption.lines)
    ctx.roundRect(line.x - 0.32 * em, line.y - 0.04 * em, line.width + 0.64 * em, line.height + 0.08 * em, 0.24 * em);
  ctx.fillStyle = CAPTION_INK.plate;
  ctx.fill();
  for (const word of caption.words) setter.draw(ctx, word.text, { ...word, emPx: em }, { color: CAPTION_INK.plain });
}

export function drawMinimal(ctx: Context2D, caption: LaidCaption, _spoken: PlacedWord, setter: TypeSetter): void {
  castShade(ctx, caption.emPx);
  for (const word of caption.words)
    setter.draw(ctx, word.text, { ...word, emPx: caption.emPx }, { color: CAPTION_INK.plain });
  castShade(ctx, 0);
}

function castShade(ctx: Context2D, em: number): void {
  ctx.shadowColor = em ? CAPTION_INK.shade : 'rgba(0,0,0,0)';
  ctx.shadowBlur = em * 0.16;
  ctx.shadowOffsetY = em * 0.05;
}
