import type { Canvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Rect } from '#base/performer.ts';

/** What lies behind the captions: on yellow, the spoken word cannot be told by turning yellow. */
export type CaptionGround = 'usual' | 'yellow';

const YELLOW_SHARE = 0.2;
/** Degrees on the color wheel, from orange to lime. */
const YELLOW_HUES = { from: 32, to: 66 };
const MIN_SATURATION = 0.45;
const MIN_VALUE = 0.45;
const STEP = 4;

/** Looks at every fourth pixel of every fourth row. */
export function groundBehind(picture: Canvas, { x, y, width, height }: Rect): CaptionGround {
  const { data } = contextOf(picture).getImageData(x, y, width, height);
  let yellow = 0;
  let seen = 0;
  for (let row = 0; row < height; row += STEP)
    for (let column = 0; column < width; column += STEP) {
      const at = (row * width + column) * 4;
      seen++;
      if (isYellow(data[at], data[at + 1], data[at + 2])) yellow++;
    }
  return yellow > seen * YELLOW_SHARE ? 'yellow' : 'usual';
}

function isYellow(red: number, green: number, blue: number): boolean {
  const value = Math.max(red, green, blue);
  const range = value - Math.min(red, green, blue);
  if (value < MIN_VALUE * 255 || range < MIN_SATURATION * value || red !== value) return false;
  const hue = (60 * (green - blue)) / range;
  return hue >= YELLOW_HUES.from && hue <= YELLOW_HUES.to;
}
