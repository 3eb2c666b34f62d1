import type { Context2D } from '../canvas.ts';
import type { CaptionStyle } from '../scene/scene-spec.ts';
import type { TypeSetter } from '../text/type-setter.ts';
import { CAPTION_INK } from './caption-styles.ts';
import type { LaidCaption, PlacedWord } from './lay-out-caption.ts';

const STROKE = { color: CAPTION_INK.stroke, widthEm: 0.16 };

type DrawStyle = (ctx: Context2D, caption: LaidCaption, spoken: PlacedWord, setter: TypeSetter) => void;

const DRAW: Record<CaptionStyle, DrawStyle> = {
  pop: drawPop,
  karaoke: drawKaraoke,
  box: drawBox,
  minimal: drawMinimal,
};

/** Draws one caption at the moment this word is spoken. */
export function drawCaption(
  ctx: Context2D,
  caption: LaidCaption,
  spoken: PlacedWord,
  style: CaptionStyle,
  setter: TypeSetter,
): void {
  DRAW[style](ctx, caption, spoken, setter);
}

function drawPop(ctx: Context2D, caption: LaidCaption, spoken: PlacedWord, setter: TypeSetter): void {
  for (const word of caption.words) {
    const color = word === spoken ? CAPTION_INK.hot : CAPTION_INK.plain;
    setter.draw(ctx, word.text, { ...word, emPx: caption.emPx }, { color, stroke: STROKE });
  }
}

function drawKaraoke(ctx: Context2D, caption: LaidCaption, spoken: PlacedWord, setter: TypeSetter): void {
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

function drawBox(ctx: Context2D, caption: LaidCaption, _spoken: PlacedWord, setter: TypeSetter): void {
  const em = caption.emPx;
  // One path for all lines: overlapping plates would show where they meet.
  ctx.beginPath();
  for (const line of caption.lines)
    ctx.roundRect(line.x - 0.32 * em, line.y - 0.04 * em, line.width + 0.64 * em, line.height + 0.08 * em, 0.24 * em);
  ctx.fillStyle = CAPTION_INK.plate;
  ctx.fill();
  for (const word of caption.words) setter.draw(ctx, word.text, { ...word, emPx: em }, { color: CAPTION_INK.plain });
}

function drawMinimal(ctx: Context2D, caption: LaidCaption, _spoken: PlacedWord, setter: TypeSetter): void {
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
