import { blurField } from '#base/color/blur-field.ts';
import type { Rgb } from '#base/color/rgb.ts';
import { catmullRom } from '#base/math/catmull-rom.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import type { Point } from '#base/math/point.ts';
import { polynomialFit } from '#base/math/polynomial-fit.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import type { EyeContours } from './face-contours.ts';
import type { FaceGeometry } from './face-geometry.ts';
import type { FramePixels } from './frame-pixels.ts';
import { LEAST_TAIL, lashTail } from './lash-tail.ts';
import { averageColor, luminance, meanColor } from './photo-colors.ts';

/** The lines of one eye in the photo at rest, one row per column of its box, counted from the top of the frame. */
export interface EyeLines {
  readonly box: Rect;
  readonly upper: Float32Array;
  readonly lower: Float32Array;
  /** where the lids meet: a calm arc, whatever the opening looks like */
  readonly meeting: Float32Array;
  /** how dense lashes are along it: few at the nose, most before the outer corner */
  readonly lashes: Float32Array;
  /** 1 beyond the outer corner, 0 from a little way before it */
  readonly beyondOuter: Float32Array;
  /** the fold above the lid */
  readonly crease: Float32Array;
  /** where skin no longer follows the lid: below the brow, and in the cheek */
  readonly top: Float32Array;
  readonly bottom: Float32Array;
  /** 1 between the corners of the eye, 0 outside */
  readonly between: Float32Array;
  /** the same with what is beside the corners, where lashes and make-up end */
  readonly wings: Float32Array;
  readonly iris: Point;
  readonly irisRadius: number;
  readonly eyeWidth: number;
  /** opening in the middle */
  readonly opening: number;
  readonly left: Point;
  readonly right: Point;
  /** which of both is the outer corner */
  readonly outer: 'left' | 'right';
}

/** Below this opening, in eye widths, the eye counts as closed and does not move. */
const LEAST_OPENING = 0.17;
const CHEEK = 0.42;
const MARGIN = { inner: 0.32, outer: 0.7, down: 0.12 };
/** Beyond their ends lashes fade into what is there, over this share of an eye's width. */
const WING_FADE = 0.2;
/** Of the opening: where lids meet above the lower lid. */
const MEETING = 0.1;
/** Of an eye's width: how far the line of a shut lid goes on beside its outer corner at least, and of that, how far before the corner it begins to thin out. */
const LEAST_LINE = 0.2;
const MOST_LINE = 0.26;
const FULL_UNTIL = 0.6;
/** Of an eye's width: where the outer corner begins and where it is left behind. */
const OUTER = { from: -0.2, to: 0.06 };
/** Of an eye's width: over how much of it the arc tells where it goes, and how far beyond the corner it is level; and its most rows from column to column. */
const SLOPE_OVER = 0.12;
const LEVEL_AFTER = 0.14;
const MOST_SLOPE = 0.15;

/** Undefined for an eye that is closed in the picture. */
export function eyeLines(frame: FramePixels, { mesh, mouth }: FaceGeometry, eye: EyeContours): EyeLines | undefined {
  const at = (indices: readonly number[]): Point[] => indices.map((index): Point => [mesh[index][0], mesh[index][1]]);
  const upper = at(eye.upperLid);
  const lower = at(eye.lowerLid);
  const crease = at(eye.crease);
  const underBrow = at(eye.underBrow);
  const [left, right] = [upper[0], upper[8]];
  const eyeWidth = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const opening = Math.hypot(upper[4][0] - lower[4][0], upper[4][1] - lower[4][1]);
  if (opening < LEAST_OPENING * eyeWidth) return undefined;
  const top = crease.map(([x, y], k): Point => [mix(x, underBrow[k][0], 0.55), mix(y, underBrow[k][1], 0.55)]);
  const bottom = lower.map(([x, y]): Point => [x, y + CHEEK * eyeWidth]);
  const outer = left[0] < mouth[0] ? 'left' : 'right';
  const box = boxAround([...upper, ...top, ...bottom], eyeWidth, outer);
  const net = { upper: rowsOf(upper, box), lower: rowsOf(lower, box) };
  const seen = openingSeen(frame, { box, net, left, right, eyeWidth, outer });
  const withinBy = (fade: number, leftEnd: number, rightEnd: number) =>
    Float32Array.from({ length: box.width }, (_, column) => {
      const x = box.x + column;
      const [first, last] = [seen.left - leftEnd * eyeWidth, seen.right + rightEnd * eyeWidth];
      return smoothstep(first - fade * eyeWidth, first, x) * smoothstep(last + fade * eyeWidth, last, x);
    });
  const corner: Point = [seen[outer], seen.lower[clamp(seen[outer] - box.x, 0, box.width - 1)]];
  const tail = lashTail(frame, corner, outer === 'left' ? -1 : 1, eyeWidth);
  const tailOf = (side: 'left' | 'right') => (side === outer ? tail : LEAST_TAIL);
  const beyondCorner = (x: number) => (outer === 'left' ? seen.left - x : x - seen.right);
  const meeting = meetingOf(seen, box);
  goOnBeside({ upper: seen.upper, lower: seen.lower, meeting }, seen, { box, eyeWidth, outer });
  return {
    box,
    upper: seen.upper,
    lower: seen.lower,
    meeting,
    lashes: lashesAlong(seen, { box, outer, tailPx: clamp(tail, LEAST_LINE, MOST_LINE) * eyeWidth }),
    beyondOuter: Float32Array.from({ length: box.width }, (_, k) =>
      smoothstep(OUTER.from, OUTER.to, beyondCorner(box.x + k) / eyeWidth),
    ),
    crease: rowsOf(crease, box),
    top: rowsOf(top, box),
    bottom: rowsOf(bottom, box),
    between: withinBy(0.14, 0, 0),
    wings: withinBy(WING_FADE, tailOf('left'), tailOf('right')),
    iris: [mesh[eye.iris][0], mesh[eye.iris][1]],
    irisRadius: irisRadius(at([1, 2, 3, 4].map((k) => eye.iris + k)), eyeWidth),
    eyeWidth,
    opening,
    left,
    right,
    outer,
  };
}

function irisRadius(rim: readonly Point[], eyeWidth: number): number {
  const across = Math.max(...rim.map(([x]) => x)) - Math.min(...rim.map(([x]) => x));
  return Math.min(0.26 * eyeWidth, Math.max(0.16 * eyeWidth, across / 2));
}

function boxAround(points: readonly Point[], eyeWidth: number, outer: 'left' | 'right'): Rect {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const marginOf = (side: 'left' | 'right') => (side === outer ? MARGIN.outer : MARGIN.inner) * eyeWidth;
  const down = MARGIN.down * eyeWidth;
  const x = Math.floor(Math.min(...xs) - marginOf('left'));
  const y = Math.floor(Math.min(...ys) - down);
  const right = Math.ceil(Math.max(...xs) + marginOf('right'));
  return { x, y, width: right - x, height: Math.ceil(Math.max(...ys) + down) - y };
}

/** A line as one row per column of the box; beyond its ends it goes on level. */
function rowsOf(points: readonly Point[], box: Rect): Float32Array {
  const line = catmullRom(points, 4);
  return Float32Array.from({ length: box.width }, (_, column) => {
    const x = box.x + column;
    for (let k = 0; k < line.length - 1; k++) {
      const [ax, ay] = line[k];
      const [bx, by] = line[k + 1];
      if (x >= ax && x <= bx) return ay + ((by - ay) * (x - ax)) / (bx - ax || 1);
    }
    return x < line[0][0] ? line[0][1] : line[line.length - 1][1];
  });
}

interface NetEye {
  box: Rect;
  net: { upper: Float32Array; lower: Float32Array };
  left: Point;
  right: Point;
  eyeWidth: number;
  outer: 'left' | 'right';
}

interface SeenOpening {
  upper: Float32Array;
  lower: Float32Array;
  left: number;
  right: number;
}

/** Skin is warmer than the white of an eye. */
const warmth = ([red, , blue]: Rgb): number => (red + 8) / (blue + 8);
/** Of an eye's width: how far outside the net the white of an eye is looked for, up and down, at the nose and at the outer corner. */
const BEYOND = { down: 0.12, nose: 0.12, outer: 0.34 };
/** Of an eye's width: from where inside the net a corner is looked for, and how far above or below the net's it may be. */
const CORNER_FROM = 0.2;
const CORNER_DOWN = 0.1;
/** So far beyond it; a corner that is the net's own is as high as the net has it, because pale skin above it passes for white. */
const CORNER_FREE = 0.1;
/** Of the skin's light: what is darker is shadow, and beyond the corners a lash. */
const DARKEST = { within: 0.4, beyond: 0.62 };
/** Skin of less warmth is of a picture without colors: its white cannot be told, and the eye goes on for so long beyond the net, in eye widths. */
const COLORED = 1.06;
const UNSEEN = 0.14;
/** Lashes may hide the white for this long. */
const LASH_GAP = 0.06;
/** Rows from one column to the next. */
const CORNER_SLOPE = 0.5;
/** Of an eye's width: neighbours that a line takes in, and over how many it is softened. */
const TAKEN_IN = 0.07;
const SOFTENED = 0.13;

/** The net ends eyes too early: its lines are drawn out to the corners that the picture shows, and widened to all the white next to them. */
function openingSeen(frame: FramePixels, eye: NetEye): SeenOpening {
  const { box, left, right, eyeWidth } = eye;
  const skin = skinBelow(frame, left, right, eyeWidth);
  const isWhite = whiteBeside(frame, left, right, skin);
  const isColored = warmth(skin) >= COLORED;
  const corners = {
    left: isColored ? cornerSeen(isWhite, eye, 'left') : cornerGuessed(eye, 'left'),
    right: isColored ? cornerSeen(isWhite, eye, 'right') : cornerGuessed(eye, 'right'),
  };
  const net = { upper: drawnOut(eye.net.upper, eye, corners), lower: drawnOut(eye.net.lower, eye, corners) };
  const upper = net.upper.slice();
  const lower = net.lower.slice();
  const far = BEYOND.down * eyeWidth;
  for (let x = corners.left[0] + 1; x < corners.right[0]; x++) {
    const k = x - box.x;
    const rows = whiteRows((y) => isWhite(x, y), (upper[k] + lower[k]) / 2, far + (lower[k] - upper[k]) / 2);
    if (!rows) continue;
    upper[k] = Math.min(upper[k], rows.first - 0.5);
    lower[k] = Math.max(lower[k], rows.last + 1.5);
  }
  const opening = Math.max(...net.lower.map((row, k) => row - net.upper[k])) + 2 * far;
  meetAtCorners({ upper, lower }, { left: corners.left[0] - box.x, right: corners.right[0] - box.x, opening });
  return {
    left: corners.left[0],
    right: corners.right[0],
    upper: calmed(upper, net.upper, { farther: Math.min, eyeWidth }),
    lower: calmed(lower, net.lower, { farther: Math.max, eyeWidth }),
  };
}

/** Where the white of an eye ends to one side: from inside on it only becomes thinner, and goes up or down slowly. */
function cornerSeen(isWhite: (x: number, y: number) => boolean, eye: NetEye, side: 'left' | 'right'): Point {
  const { box, net, eyeWidth, outer } = eye;
  const [cornerX, cornerY] = eye[side];
  const step = side === 'left' ? -1 : 1;
  const start = Math.round(cornerX - step * CORNER_FROM * eyeWidth);
  const reach = (CORNER_FROM + (side === outer ? BEYOND.outer : BEYOND.nose)) * eyeWidth;
  let middle = (net.upper[start - box.x] + net.lower[start - box.x]) / 2;
  let thickness = net.lower[start - box.x] - net.upper[start - box.x] + 2 * BEYOND.down * eyeWidth;
  let last = start;
  let isSeen = false;
  for (let away = 0; away <= reach; away++) {
    const x = start + step * away;
    // Within the net the rim of the iris may lie between a glint and the white.
    const isLost = step * x > step * cornerX && Math.abs(x - last) > LASH_GAP * eyeWidth;
    if (x <= box.x || x >= box.x + box.width - 1 || isLost) break;
    const rows = whiteRows((y) => isWhite(x, y), middle, thickness / 2 + 1);
    if (!rows) continue;
    isSeen = true;
    last = x;
    middle = clamp((rows.first + rows.last + 1) / 2, middle - CORNER_SLOPE, middle + CORNER_SLOPE);
    thickness = Math.min(thickness, rows.last - rows.first + 1);
  }
  const beyond = Math.max(0, step * (last - cornerX)) / eyeWidth;
  const down = CORNER_DOWN * eyeWidth * Math.min(1, beyond / CORNER_FREE);
  const x = beyond > 0 ? last : Math.round(cornerX);
  return [x, isSeen ? clamp(middle, cornerY - down, cornerY + down) : cornerY];
}

function cornerGuessed({ left, right, eyeWidth, outer }: NetEye, side: 'left' | 'right'): Point {
  const [x, y] = side === 'left' ? left : right;
  const beyond = side === outer ? UNSEEN * eyeWidth : 0;
  return [Math.round(side === 'left' ? x - beyond : x + beyond), y];
}

/** A line of the net whose ends are at other corners; its middle stays. */
function drawnOut(
  rows: Float32Array,
  { box, left, right }: NetEye,
  corners: { left: Point; right: Point },
): Float32Array {
  const middle = (left[0] + right[0]) / 2;
  return rows.map((_, k) => {
    const x = box.x + k;
    const [from, to] = x < middle ? [left, corners.left] : [right, corners.right];
    const along = (x - middle) / (to[0] - middle);
    const at = clamp(middle + along * (from[0] - middle) - box.x, 0, rows.length - 1.001);
    const row = mix(rows[Math.floor(at)], rows[Math.floor(at) + 1], at % 1);
    return row + (to[1] - from[1]) * Math.min(1, along) ** 2;
  });
}

/** An arc through both corners and along the lower lid. */
function meetingOf({ upper, lower, left, right }: SeenOpening, { x: boxX, width }: Rect): Float32Array {
  const alongOf = (x: number) => clamp((2 * (x - left)) / Math.max(1, right - left) - 1, -1, 1);
  const samples = [];
  for (let x = left; x <= right; x++) {
    const k = x - boxX;
    const isCorner = x === left || x === right;
    samples.push({ x: alongOf(x), y: mix(lower[k], upper[k], MEETING), weight: isCorner ? right - left : 1 });
  }
  const arc = polynomialFit(samples, 2);
  const middleOf = (k: number) => (upper[k] + lower[k]) / 2;
  const missed = { left: middleOf(left - boxX) - arc(-1), right: middleOf(right - boxX) - arc(1) };
  return Float32Array.from({ length: width }, (_, k) => {
    const along = alongOf(boxX + k);
    if (Math.abs(along) === 1) return middleOf(k);
    return arc(along) + mix(missed.left, missed.right, (along + 1) / 2);
  });
}

/** Lashes end in a point where the tail that the picture shows ends. */
function lashesAlong(
  { left, right }: SeenOpening,
  { box, outer, tailPx }: { box: Rect; outer: 'left' | 'right'; tailPx: number },
): Float32Array {
  return Float32Array.from({ length: box.width }, (_, k) => {
    const x = box.x + k;
    const along = (x - left) / Math.max(1, right - left);
    const fromNose = outer === 'left' ? 1 - along : along;
    const beyond = outer === 'left' ? left - x : x - right;
    return smoothstep(0.02, 0.5, fromNose) * (1 - smoothstep(-FULL_UNTIL * tailPx, tailPx, beyond));
  });
}

/** Beyond the outer corner the lines go on where the arc of the shut lid was going, and level off: a corner that they stop at is a kink. */
function goOnBeside(
  { upper, lower, meeting }: Record<'upper' | 'lower' | 'meeting', Float32Array>,
  { left, right }: SeenOpening,
  { box, eyeWidth, outer }: { box: Rect; eyeWidth: number; outer: 'left' | 'right' },
): void {
  const step = outer === 'left' ? -1 : 1;
  const corner = (outer === 'left' ? left : right) - box.x;
  const back = Math.max(1, Math.round(SLOPE_OVER * eyeWidth));
  const slope = clamp((meeting[corner] - meeting[corner - step * back]) / back, -MOST_SLOPE, MOST_SLOPE);
  const reach = LEVEL_AFTER * eyeWidth;
  for (let k = corner + step; k >= 0 && k < meeting.length; k += step) {
    const away = Math.abs(k - corner) / reach;
    const down = meeting[corner] + slope * reach * (1 - Math.exp(-away)) - meeting[k];
    for (const line of [upper, lower, meeting]) line[k] += down;
  }
}

function skinBelow(frame: FramePixels, left: Point, right: Point, eyeWidth: number): Rgb {
  const cheeks = [0.25, 0.5, 0.75].map((along) =>
    meanColor(frame, mix(left[0], right[0], along), mix(left[1], right[1], along) + 0.5 * eyeWidth, 2),
  );
  return averageColor(cheeks);
}

function whiteBeside(frame: FramePixels, left: Point, right: Point, skin: Rgb): (x: number, y: number) => boolean {
  const coolest = 1 + (warmth(skin) - 1) * 0.58;
  const light = luminance(skin);
  return (x, y) => {
    const color = meanColor(frame, x, y, 0);
    const darkest = x >= left[0] && x <= right[0] ? DARKEST.within : DARKEST.beyond;
    return warmth(color) < coolest && luminance(color) > darkest * light;
  };
}

/** The white rows around a middle, or nothing. */
function whiteRows(
  isWhite: (y: number) => boolean,
  middle: number,
  reach: number,
): { first: number; last: number } | undefined {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (let y = Math.round(middle - reach); y <= middle + reach; y++) {
    if (!isWhite(y)) continue;
    first = Math.min(first, y);
    last = Math.max(last, y);
  }
  return last >= first ? { first, last } : undefined;
}

/** An eye is open within an oval between its corners, and beyond them not at all. */
function meetAtCorners(
  { upper, lower }: { upper: Float32Array; lower: Float32Array },
  { left, right, opening }: { left: number; right: number; opening: number },
): void {
  const rows = { left: (upper[left] + lower[left]) / 2, right: (upper[right] + lower[right]) / 2 };
  for (let k = 0; k < upper.length; k++) {
    const along = clamp((2 * (k - left)) / Math.max(1, right - left) - 1, -1, 1);
    const half = Math.min(lower[k] - upper[k], opening * Math.sqrt(1 - along * along)) / 2;
    const middle = k < left ? rows.left : k > right ? rows.right : (upper[k] + lower[k]) / 2;
    upper[k] = middle - half;
    lower[k] = middle + half;
  }
}

/** The line of the net, moved outwards by what it misses: to the farthest neighbour, then softened, so that no jag of the white is seen in it. */
function calmed(
  rows: Float32Array,
  net: Float32Array,
  { farther, eyeWidth }: { farther: (...rows: number[]) => number; eyeWidth: number },
): Float32Array {
  const missed = rows.map((row, k) => row - net[k]);
  const reach = Math.max(2, Math.round(TAKEN_IN * eyeWidth));
  const wide = missed.map((_, k) => farther(...missed.subarray(Math.max(0, k - reach), k + reach + 1)));
  const soft = blurField(wide, wide.length, 1, Math.max(1, Math.round(SOFTENED * eyeWidth)));
  const line = soft.map((row, k) => net[k] + row);
  return blurField(line, line.length, 1, reach >> 1);
}
