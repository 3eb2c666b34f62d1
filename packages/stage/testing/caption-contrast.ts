import type { Canvas, Context2D } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { luminance } from '#base/color/contrast.ts';
import type { LaidCaption, PlacedWord } from '#scene/captions/lay-out-caption.ts';
import type { TypeSetter } from '#scene/text/type-setter.ts';
import { makeCanvas } from './node-canvas.ts';

const WIDTH = 720;
const HEIGHT = 900;

/** Grounds that swallow words: plain ones of every lightness, the yellow of the spoken word, and stripes of both extremes. */
export const HARD_GROUNDS: Record<string, (ctx: Context2D) => void> = {
  white: plain('#ffffff'),
  'mid grey': plain('#808080'),
  mustard: plain('#e0b02c'),
  yellow: plain('#fbd530'),
  red: plain('#d53615'),
  black: plain('#000000'),
  'a busy shirt': (ctx) => {
    plain('#f6f6f2')(ctx);
    ctx.fillStyle = '#24324f';
    for (let x = 0; x < WIDTH; x += 18) ctx.fillRect(x, 0, 7, HEIGHT);
    ctx.fillStyle = '#d9a21b';
    for (let y = 0; y < HEIGHT; y += 26) ctx.fillRect(0, y, WIDTH, 5);
  },
};

function plain(color: string) {
  return (ctx: Context2D) => {
    ctx.fillStyle = color;
    ctx.fillRect(0, 0, WIDTH, HEIGHT);
  };
}

export function paintedGround(name: string): Canvas {
  const canvas = makeCanvas(WIDTH, HEIGHT);
  HARD_GROUNDS[name](contextOf(canvas));
  return canvas;
}

/** The lowest contrast of a word's letters to the tenth of the pixels around them that is nearest to the letters. */
export function contrastOfWord(picture: Canvas, caption: LaidCaption, word: PlacedWord, setter: TypeSetter): number {
  const { width, height } = picture;
  const mask = makeCanvas(width, height);
  setter.draw(contextOf(mask), word.text, { ...word, emPx: caption.emPx }, { color: '#ffffff' });
  const covered = contextOf(mask).getImageData(0, 0, width, height).data;
  const { data } = contextOf(picture).getImageData(0, 0, width, height);
  const lightAt = (pixel: number) => luminance([data[pixel * 4], data[pixel * 4 + 1], data[pixel * 4 + 2]]);
  const letters: number[] = [];
  const around: number[] = [];
  const box = nearby(word, caption.emPx, width, height);
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      const near = mostCovered(covered, x, y, width);
      if (covered[(y * width + x) * 4 + 3] === 255) letters.push(lightAt(y * width + x));
      else if (covered[(y * width + x) * 4 + 3] === 0 && near > 200) around.push(lightAt(y * width + x));
    }
  const ink = middle(letters);
  const contrasts = around.map((light) => (Math.max(light, ink) + 0.05) / (Math.min(light, ink) + 0.05));
  return contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * 0.1)];
}

const RING_PX = 3;

function nearby({ x, y, width }: PlacedWord, em: number, frameWidth: number, frameHeight: number) {
  return {
    left: Math.max(RING_PX, Math.floor(x - 0.1 * em)),
    right: Math.min(frameWidth - RING_PX, Math.ceil(x + width + 0.1 * em)),
    top: Math.max(RING_PX, Math.floor(y - em)),
    bottom: Math.min(frameHeight - RING_PX, Math.ceil(y + 0.4 * em)),
  };
}

/** How much of a letter is within a few pixels, leaving out the pixel's own softened neighbours. */
function mostCovered(covered: Uint8ClampedArray, x: number, y: number, width: number): number {
  let most = 0;
  for (let dy = -RING_PX; dy <= RING_PX; dy++)
    for (let dx = -RING_PX; dx <= RING_PX; dx++) most = Math.max(most, covered[((y + dy) * width + x + dx) * 4 + 3]);
  return most;
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
