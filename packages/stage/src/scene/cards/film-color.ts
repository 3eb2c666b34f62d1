import type { MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { type Rgb, toHex } from '#base/color/rgb.ts';
import type { Rect } from '#base/math/rect.ts';

/** So many pixels a side tell the colors of a picture. */
const SIDE = 32;
const HUES = 12;
/** From the strongest to the weakest of red, green and blue: less is gray. */
const LEAST_CHROMA = 44;
/** Of what is seen, for a color to be one of the film. */
const LEAST_SHARE = 0.03;
/** A film without a strong color has a faint one; it is that of much of the picture, and a card has it as dark and as strong as this. */
const FAINT = { chroma: 14, share: 0.06, most: 100, toChroma: 54 };
const OPAQUE = 200;
/** Skin in any light, where nobody knows whether a face is in the picture. */
const SKIN_HUES = { from: 345, until: 50 };
/** Of all that has a color, for such a hue to be what the picture is of. */
const MOST_SHARE = 0.5;
/** Neck, hands and ears are as near to the hue of the face, in degrees. */
const NEAR_FACE = 18;
/** Of a face, its middle: no hair and no ground. */
const MIDDLE = 0.5;
/** A face that is smaller tells no hue. */
const LEAST_PIXELS = 2;

interface Seen {
  x: number;
  y: number;
  color: Rgb;
  hue: number;
  chroma: number;
  isGray: boolean;
}

/** The color that a picture with somebody in it has most of, besides grays, the head and what has the hue of the face: a faint one where none is strong, null where all is gray. */
export function colorAround(
  picture: Picture,
  { face, head }: { face: Rect; head: Rect },
  makeCanvas: MakeCanvas,
): string | null {
  const seen = pixelsOf(picture, makeCanvas);
  const skin = hueAmong(seen.filter((pixel) => isIn(middleOf(face), pixel)));
  const isPerson = (pixel: Seen) =>
    isIn(head, pixel) || (skin !== undefined && Math.abs(turnBetween(pixel.hue, skin)) < NEAR_FACE);
  const around = seen.filter((pixel) => !isPerson(pixel));
  return mostOf(around, LEAST_SHARE * seen.length) ?? faintOf(around, FAINT.share * seen.length);
}

function faintOf(pixels: readonly Seen[], least: number): string | null {
  const faint = pixels.filter(({ chroma, isGray }) => isGray && chroma >= FAINT.chroma);
  const color = mostAmong(faint, least);
  return color && toHex(deepened(color));
}

/** The same hue, as a ground that words are read on. */
function deepened(color: Rgb): Rgb {
  const [most, least] = [Math.max(...color), Math.min(...color)];
  const part = (at: 0 | 1 | 2) => Math.round(FAINT.most - ((most - color[at]) / (most - least)) * FAINT.toChroma);
  return [part(0), part(1), part(2)];
}

/** The color that a product has most of, besides grays; one of skin only where that is most of it: it may be in a hand. */
export function colorOfProduct(picture: Picture, makeCanvas: MakeCanvas): string | null {
  const seen = pixelsOf(picture, makeCanvas);
  const colored = seen.filter(({ isGray }) => !isGray);
  const others = colored.filter(({ hue }) => hue > SKIN_HUES.until && hue < SKIN_HUES.from);
  const isOfSkinHue = colored.length - others.length > MOST_SHARE * colored.length;
  return mostOf(isOfSkinHue ? colored : others, LEAST_SHARE * seen.length);
}

function pixelsOf(picture: Picture, makeCanvas: MakeCanvas): Seen[] {
  const ctx = contextOf(makeCanvas(SIDE, SIDE));
  ctx.drawImage(picture, 0, 0, SIDE, SIDE);
  const { data } = ctx.getImageData(0, 0, SIDE, SIDE);
  return Array.from({ length: SIDE * SIDE }, (_, index) => index).flatMap((index) => {
    const at = index * 4;
    if ((data[at + 3] ?? 0) < OPAQUE) return [];
    const color: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const { hue, chroma } = hueOf(color);
    const x = (((index % SIDE) + 0.5) / SIDE) * picture.width;
    const y = ((Math.floor(index / SIDE) + 0.5) / SIDE) * picture.height;
    return [{ x, y, color, hue, chroma, isGray: chroma < LEAST_CHROMA }];
  });
}

function mostOf(pixels: readonly Seen[], least: number): string | null {
  const color = mostAmong(
    pixels.filter(({ isGray }) => !isGray),
    least,
  );
  return color && toHex(color);
}

/** The mean of the hue that most of them have. */
function mostAmong(pixels: readonly Seen[], least: number): Rgb | null {
  const bins = Array.from({ length: HUES }, (): Rgb[] => []);
  for (const { hue, color } of pixels) bins[Math.floor((hue / 360) * HUES) % HUES]?.push(color);
  const most = bins.reduce((best, bin) => (bin.length > best.length ? bin : best));
  return most.length < least || most.length === 0 ? null : meanOf(most);
}

function meanOf(colors: readonly Rgb[]): Rgb {
  const part = (at: 0 | 1 | 2) => Math.round(colors.reduce((sum, color) => sum + color[at], 0) / colors.length);
  return [part(0), part(1), part(2)];
}

/** Of the mean color: dark skin in dim light has pixels without a hue. */
function hueAmong(pixels: readonly Seen[]): number | undefined {
  if (pixels.length < LEAST_PIXELS) return undefined;
  const { hue, chroma } = hueOf(meanOf(pixels.map(({ color }) => color)));
  return chroma === 0 ? undefined : hue;
}

const isIn = (area: Rect, { x, y }: Pick<Seen, 'x' | 'y'>): boolean =>
  x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height;

const turnBetween = (a: number, b: number): number => ((a - b + 540) % 360) - 180;

function middleOf({ x, y, width, height }: Rect): Rect {
  const edge = (1 - MIDDLE) / 2;
  return { x: x + edge * width, y: y + edge * height, width: MIDDLE * width, height: MIDDLE * height };
}

function hueOf([red, green, blue]: Rgb): { hue: number; chroma: number } {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const chroma = most - least;
  if (chroma === 0) return { hue: 0, chroma };
  const sixth =
    most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
  return { hue: (sixth * 60 + 360) % 360, chroma };
}
