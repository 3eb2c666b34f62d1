import type { PortraitAnalysis } from './analysis.ts';
import type { Point } from './face-crop.ts';
import { marks, pointCount } from './face-marks.ts';

/** The points a person may move: six for the mouth, four for each eye, and the chin. */
export const adjustableMarks = [
  'mouthLeft',
  'mouthRight',
  'upperLipTop',
  'upperLipInner',
  'lowerLipInner',
  'lowerLipBottom',
  'eyeLeftOuter',
  'eyeLeftInner',
  'eyeLeftTop',
  'eyeLeftBottom',
  'eyeRightInner',
  'eyeRightOuter',
  'eyeRightTop',
  'eyeRightBottom',
  'chin',
] as const;

export type AdjustableMark = (typeof adjustableMarks)[number];

/** New places, in pixels of the picture, for some of the adjustable points. */
export type PointEdits = Partial<Record<AdjustableMark, readonly [x: number, y: number]>>;

/** Lips and lids lie so close that one would drag the other: a moved upper edge leaves the lower one where it is. */
const upperEdges = new Set([
  ...[185, 40, 39, 37, 0, 267, 269, 270, 409, 191, 80, 81, 82, 13, 312, 311, 310, 415],
  ...[184, 74, 73, 72, 11, 302, 303, 304, 408, 183, 42, 41, 38, 12, 268, 271, 272, 407],
  ...[246, 161, 160, 159, 158, 157, 173, 398, 384, 385, 386, 387, 388, 466],
]);
const lowerEdges = new Set([
  ...[146, 91, 181, 84, 17, 314, 405, 321, 375, 95, 88, 178, 87, 14, 317, 402, 318, 324],
  ...[77, 90, 180, 85, 16, 315, 404, 320, 307, 96, 89, 179, 86, 15, 316, 403, 319, 325],
  ...[7, 163, 144, 145, 153, 154, 155, 382, 381, 380, 374, 373, 390, 249],
]);

const opposite = (a: number, b: number): boolean =>
  (upperEdges.has(a) && lowerEdges.has(b)) || (lowerEdges.has(a) && upperEdges.has(b));

/** How far, in face widths, a moved point takes its neighbours along. */
const reach = { mouth: 0.075, eyes: 0.06, chin: 0.16 } as const;

type Part = keyof typeof reach;

const partOf = (mark: AdjustableMark): Part => (mark === 'chin' ? 'chin' : mark.startsWith('eye') ? 'eyes' : 'mouth');

/** Moves points by hand: the neighbours follow softly, the moved parts are marked as edited and are not re-measured. */
export function adjustPoints(analysis: PortraitAnalysis, edits: PointEdits): PortraitAnalysis {
  const moves = adjustableMarks.flatMap((mark) => {
    const to = edits[mark];
    const from = analysis.points[marks[mark]];
    return to && from ? [{ mark, dx: to[0] - from[0], dy: to[1] - from[1] }] : [];
  });
  if (moves.length === 0) return analysis;
  const faceWidth = analysis.measures?.faceWidthPx ?? analysis.width;
  const weights = moves.map(({ mark }) => weightsAround(analysis.points, marks[mark], reach[partOf(mark)] * faceWidth));
  const shifts = exactShifts(moves, weights);
  const points = analysis.points.map((point, k): Point => {
    let [x, y] = point;
    shifts.forEach((shift, move) => {
      x += shift[0] * weights[move][k];
      y += shift[1] * weights[move][k];
    });
    return [x, y, point[2]];
  });
  const parts = new Set([...analysis.edited, ...moves.map(({ mark }) => partOf(mark))]);
  return { ...analysis, points, edited: [...parts] };
}

function weightsAround(points: readonly Point[], moved: number, radius: number): Float64Array {
  const weights = new Float64Array(pointCount);
  const centre = points[moved];
  points.forEach(([x, y], k) => {
    if (opposite(moved, k)) return;
    const squared = (x - centre[0]) ** 2 + (y - centre[1]) ** 2;
    weights[k] = Math.exp(-squared / (2 * radius * radius));
  });
  return weights;
}

/** Neighbouring edits pull on each other; a few rounds of correction land every moved point exactly where it was put. */
function exactShifts(
  moves: readonly { mark: AdjustableMark; dx: number; dy: number }[],
  weights: readonly Float64Array[],
): [number, number][] {
  const shifts = moves.map(({ dx, dy }): [number, number] => [dx, dy]);
  for (let round = 0; round < 60; round++) {
    for (const [k, { mark, dx, dy }] of moves.entries()) {
      const arrived = shifts.reduce(
        (sum, shift, other) => {
          const weight = weights[other][marks[mark]];
          return [sum[0] + shift[0] * weight, sum[1] + shift[1] * weight] as const;
        },
        [0, 0] as const,
      );
      shifts[k][0] += dx - arrived[0];
      shifts[k][1] += dy - arrived[1];
    }
  }
  return shifts;
}
