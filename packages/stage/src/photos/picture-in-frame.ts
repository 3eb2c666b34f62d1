import type { Canvas, Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { type Rgb, rgba } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import type { Rect } from '#base/performer.ts';
import type { PhotoFit } from './fit-photo.ts';
import { averageColor, luminance } from './photo-colors.ts';

/** Sides of the small copy that tells the picture's colours. */
const SMALL = 12;
/** How bright the ground is in the picture's shadow, beside it, and where it ends, of 255: dark enough for white words. */
const GROUND: readonly (readonly [share: number, light: number])[] = [
  [0, 58],
  [0.16, 88],
  [0.45, 96],
  [1, 54],
];
const WHOLE_GROUND: typeof GROUND = [
  [0, 44],
  [0.55, 78],
  [1, 104],
];
/** The line along the picture's open edges, and its width in units of a 720 frame. */
const LINE_COLOR = 'rgba(255,252,246,0.5)';
const LINE = 3;
/** How much of the ground beside a picture is the color of its own edge, and how light that is. */
const ITS_OWN = 0.62;
const EDGE_LIGHT = { darkest: 34, range: 104 };
/** The share of the edges whose colour the ground takes. */
const STRONGEST = 0.35;
/** No colour of the ground is farther from grey than this. */
const MOST_TINT = 1.6;

/** A photo that cannot fill the frame: it reaches two opposite edges, and beside it lies a plain ground in its own colours. */
export function drawPictureInFrame(
  ctx: Context2D,
  picture: Picture,
  { fit, place }: { fit: PhotoFit; place: Rect },
  makeCanvas: MakeCanvas,
): void {
  const { frameWidth, frameHeight } = fit.framing;
  const small = smallCopy(picture, makeCanvas);
  const color = colorOf(small);
  for (const { strip, from, to } of stripsAround(fit)) {
    const shade = ctx.createLinearGradient(...from, ...to);
    for (const [share, light] of GROUND) shade.addColorStop(share, cssOf(color, light));
    ctx.fillStyle = shade;
    ctx.fillRect(...strip);
    if (strip[3] < frameHeight) continue;
    // Beside the picture its own colors go on from top to bottom, without anything of what it shows.
    ctx.globalAlpha = ITS_OWN;
    ctx.drawImage(columnOf(small, strip[0] < place.x ? 0 : SMALL - 1, makeCanvas), ...strip);
    ctx.globalAlpha = 1;
  }
  const line = (LINE * Math.min(frameWidth, frameHeight)) / 720;
  ctx.fillStyle = LINE_COLOR;
  ctx.fillRect(place.x - line, place.y - line, place.width + 2 * line, place.height + 2 * line);
  ctx.drawImage(picture, place.x, place.y, place.width, place.height);
}

/** The picture's own color as a ground has it, so light of 255. */
export const groundColor = (picture: Picture, light: number, makeCanvas: MakeCanvas): Rgb =>
  litColor(colorOf(smallCopy(picture, makeCanvas)), light);

/** The whole frame in the picture's own colour, darker where the words are. */
export function drawGroundOf(
  ctx: Context2D,
  picture: Picture,
  { width, height }: { width: number; height: number },
  makeCanvas: MakeCanvas,
): void {
  const color = colorOf(smallCopy(picture, makeCanvas));
  const shade = ctx.createLinearGradient(0, 0, width, height);
  for (const [share, light] of WHOLE_GROUND) shade.addColorStop(share, cssOf(color, light));
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, width, height);
}

interface Strip {
  strip: [number, number, number, number];
  /** its gradient runs from the picture to the edge of the frame */
  from: [number, number];
  to: [number, number];
}

function stripsAround({ open, framing }: PhotoFit): Strip[] {
  const { frameWidth: width, frameHeight: height } = framing;
  const right = width - open.right;
  const bottom = height - open.bottom;
  const hasCorner = open.left + open.right > 0 && open.top + open.bottom > 0;
  if (hasCorner) return [{ strip: [0, 0, width, height], from: [0, 0], to: [0, height] }];
  const strips: Strip[] = [
    { strip: [0, 0, open.left, height], from: [open.left, 0], to: [0, 0] },
    { strip: [right, 0, open.right, height], from: [right, 0], to: [width, 0] },
    { strip: [0, 0, width, open.top], from: [0, open.top], to: [0, 0] },
    { strip: [0, bottom, width, open.bottom], from: [0, bottom], to: [0, height] },
  ];
  return strips.filter(({ strip }) => strip[2] > 0 && strip[3] > 0);
}

function smallCopy(picture: Picture, makeCanvas: MakeCanvas): Canvas {
  const canvas = makeCanvas(SMALL, SMALL);
  const ctx = contextOf(canvas);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, 0, 0, SMALL, SMALL);
  return canvas;
}

/** The colors along an edge from top to bottom, as dark as the ground, for white words. */
function columnOf(small: Canvas, column: number, makeCanvas: MakeCanvas): Canvas {
  const canvas = makeCanvas(1, SMALL);
  const ctx = contextOf(canvas);
  const { data } = contextOf(small).getImageData(column, 0, 1, SMALL);
  for (let row = 0; row < SMALL; row++) {
    const color: Rgb = [data[row * 4], data[row * 4 + 1], data[row * 4 + 2]];
    ctx.fillStyle = cssOf(color, EDGE_LIGHT.darkest + EDGE_LIGHT.range * (luminance(color) / 255));
    ctx.fillRect(0, row, 1, 1);
  }
  return canvas;
}

function colorOf(small: Canvas): Rgb {
  const { data } = contextOf(small).getImageData(0, 0, SMALL, SMALL);
  // What touches the edges is no face.
  const edges = Array.from({ length: SMALL }, (_, row) => [row * SMALL, row * SMALL + SMALL - 1]).flat();
  const colors = edges.map((k): Rgb => [data[k * 4], data[k * 4 + 1], data[k * 4 + 2]]);
  return averageColor(colors.filter(strongestOf(colors)));
}

/** A grey wall says nothing of a picture: clothes and what is coloured behind do. */
function strongestOf(colors: readonly Rgb[]): (color: Rgb) => boolean {
  const strengthOf = (color: Rgb) => Math.max(...color) - Math.min(...color);
  const strengths = colors.map(strengthOf).sort((a, b) => b - a);
  const least = strengths[Math.floor(colors.length * STRONGEST)] ?? 0;
  return (color) => strengthOf(color) >= least;
}

/** The colour at another brightness. */
const cssOf = (color: Rgb, light: number): string => rgba(litColor(color, light));

function litColor([red, green, blue]: Rgb, light: number): Rgb {
  const own = Math.max(8, luminance([red, green, blue]));
  const lit = (value: number) => Math.round(clamp((value + 4) / own, 0.4, MOST_TINT) * light);
  return [lit(red), lit(green), lit(blue)];
}
