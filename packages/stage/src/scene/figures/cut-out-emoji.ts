import type { Canvas, Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Rect } from '#base/performer.ts';
import type { TypeSetter } from '../text/type-setter.ts';

/** Of the size of a sticker. */
const EDGE = 0.055;
const SHADOW = 0.07;
/** A dark line around the white edge: on snow, sky and white walls that edge alone is not seen. */
const RIM = 0.018;
export const RIM_COLOR = '#2a2f3a';
const AROUND = 24;
/** What is drawn at first has room on all sides, wherever a font sets it. */
const SCRATCH = 1.6;
const BASELINE = 0.72;
const FAINT = 24;
const INK = { color: '#000000' };

/** Emoji as stickers: each is painted once in each size, with a white edge as if cut out. */
export class CutOutEmoji {
  readonly #setter: TypeSetter;
  readonly #makeCanvas: MakeCanvas;
  readonly #painted = new Map<string, Canvas | null>();

  constructor(setter: TypeSetter, makeCanvas: MakeCanvas) {
    this.#setter = setter;
    this.#makeCanvas = makeCanvas;
  }

  /** With its middle at the origin; what no font has is not drawn. */
  draw(ctx: Context2D, emoji: string, sizePx: number, { isBare = false } = {}): void {
    const key = `${emoji} ${sizePx} ${isBare}`;
    const size = Math.round(sizePx);
    if (!this.#painted.has(key)) this.#painted.set(key, isBare ? this.#bare(emoji, size) : this.#paint(emoji, size));
    const picture = this.#painted.get(key);
    if (picture) ctx.drawImage(picture, -picture.width / 2, -picture.height / 2);
  }

  /** The emoji alone, in the middle of its square. */
  #bare(emoji: string, size: number): Canvas | null {
    const drawn = this.#setter.clean(emoji) && this.#cropped(emoji, size);
    if (!drawn) return null;
    const { canvas: bare, ink } = drawn;
    const canvas = this.#makeCanvas(size, size);
    contextOf(canvas).drawImage(bare, size / 2 - ink.x - ink.width / 2, size / 2 - ink.y - ink.height / 2);
    return canvas;
  }

  #paint(emoji: string, size: number): Canvas | null {
    const drawn = this.#setter.clean(emoji) && this.#cropped(emoji, size);
    if (!drawn) return null;
    const { canvas: bare, ink } = drawn;
    const [middleX, middleY] = [ink.x + ink.width / 2, ink.y + ink.height / 2];
    const side = Math.ceil(size * (1 + 2 * SHADOW));
    const place = [side / 2 - middleX, side / 2 - middleY] as const;
    const edged = this.#makeCanvas(side, side);
    const edge = contextOf(edged);
    for (const [color, away] of [
      [RIM_COLOR, EDGE + RIM],
      ['#ffffff', EDGE],
    ] as const) {
      const cut = this.#colored(bare, color);
      for (let step = 0; step < AROUND; step++) {
        const angle = (step / AROUND) * 2 * Math.PI;
        edge.drawImage(cut, place[0] + Math.cos(angle) * away * size, place[1] + Math.sin(angle) * away * size);
      }
    }
    edge.drawImage(bare, ...place);
    const canvas = this.#makeCanvas(side, side);
    const ctx = contextOf(canvas);
    ctx.shadowColor = 'rgba(0,0,0,0.36)';
    ctx.shadowBlur = SHADOW * size;
    ctx.shadowOffsetY = 0.02 * size;
    ctx.drawImage(edged, 0, 0);
    return canvas;
  }

  /** As large as its edge leaves room for, and where its ink is. */
  #cropped(emoji: string, size: number): { canvas: Canvas; ink: Rect } | null {
    const widest = (1 - 2 * EDGE) * size;
    const ink = inkOf(this.#set(emoji, size, widest));
    if (!ink) return null;
    const canvas = this.#set(emoji, size, (widest * widest) / Math.max(ink.width, ink.height));
    const exact = inkOf(canvas);
    return exact && { canvas, ink: exact };
  }

  #set(emoji: string, size: number, width: number): Canvas {
    const side = Math.ceil(size * SCRATCH);
    const canvas = this.#makeCanvas(side, side);
    const emPx = width / this.#setter.widthEm(emoji);
    this.#setter.draw(contextOf(canvas), emoji, { x: (side - width) / 2, y: side * BASELINE, emPx }, INK);
    return canvas;
  }

  #colored(picture: Canvas, color: string): Canvas {
    const canvas = this.#makeCanvas(picture.width, picture.height);
    const ctx = contextOf(canvas);
    ctx.drawImage(picture, 0, 0);
    ctx.globalCompositeOperation = 'source-in';
    ctx.fillStyle = color;
    ctx.fillRect(0, 0, picture.width, picture.height);
    return canvas;
  }
}

function inkOf(canvas: Canvas): Rect | null {
  const { width, height } = canvas;
  const { data } = contextOf(canvas).getImageData(0, 0, width, height);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < FAINT) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < left ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
