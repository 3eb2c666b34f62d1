import type { Rgb } from '#base/color/rgb.ts';
import { catmullRom } from '#base/math/catmull-rom.ts';
import { mix } from '#base/math/mix.ts';
import type { Point } from '#base/math/point.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import type { EyeContours } from './face-contours.ts';
import type { FaceGeometry } from './face-geometry.ts';
import type { FramePixels } from './frame-pixels.ts';
import { inpaintSkin } from './inpaint-skin.ts';
import { meanColor } from './photo-colors.ts';

/** A closed lid, painted once: the eye socket filled with the skin around it, and the lines a lid moves between. */
export interface EyelidPatch {
  /** top left corner in the frame */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly skin: Float32Array;
  /** 0..1, soft towards the rim */
  readonly cover: Float32Array;
  /** per column, rows from the top of the patch: where the lid edge is when closed and open, and the crease */
  readonly closedEdge: Float32Array;
  readonly openEdge: Float32Array;
  readonly crease: Float32Array;
  /** per column, 1 between the corners of the eye, 0 outside */
  readonly between: Float32Array;
  readonly lash: Rgb;
  readonly eyeWidth: number;
}

/** Below this opening the eye counts as closed already and does not blink. */
const leastOpening = 0.17;

export function eyelidPatch(frame: FramePixels, face: FaceGeometry, eye: EyeContours): EyelidPatch | undefined {
  const at = (indices: readonly number[]): Point[] =>
    indices.map((index): Point => [face.mesh[index][0], face.mesh[index][1]]);
  const upper = at(eye.upperLid);
  const lower = at(eye.lowerLid);
  const crease = at(eye.crease);
  const eyeWidth = Math.hypot(upper[8][0] - upper[0][0], upper[8][1] - upper[0][1]);
  if (Math.hypot(upper[4][0] - lower[4][0], upper[4][1] - lower[4][1]) < leastOpening * eyeWidth) return undefined;
  const axis: Point = [(upper[8][0] - upper[0][0]) / eyeWidth, (upper[8][1] - upper[0][1]) / eyeWidth];
  const outline = socketOutline({ upper, lower, crease, underBrow: at(eye.underBrow) }, axis, eye.outerEnd, eyeWidth);
  const box = boundsOf(outline);
  const { skin, cover, mean } = inpaintSkin(frame, outline, box);
  const closed = lower.map((point, k): Point => [mix(point[0], upper[k][0], 0.1), mix(point[1], upper[k][1], 0.1)]);
  closed[0] = along(upper[0], axis, -0.1 * eyeWidth, 0.02 * eyeWidth);
  closed[8] = along(upper[8], axis, 0.1 * eyeWidth, 0.02 * eyeWidth);
  const open = upper.map((point, k): Point => [mix(point[0], crease[k][0], 0.25), mix(point[1], crease[k][1], 0.25)]);
  const lashes = meanColor(frame, upper[4][0], upper[4][1], 1);
  return {
    ...box,
    skin,
    cover,
    closedEdge: rowsOf(closed, box),
    openEdge: rowsOf(open, box),
    crease: rowsOf(crease, box),
    between: Float32Array.from({ length: box.width }, (_, column) => {
      const t = ((box.x + column - upper[0][0]) * axis[0]) / eyeWidth;
      return smoothstep(-0.16, 0, t) * smoothstep(1.16, 1, t);
    }),
    lash: [0, 1, 2].map((c) => Math.min(lashes[c] * 0.45, mean[c] * 0.33)) as unknown as Rgb,
    eyeWidth,
  };
}

interface SocketLines {
  upper: readonly Point[];
  lower: readonly Point[];
  crease: readonly Point[];
  underBrow: readonly Point[];
}

/** Everything a blink may cover: from above the crease to just under the lower lashes, a little past both corners. */
function socketOutline(
  { upper, lower, crease, underBrow }: SocketLines,
  axis: Point,
  outerEnd: 'left' | 'right',
  eyeWidth: number,
): Point[] {
  const top = crease.map(([x, y], k): Point => [mix(x, underBrow[k][0], 0.22), mix(y, underBrow[k][1], 0.22)]);
  const bottom = lower.map(([x, y], k): Point => {
    const middleX = (upper[k][0] + x) / 2;
    return [x + (x - middleX) * 0.2 - axis[1] * 0.14 * eyeWidth, y + axis[0] * 0.14 * eyeWidth];
  });
  top[0] = along(upper[0], axis, -(outerEnd === 'left' ? 0.3 : 0.2) * eyeWidth, 0);
  top[8] = along(upper[8], axis, (outerEnd === 'right' ? 0.3 : 0.2) * eyeWidth, 0);
  const under = [top[8], ...bottom.slice(1, 8).reverse(), top[0]];
  return [...catmullRom(top, 3), ...catmullRom(under, 3)];
}

const along = ([x, y]: Point, axis: Point, across: number, down: number): Point => [
  x + axis[0] * across - axis[1] * down,
  y + axis[1] * across + axis[0] * down,
];

function boundsOf(points: readonly Point[]): Rect {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.floor(Math.min(...xs)) - 3;
  const y = Math.floor(Math.min(...ys)) - 3;
  return { x, y, width: Math.ceil(Math.max(...xs)) + 3 - x, height: Math.ceil(Math.max(...ys)) + 3 - y };
}

/** A line as one row per column of the box. */
function rowsOf(points: readonly Point[], box: Rect): Float32Array {
  const line = catmullRom(points, 4);
  const first = line[0];
  const last = line[line.length - 1];
  return Float32Array.from({ length: box.width }, (_, column) => {
    const x = box.x + column;
    for (let k = 0; k < line.length - 1; k++) {
      const [ax, ay] = line[k];
      const [bx, by] = line[k + 1];
      if (x >= ax && x <= bx) return ay + ((by - ay) * (x - ax)) / (bx - ax || 1) - box.y;
    }
    return (Math.abs(x - first[0]) < Math.abs(x - last[0]) ? first[1] : last[1]) - box.y;
  });
}
