import { clamp } from '#base/math/clamp.ts';
import { gaussian } from '#base/math/gaussian.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import { browRow, lidRow } from './brow-and-lid.ts';
import { browPoints, landmark } from './face-contours.ts';
import type { FaceGeometry } from './face-geometry.ts';
import { jawShareOf } from './jaw-share.ts';

/** The grid that all motion is described on; node (i, j) is at pixel (i * cell, j * cell) of the frame. */
export interface MotionGrid {
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
}

/** How far, in pixels, each node moves for one unit of each kind of motion. */
export interface MotionBasis {
  readonly grid: MotionGrid;
  /** sideways and downwards per radian of yaw */
  readonly yaw: Float32Array;
  readonly yawY: Float32Array;
  /** downwards and sideways per radian of pitch */
  readonly pitch: Float32Array;
  readonly pitchX: Float32Array;
  readonly rollX: Float32Array;
  readonly rollY: Float32Array;
  /** share of a shift of the head, sideways and downwards */
  readonly shift: Float32Array;
  readonly dip: Float32Array;
  /** outwards and upwards, per share by which the head is larger */
  readonly nearX: Float32Array;
  readonly nearY: Float32Array;
  /** per face width of jaw drop */
  readonly jawX: Float32Array;
  readonly jawY: Float32Array;
  /** upwards, share of a lift of each brow, and of their inner ends alone */
  readonly browLeft: Float32Array;
  readonly browRight: Float32Array;
  readonly browInner: Float32Array;
  /** sideways towards the nose, share of a frown */
  readonly frown: Float32Array;
  /** upwards, share of a breath */
  readonly breath: Float32Array;
  /** sideways, share of a lean of the shoulders */
  readonly lean: Float32Array;
  /** sideways, share of how far hair lags behind its head */
  readonly sway: Float32Array;
  /** upwards and outwards, share of a cheek lift */
  readonly cheek: Float32Array;
  readonly cheekX: Float32Array;
  /** sideways away from the mouth, share of how far its corners go aside: cheeks go along */
  readonly aside: Float32Array;
}

/** How much each side of the picture holds what is before it, by row: 0 where it may move, 1 where it is held. */
export interface HeldSides {
  left(y: number): number;
  right(y: number): number;
}

const HELD: HeldSides = { left: () => 1, right: () => 1 };

/** `shown` is the part of the frame outside of which nothing moves; its lower edge counts only where the frame goes on below it. */
export function motionBasis(
  frame: { width: number; height: number },
  face: FaceGeometry,
  shown: Rect = { x: 0, y: 0, ...frame },
  held = HELD,
): MotionBasis {
  const cell = Math.max(4, Math.round(Math.min(frame.width, frame.height) / 60));
  const grid = { cell, columns: Math.ceil(frame.width / cell) + 1, rows: Math.ceil(frame.height / cell) + 1 };
  const field = () => new Float32Array(grid.columns * grid.rows);
  const basis: MotionBasis = {
    grid,
    yaw: field(),
    yawY: field(),
    pitch: field(),
    pitchX: field(),
    rollX: field(),
    rollY: field(),
    shift: field(),
    dip: field(),
    nearX: field(),
    nearY: field(),
    jawX: field(),
    jawY: field(),
    browLeft: field(),
    browRight: field(),
    browInner: field(),
    frown: field(),
    breath: field(),
    lean: field(),
    sway: field(),
    cheek: field(),
    cheekX: field(),
    aside: field(),
  };
  const place = { frame, face, shown, held, jawShare: jawShareOf(face) };
  for (let j = 0, at = 0; j < grid.rows; j++) {
    for (let i = 0; i < grid.columns; i++, at++) fillNode(basis, at, describeNode(place, i * cell, j * cell));
  }
  return basis;
}

interface Node {
  x: number;
  y: number;
  /** face coordinates in face widths, origin between the lips */
  u: number;
  v: number;
  /** 1 in the middle of the head, 0 outside it, fading in the hair */
  head: number;
  hair: number;
  /** 1 above the chin, 0 at the pivot in the neck */
  neck: number;
  depth: number;
  face: FaceGeometry;
  frame: { width: number; height: number };
  shown: Rect;
  held: HeldSides;
  jawShare: (u: number, v: number) => number;
}

function describeNode(place: Pick<Node, 'frame' | 'face' | 'shown' | 'held' | 'jawShare'>, x: number, y: number): Node {
  const { face } = place;
  const { faceWidth, faceHeight, headCentre, pivot } = face;
  const [localX, localY] = face.toLocal(x, y);
  const [headX, headY] = face.toLocal(headCentre[0], headCentre[1]);
  const across = (localX - headX) / (0.8 * faceWidth);
  const down = (localY - headY) / (0.86 * faceHeight);
  const radius = Math.hypot(across, localY < headY ? down : down / 0.85);
  const [, pivotY] = face.toLocal(pivot[0], pivot[1]);
  return {
    x,
    y,
    u: localX / faceWidth,
    v: localY / faceWidth,
    head: 1 - smoothstep(0.95, 1.8, radius),
    hair: 1 - smoothstep(0.6, 1.6, radius),
    neck: 1 - smoothstep(-0.1, 0.42, (localY - pivotY) / faceHeight + 0.42),
    depth: radius < 1.3 ? meshDepth(face, x, y) : 0,
    ...place,
  };
}

function fillNode(basis: MotionBasis, at: number, node: Node): void {
  const { face, head, hair, neck, u } = node;
  const { faceWidth, pivot } = face;
  const sides = sideFade(node);
  const rim = sides * topFade(node);
  const depth = (node.depth + 0.1 * faceWidth * hair) * (0.35 + 0.65 * neck);
  const carried = head * neck;
  const jaw = node.jawShare(u, node.v);
  const [aside, below] = [node.x - face.headCentre[0], node.y - face.headCentre[1]];
  const nearer =
    (carried * smoothstep(IN_FACE.outside, IN_FACE.within, Math.abs(aside) / faceWidth)) / (CAMERA * faceWidth);
  basis.yaw[at] = (depth - aside * aside * nearer) * sides;
  basis.yawY[at] = -aside * below * nearer * rim;
  basis.pitch[at] = depth * rim * 0.9;
  basis.pitchX[at] = -aside * below * nearer * rim;
  basis.rollX[at] = -(node.y - pivot[1]) * carried * sides;
  basis.rollY[at] = (node.x - pivot[0]) * carried * rim;
  basis.shift[at] = carried * sides;
  basis.dip[at] = carried * rim;
  basis.nearX[at] = aside * carried * sides;
  basis.nearY[at] = (node.y - pivot[1]) * carried * rim;
  basis.jawX[at] = -u * jaw * NARROWS * faceWidth;
  basis.jawY[at] = jaw * faceWidth * rim;
  const brow = browShare(node);
  const middle = noseX(face);
  const leftSide = smoothstep(0.02, -0.02, u - middle);
  const inner = brow * gaussian(Math.abs(u - middle) - 0.1, 0.09);
  basis.browLeft[at] = brow * leftSide;
  basis.browRight[at] = brow * (1 - leftSide);
  basis.browInner[at] = inner;
  basis.frown[at] = -inner * Math.tanh((u - middle) / 0.05);
  basis.breath[at] = breathShare(node) * rim;
  basis.lean[at] = leanShare(node) * sides;
  basis.sway[at] = swayShare(node) * sides;
  const side = sideUnit(face, u);
  basis.cheek[at] = gaussian(Math.abs(u) / side - 0.27, 0.1) * gaussian(node.v + 0.15, 0.12);
  basis.cheekX[at] = basis.cheek[at] * 0.35 * side * Math.sign(u);
  basis.aside[at] =
    Math.sign(u) *
    side *
    gaussian(Math.abs(u) / side - ASIDE.at, ASIDE.across) *
    gaussian(node.v - ASIDE.down, ASIDE.along) *
    smoothstep(ASIDE.ear, ASIDE.outline, Math.abs(u));
}

/** In face widths: what a turn or a nod brings nearer to a camera held in the hand is larger, what it takes away is smaller. */
const CAMERA = 3;
/** In face widths beside the middle: hair goes along with its head as one. */
const IN_FACE = { within: 0.42, outside: 0.64 };

/** Over a narrower band what lies there is squeezed to a smear, in face widths. */
export const SIDE_RIM = 0.24;

/** Nothing moves at the sides of the picture that hold it, and where it ends below, so that no edge of it ever shows. */
function sideFade({ x, y, frame, face, shown, held }: Node): number {
  const band = SIDE_RIM * face.faceWidth;
  const right = Math.min(frame.width, shown.x + shown.width) - 1;
  const bottom = shown.y + shown.height;
  const below = bottom < frame.height ? smoothstep(0, band, bottom - y) : 1;
  const atLeft = mix(1, smoothstep(0, band, x - Math.max(0, shown.x)), held.left(y));
  const atRight = mix(1, smoothstep(0, band, right - x), held.right(y));
  return atLeft * atRight * below;
}

/** Nothing moves up or down at the upper edge, either; what moves aside there shows no edge, and a head that is cut off stays whole. */
const topFade = ({ y, face, shown }: Node): number =>
  smoothstep(0, SIDE_RIM * face.faceWidth, y - Math.max(0, shown.y));

/** An open jaw draws both sides of the lower face inwards: by so much of its way, for each face width from the middle. */
const NARROWS = 0.24;
/** In face widths: where the skin lies that goes aside with the corners of the mouth most; the outline of the face goes along, ears do not. */
const ASIDE = { at: 0.29, across: 0.11, down: 0.02, along: 0.15, outline: 0.42, ear: 0.53 };

const noseX = (face: FaceGeometry): number => {
  const [x, y] = face.mesh[landmark.noseBridge];
  return face.toLocal(x, y)[0] / face.faceWidth;
};

/** How much longer the side of a face is than both on average: a turned head foreshortens its far one. */
function sideUnit({ mesh, toLocal }: FaceGeometry, u: number): number {
  const lengthOf = (...indices: readonly number[]): number =>
    indices.reduce((sum, index) => sum + Math.abs(toLocal(mesh[index][0], mesh[index][1])[0]), 0);
  const left = lengthOf(landmark.mouthLeft, landmark.appleLeft);
  const right = lengthOf(landmark.mouthRight, landmark.appleRight);
  return (2 * (u < 0 ? left : right)) / (left + right);
}

/** In face widths: hair below the points of a brow, which moves with it as one, how softly the skin above gives way, and how far aside. */
const BROW = { thick: 0.025, above: 0.08, beside: 0.11 };

/** Between a brow and its lid skin gives way evenly down to the lid, which stays: drawn out in a part of it, lashes and folds are smears. */
function browShare({ x, y, face }: Node): number {
  const { mesh, faceWidth } = face;
  const brow = browRow(face, x);
  const aside = Math.min(...browPoints.map((index) => Math.abs(mesh[index][0] - x))) / (BROW.beside * faceWidth);
  const below = (y - brow) / faceWidth;
  if (below < 0) return Math.exp(-(aside ** 2 + (below / BROW.above) ** 2));
  const room = Math.max(BROW.thick, (lidRow(face, x) - brow) / faceWidth - BROW.thick);
  return Math.exp(-(aside ** 2)) * (1 - clamp((below - BROW.thick) / room));
}

/** The chest lifts below the neck and less towards the arms and the lower edge. */
function breathShare({ x, y, face }: Node): number {
  const { pivot, faceHeight, faceWidth } = face;
  const start = smoothstep(pivot[1] - 0.2 * faceHeight, pivot[1] + 0.1 * faceHeight, y);
  const end = 1 - smoothstep(pivot[1] + 0.12 * faceHeight, pivot[1] + 0.6 * faceHeight, y);
  return start * end * (1 - smoothstep(0.8 * faceWidth, 1.5 * faceWidth, Math.abs(x - pivot[0])));
}

/** Shoulders lean below the neck; lower down less and less. */
function leanShare({ y, face: { pivot, faceHeight } }: Node): number {
  const start = smoothstep(pivot[1] - 0.36 * faceHeight, pivot[1] + 0.1 * faceHeight, y);
  return start * (1 - smoothstep(pivot[1] + 0.2 * faceHeight, pivot[1] + 0.95 * faceHeight, y));
}

/** Hair beside cheeks and neck lags; at the temples it is held, and on the shoulders it lies. */
function swayShare({ x, y, v, face }: Node): number {
  const { headCentre, faceWidth } = face;
  const aside = Math.abs(face.toLocal(x, y)[0] - face.toLocal(headCentre[0], headCentre[1])[0]) / faceWidth;
  const beside = smoothstep(0.4, 0.68, aside) * (1 - smoothstep(0.9, 1.4, aside));
  return beside * smoothstep(-0.6, 0.3, v) * (1 - smoothstep(0.45, 0.85, v));
}

/** The mesh is sparse, so its depth is spread: every point speaks for its surroundings. */
function meshDepth({ mesh, faceWidth }: FaceGeometry, x: number, y: number): number {
  const spread = 2 * (0.06 * faceWidth) ** 2;
  let sum = 0;
  let total = 0;
  for (let k = 0; k < 468; k++) {
    const [px, py, pz] = mesh[k];
    const squared = (px - x) ** 2 + (py - y) ** 2;
    if (squared > 12 * spread) continue;
    const weight = Math.exp(-squared / spread);
    sum -= weight * pz;
    total += weight;
  }
  return total > 1e-4 ? (sum / total) * smoothstep(0, 0.6, total) : 0;
}
