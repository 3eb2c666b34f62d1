import { blurField } from '#base/color/blur-field.ts';
import type { Rect } from '#base/math/rect.ts';
import type { LimbPicture } from '../kernel/limb-kernel.ts';
import type { CardPlace } from './card-place.ts';
import type { FlatCard } from './draw-card.ts';

/** How far the shadow of a finger falls that touches something, and how soft it is, face units. */
const FALLS = { across: 0.055, down: 0.045 };
const SOFT = 0.045;
const DARKEST = 0.62;
/** Over so much it ends before the edge of its picture, which would cut it off straight. */
const FADES = 0.07;
const SHADE = [26, 14, 10] as const;

interface Touched {
  card: Pick<FlatCard, 'silhouette' | 'light'>;
  place: CardPlace;
  unitPx: number;
}

/** Fingers before something, with the shadow they throw on it and nowhere else. */
export function withTouch(fingers: LimbPicture, { card, place, unitPx }: Touched): LimbPicture {
  const pixels = fingers.pixels.slice();
  const area = areaAround(fingers, Math.ceil((FALLS.across + FALLS.down + 2 * SOFT) * unitPx));
  const shadow = shadowOf(fingers, area, { keyX: card.light.key[0], unitPx });
  const covers = coverOf(card.silhouette, place, unitPx);
  const ending = Math.max(1, FADES * unitPx);
  for (let row = area.y, i = 0; row < area.y + area.height; row++) {
    for (let column = area.x; column < area.x + area.width; column++, i++) {
      if (shadow[i] < 0.01) continue;
      const inside = Math.min(column, row, fingers.width - 1 - column, fingers.height - 1 - row);
      const left = Math.min(1, inside / ending);
      const dark = DARKEST * left * shadow[i] * covers(fingers.x + column + 0.5, fingers.y + row + 0.5);
      if (dark > 0) layUnder(pixels, (row * fingers.width + column) * 4, dark);
    }
  }
  return { ...fingers, pixels };
}

/** The part of a picture that shows something, and what is so near to it. */
function areaAround({ pixels, width, height }: LimbPicture, near: number): Rect {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let row = 0, at = 3; row < height; row++) {
    for (let column = 0; column < width; column++, at += 4) {
      if (pixels[at] === 0) continue;
      left = Math.min(left, column);
      right = Math.max(right, column + 1);
      top = Math.min(top, row);
      bottom = row + 1;
    }
  }
  const x = Math.max(0, left - near);
  const y = Math.max(0, top - near);
  return {
    x,
    y,
    width: Math.max(0, Math.min(width, right + near) - x),
    height: Math.max(0, Math.min(height, bottom + near) - y),
  };
}

function shadowOf(
  { pixels, width, height }: LimbPicture,
  area: Rect,
  { keyX, unitPx }: { keyX: number; unitPx: number },
): Float32Array {
  const across = Math.round(-Math.sign(keyX) * FALLS.across * unitPx);
  const down = Math.round(FALLS.down * unitPx);
  const shadow = new Float32Array(area.width * area.height);
  for (let y = 0, i = 0; y < area.height; y++) {
    for (let x = 0; x < area.width; x++, i++) {
      const [column, row] = [area.x + x - across, area.y + y - down];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      shadow[i] = pixels[(row * width + column) * 4 + 3] / 255;
    }
  }
  return blurField(shadow, area.width, area.height, Math.round(SOFT * unitPx));
}

/** How much of a pixel what is held covers, 0..1. */
function coverOf({ pixels }: FlatCard['silhouette'], { middle, right, down }: CardPlace, unitPx: number) {
  const [a, c] = [right[0] - middle[0], right[1] - middle[1]];
  const [b, d] = [down[0] - middle[0], down[1] - middle[1]];
  const face = a * d - b * c;
  return (x: number, y: number): number => {
    const [fromX, fromY] = [x / unitPx - middle[0], y / unitPx - middle[1]];
    const column = Math.floor(((d * fromX - b * fromY) / face + 1) * 0.5 * pixels.width);
    const row = Math.floor(((a * fromY - c * fromX) / face + 1) * 0.5 * pixels.height);
    if (column < 0 || row < 0 || column >= pixels.width || row >= pixels.height) return 0;
    return pixels.data[(row * pixels.width + column) * 4 + 3] / 255;
  };
}

function layUnder(pixels: Uint8ClampedArray, at: number, dark: number): void {
  const own = pixels[at + 3] / 255;
  const alpha = own + dark * (1 - own);
  for (let i = 0; i < 3; i++) pixels[at + i] = (pixels[at + i] * own + SHADE[i] * dark * (1 - own)) / alpha;
  pixels[at + 3] = 255 * alpha;
}
