import type { Context2D } from '#base/canvas/canvas.ts';
import type { CaptionInk } from '../brand/brand-ink.ts';
import type { TypeSetter } from '../text/type-setter.ts';
import type { CaptionGround } from './caption-ground.ts';
import { type LaidCaption, OUTLINE_EM, type PlacedWord, TYPED_PLATE } from './lay-out-caption.ts';

export const CAPTION_INK = {
  plain: '#faf9f7',
  stroke: '#07070a',
  plate: 'rgba(7,7,10,0.9)',
  /** of karaoke: what is behind shows through a little */
  glass: 'rgba(7,7,10,0.82)',
  /** words that are not said yet: on the glass before white they still have 7:1 */
  ahead: '#c6c6ca',
};

const STROKE = { color: CAPTION_INK.stroke, widthEm: 2 * OUTLINE_EM };
const SHADE = { layers: 14, reachEm: 0.4, alpha: 0.088 };

/** One caption while one of its words is said. */
export interface CaptionMoment {
  caption: LaidCaption;
  spoken: PlacedWord;
  /** how much larger the spoken word is than the others; 1 when it has settled */
  swell: number;
  ground: CaptionGround;
  ink: CaptionInk;
}

export type DrawCaption = (ctx: Context2D, moment: CaptionMoment, setter: TypeSetter) => void;

/** What people type stands on a plate like a button; it is dark where everything is yellow. */
export function drawTyped(ctx: Context2D, { caption, ground, ink }: CaptionMoment, setter: TypeSetter): void {
  const em = caption.emPx;
  const [plate, letters] =
    ground === 'yellow' ? [CAPTION_INK.stroke, CAPTION_INK.plain] : [ink.hot, CAPTION_INK.stroke];
  const { side, above } = TYPED_PLATE;
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,0.4)';
  ctx.shadowBlur = 0.2 * em;
  ctx.fillStyle = plate;
  ctx.beginPath();
  for (const { x, y, width, height } of caption.lines)
    ctx.roundRect(x - side * em, y - above * em, width + 2 * side * em, height + 2 * above * em, 0.62 * height);
  ctx.fill();
  ctx.restore();
  for (const word of caption.words) setter.draw(ctx, word.text, { ...word, emPx: em }, { color: letters });
}

/** Every word has a dark outline; the spoken one is yellow, or white on a dark plate where everything is yellow. A number is as a whole. */
export function drawPop(ctx: Context2D, moment: CaptionMoment, setter: TypeSetter): void {
  const { caption, spoken, swell, ground, ink } = moment;
  const em = caption.emPx;
  const hot = ground === 'yellow' ? CAPTION_INK.plain : ink.hot;
  for (const word of caption.words) {
    if (word === spoken) continue;
    const isHot = word.numberSec !== undefined && word.numberSec === spoken.numberSec;
    if (isHot && ground === 'yellow') drawMark(ctx, word, em, CAPTION_INK.stroke);
    setter.draw(ctx, word.text, { ...word, emPx: em }, { color: isHot ? hot : CAPTION_INK.plain, stroke: STROKE });
  }
  const middle = { x: spoken.x + spoken.width / 2, y: spoken.y - 0.35 * em };
  ctx.save();
  ctx.translate(middle.x, middle.y);
  ctx.scale(swell, swell);
  ctx.translate(-middle.x, -middle.y);
  if (ground === 'yellow') drawMark(ctx, spoken, em, CAPTION_INK.stroke);
  setter.draw(ctx, spoken.text, { ...spoken, emPx: em }, { color: hot, stroke: STROKE });
  ctx.restore();
}

/** One dark glass for all lines, on which the mark goes from word to word. */
export function drawKaraoke(ctx: Context2D, { caption, spoken, ink }: CaptionMoment, setter: TypeSetter): void {
  const em = caption.emPx;
  drawPlate(ctx, caption, CAPTION_INK.glass);
  drawMark(ctx, spoken, em, ink.mark);
  for (const word of caption.words) {
    const said = word === spoken ? ink.onMark : CAPTION_INK.plain;
    const color = word.startSec > spoken.startSec ? CAPTION_INK.ahead : said;
    setter.draw(ctx, word.text, { ...word, emPx: em }, { color });
  }
}

export function drawBox(ctx: Context2D, { caption }: CaptionMoment, setter: TypeSetter): void {
  drawPlate(ctx, caption, CAPTION_INK.plate);
  drawPlain(ctx, caption, setter);
}

/** Nothing but words, on a shade without edges. */
export function drawMinimal(ctx: Context2D, { caption }: CaptionMoment, setter: TypeSetter): void {
  drawShade(ctx, caption);
  drawPlain(ctx, caption, setter);
}

function drawPlain(ctx: Context2D, caption: LaidCaption, setter: TypeSetter): void {
  for (const word of caption.words)
    setter.draw(ctx, word.text, { ...word, emPx: caption.emPx }, { color: CAPTION_INK.plain });
}

/** One path for all lines: overlapping plates would show where they meet. */
function drawPlate(ctx: Context2D, caption: LaidCaption, color: string): void {
  const em = caption.emPx;
  ctx.beginPath();
  for (const line of caption.lines)
    ctx.roundRect(line.x - 0.32 * em, line.y - 0.04 * em, line.width + 0.64 * em, line.height + 0.08 * em, 0.24 * em);
  ctx.fillStyle = color;
  ctx.fill();
}

function drawMark(ctx: Context2D, { x, y, width }: PlacedWord, em: number, color: string): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.roundRect(x - 0.16 * em, y - 0.88 * em, width + 0.32 * em, 1.14 * em, 0.2 * em);
  ctx.fill();
}

/** Faint plates, each a little smaller than the one before: a shadow that every canvas draws alike. */
function drawShade(ctx: Context2D, caption: LaidCaption): void {
  const em = caption.emPx;
  ctx.fillStyle = `rgba(7,7,10,${SHADE.alpha})`;
  for (let layer = 0; layer < SHADE.layers; layer++) {
    const out = SHADE.reachEm * em * (1 - layer / SHADE.layers) ** 1.3;
    ctx.beginPath();
    for (const { x, y, width, height } of caption.lines) {
      const inset = 0.1 * em;
      ctx.roundRect(x - out, y + inset - out, width + 2 * out, height - 2 * inset + 2 * out, out + 0.16 * em);
    }
    ctx.fill();
  }
}
