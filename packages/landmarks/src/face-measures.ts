import type { Point } from './face-crop.ts';
import { innerLips, marks, outerLips } from './face-marks.ts';
import { headPose } from './face-pose.ts';
import type { Pixels } from './pixels.ts';

/** What the gate judges, measured on one face. Ratios are free of the picture's size. */
export interface FaceMeasures {
  readonly faceWidthPx: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  /** how far the nose is from the middle between the cheeks, 0 = centred, 0.5 = over a cheek */
  readonly noseOffset: number;
  readonly lipGapRatio: number;
  /** share of the pixels between the lips that look like lip, 0..1 */
  readonly lipColouredShare: number;
  readonly eyeOpenLeft: number;
  readonly eyeOpenRight: number;
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function measureFace(pixels: Pixels, points: readonly Point[]): FaceMeasures {
  const at = (name: keyof typeof marks): Point => points[marks[name]];
  const cheeks = distance(at('cheekLeft'), at('cheekRight'));
  const lipGap = Math.max(0, at('lowerLipInner')[1] - at('upperLipInner')[1]);
  const mouthWidth = distance(at('mouthLeft'), at('mouthRight'));
  const measures: FaceMeasures = {
    faceWidthPx: cheeks,
    ...headPose(points),
    noseOffset: noseOffset(at('cheekLeft'), at('cheekRight'), at('noseTip')),
    lipGapRatio: lipGap / mouthWidth,
    lipColouredShare: lipColouredShare(pixels, points),
    eyeOpenLeft: distance(at('eyeLeftTop'), at('eyeLeftBottom')) / distance(at('eyeLeftOuter'), at('eyeLeftInner')),
    eyeOpenRight:
      distance(at('eyeRightTop'), at('eyeRightBottom')) / distance(at('eyeRightOuter'), at('eyeRightInner')),
  };
  return rounded(measures);
}

/** Engines differ in the last digit of a sine; what is saved must not. */
const rounded = (measures: FaceMeasures): FaceMeasures =>
  Object.fromEntries(
    Object.entries(measures).map(([name, value]) => [name, Math.round(value * 1e5) / 1e5]),
  ) as unknown as FaceMeasures;

function noseOffset(left: Point, right: Point, nose: Point): number {
  const acrossX = right[0] - left[0];
  const acrossY = right[1] - left[1];
  const along = (nose[0] - left[0]) * acrossX + (nose[1] - left[1]) * acrossY;
  return along / (acrossX * acrossX + acrossY * acrossY) - 0.5;
}

/** Compares the pixels of the gap with the lips' own colour: on a beard the net may take closed lips for an open mouth. */
function lipColouredShare(pixels: Pixels, points: readonly Point[]): number {
  const lip = [13, 14, 15, 16, 17].map((k) => halfway(points[innerLips[k]], points[outerLips[k]]));
  const reference = lip.map((point) => colourAt(pixels, point)).reduce(addColour);
  let lipLike = 0;
  let seen = 0;
  for (let column = 2; column <= 8; column++) {
    const upper = points[innerLips[column]];
    const lower = points[innerLips[20 - column]];
    for (let share = 0.2; share <= 0.81; share += 0.1) {
      const colour = colourAt(pixels, mixPoint(upper, lower, share));
      seen++;
      if (looksLike(colour, reference.map((sum) => sum / lip.length) as Colour)) lipLike++;
    }
  }
  return lipLike / seen;
}

type Colour = [number, number, number];

const addColour = (a: Colour, b: Colour): Colour => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const mixPoint = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  0,
];
const halfway = (a: Point, b: Point): Point => mixPoint(a, b, 0.5);

function colourAt({ width, height, data }: Pixels, [x, y]: Point): Colour {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  const at = (row * width + column) * 4;
  return [data[at], data[at + 1], data[at + 2]];
}

function looksLike(colour: Colour, lip: Colour): boolean {
  const light = (c: Colour) => c[0] * 0.3 + c[1] * 0.59 + c[2] * 0.11 + 1;
  const redness = (c: Colour) => c[0] / (c[1] + c[2] + 1);
  const lightness = light(colour) / light(lip);
  return lightness > 0.65 && lightness < 1.5 && redness(colour) > redness(lip) * 0.88;
}
