import type { Mouth } from '@herald/media/mouth';
import { catmullRom } from '#base/math/catmull-rom.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import type { Point } from '#base/math/point.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Pose } from '#base/performer.ts';
import type { FaceShape } from '../face/face-shape.ts';
import type { HeadView } from '../face/head-view.ts';
import { seenSmile } from '../face/smile-field.ts';

/** The lines of the lips in pixels, each from the left to the right corner, and what fills the opening. */
export interface MouthCurves {
  upperTop: Point[];
  upperBottom: Point[];
  lowerTop: Point[];
  lowerBottom: Point[];
  /** distance of the lips in the middle, face units; 0 = closed */
  gap: number;
  halfWidth: number;
  smile: number;
  /** 0..1, how much of the upper teeth shows */
  teeth: number;
}

export interface MouthState {
  face: FaceShape;
  view: HeadView;
  pose: Pose;
  /** seeded: the mouth sits a little to one side */
  unevenness: number;
}

export interface LipMoment {
  face: FaceShape;
  view: Pick<HeadView, 'jawDrop'>;
  pose: Pick<Pose, 'mouth' | 'smile'>;
}

const STEPS = 4;

/** What an F leaves open between lifted upper lip and the lower lip at the teeth. */
const TUCKED_GAP = 0.052;

/** Measures of one moment, face units. */
interface Measures {
  mouth: Mouth;
  smile: number;
  /** 0..1: a smile wide enough to part the lips */
  grin: number;
  /** 0..1: lower lip under the upper teeth, as in F */
  tuck: number;
  half: number;
  cornerY: number;
  upperY: number;
  lowerY: number;
  gap: number;
  upperHeight: number;
  lowerHeight: number;
  bow: number;
  /** how much fuller the lips are in the middle than towards the corners */
  heart: number;
}

export function mouthCurves(state: MouthState): MouthCurves {
  const m = measure(state);
  const place = placers(state, m);
  const line = (half: Point[], put: (x: number, y: number) => Point): Point[] =>
    catmullRom(
      [
        ...half
          .slice(1)
          .reverse()
          .map(([x, y]): Point => [-x, y]),
        ...half,
      ],
      STEPS,
    ).map(([x, y]) => put(x, y));
  return {
    upperTop: line(upperTop(m, state.face), place.upper),
    upperBottom: line(upperBottom(m), place.upper),
    lowerTop: line(lowerTop(m), place.lower),
    lowerBottom: line(lowerBottom(m), place.lower),
    gap: m.gap,
    halfWidth: m.half,
    smile: m.smile,
    teeth: Math.max(m.mouth.teeth, m.grin * 0.95),
  };
}

/** Where the lips end at one moment, face units. */
export function lipEdges(state: LipMoment): { half: number; cornerY: number; topY: number } {
  const m = measure(state);
  return { half: m.half, cornerY: m.cornerY, topY: bowY(m) };
}

function measure({ face, view, pose }: LipMoment): Measures {
  const { mouth } = pose;
  const { open, wide, round, press, teeth } = mouth;
  const smile = clamp(pose.smile, -0.4, 1.1);
  const happy = Math.max(0, smile);
  const grin = smoothstep(0.5, 0.85, happy) * (1 - round) * (1 - clamp(press));
  const tuck = clamp(3.4 * press * teeth);
  const jaw = view.jawDrop;
  const stretch = 1 + Math.min(0.34, 0.15 * wide + 0.32 * happy) - 0.4 * round;
  const openPull = (0.15 - 0.06 * happy) * Math.min(1, open * 1.3) * Math.max(happy, wide);
  const middle = face.mouthY + 0.012;
  const own = 0.016 * face.knobs.lipCorners * (1 - 0.6 * happy);
  const cornerY =
    middle -
    (0.088 + 0.014 * grin) * seenSmile(smile) +
    jaw * (0.42 - 0.4 * Math.min(0.5, happy) * (1 - round)) +
    0.012 * grin -
    0.012 * wide -
    own;
  const thin = 1 - 0.22 * happy;
  const parted = teeth > 0.3 && open < 0.3 ? smoothstep(0.3, 0.7, teeth) * (0.018 + 0.05 * open) : 0;
  const parting = jaw + parted + 0.03 * round * open + grin * 0.1 * (1 - open);
  const gap = mix(parting, TUCKED_GAP, tuck);
  const bared = smoothstep(0.6, 0.9, teeth) * (1 - smoothstep(0.2, 0.5, open));
  const lifted = 0.02 * wide * open + 0.022 * open * (1 - round) + 0.012 * bared + 0.016 * tuck;
  const upperY = middle - 0.01 - Math.max(0, lifted) - 0.004 * happy * grin + 0.016 * happy * (1 - grin);
  return {
    mouth,
    smile,
    grin,
    tuck,
    half: face.mouthHalfWidth * stretch * (1 - openPull - 0.02 * grin),
    cornerY,
    upperY,
    lowerY: upperY + gap,
    gap,
    upperHeight: face.upperLipHeight * thin * (1 - 0.55 * press * (1 - tuck)) * (1 + 0.18 * round),
    lowerHeight:
      face.lowerLipHeight *
      (1 - 0.12 * happy) *
      (1 - 0.45 * press * (1 - tuck)) *
      (1 - 0.34 * tuck) *
      (1 + 0.15 * round),
    bow: 1 + 0.5 * face.knobs.lipBow,
    heart: face.knobs.lipHeart,
  };
}

function placers({ view, unevenness }: MouthState, { mouth, smile, upperY }: Measures) {
  const shift = unevenness * 0.006 * (1 + Math.max(0, smile));
  const lift = 0.02 + 0.03 * mouth.round;
  const on = (x: number, y: number, skinY: number): Point =>
    view.atDepth(x + shift, y, view.depthAt(x + shift, clamp(skinY, 0.55, 1.1)) + lift);
  return {
    upper: (x: number, y: number) => on(x, y, y),
    lower: (x: number, y: number) => on(x, y, y - view.jawDrop * smoothstep(upperY, upperY + 0.1, y)),
  };
}

/** The upper edge of the upper lip, in the middle. */
const bowY = ({ upperY, upperHeight, bow }: Measures): number => upperY - upperHeight * (0.98 - 0.17 * bow);

function upperTop(measures: Measures, face: FaceShape): Point[] {
  const { half, upperY, cornerY, upperHeight, grin, bow, heart, mouth } = measures;
  const wideness = face.mouthHalfWidth / 0.29;
  return [
    [0, bowY(measures)],
    [0.056 * wideness, upperY - upperHeight * (0.98 + 0.03 * bow)],
    [half * 0.5, mix(upperY - upperHeight * (0.76 - 0.13 * heart), cornerY - upperHeight * (0.5 - 0.08 * heart), 0.32)],
    [
      half * 0.8,
      mix(
        upperY - upperHeight * (0.34 + 0.2 * mouth.round - 0.1 * heart),
        cornerY - 0.01 - 0.01 * grin,
        0.6 - 0.22 * mouth.round,
      ),
    ],
    [half * 0.95, cornerY - 0.01 - 0.006 * grin],
    [half, cornerY - 0.002],
  ];
}

function upperBottom({ half, upperY, cornerY, grin, smile, gap, mouth: { open, round } }: Measures): Point[] {
  const happy = Math.max(0, smile);
  const rounding = smoothstep(0.05, 0.16, gap) * (1 - round);
  return [
    [0, upperY + 0.012 * (1 - open) - 0.03 * round * open],
    [0.07, upperY + 0.005 - 0.026 * round * open],
    [half * 0.5, mix(upperY, cornerY, 0.26 * (1 - 0.6 * round) - 0.05 * rounding) + 0.01 * happy],
    [half * 0.82, mix(upperY, cornerY, 0.64 - 0.3 * round - 0.1 * grin - 0.14 * rounding) + 0.006 * happy],
    [half * (0.985 - 0.05 * Math.max(grin, rounding)), cornerY],
  ];
}

function lowerTop({ half, lowerY, cornerY, grin, smile, gap, mouth: { open, round } }: Measures): Point[] {
  const parted = smoothstep(0, 0.1, gap);
  const wideOpen = smoothstep(0.02, 0.14, gap);
  const happy = Math.max(0, smile);
  const rounding = smoothstep(0.05, 0.16, gap) * (1 - round);
  return [
    [0, lowerY + 0.012 * (1 - Math.min(1, gap * 8))],
    [0.08, lowerY + 0.005 * (1 - open)],
    [half * 0.52, mix(lowerY, cornerY, mix(0.26, 0.1, parted)) + 0.008 * happy * (1 - grin)],
    [half * 0.84, mix(lowerY, cornerY, mix(0.66, 0.4, wideOpen) - 0.04 * grin - 0.06 * rounding)],
    [half * (0.985 - 0.05 * Math.max(grin, rounding)), cornerY + 0.002 + 0.012 * rounding],
  ];
}

function lowerBottom({ half, lowerY, cornerY, lowerHeight, grin, heart, mouth: { round } }: Measures): Point[] {
  return [
    [0, lowerY + lowerHeight],
    [half * 0.34, lowerY + lowerHeight * (0.96 - 0.06 * heart)],
    [half * 0.64, mix(lowerY + lowerHeight * (0.8 - 0.14 * heart), cornerY, 0.26 - 0.1 * round)],
    [
      half * 0.87,
      mix(lowerY + lowerHeight * (0.46 + 0.08 * round - 0.12 * heart), cornerY, 0.66 - 0.16 * round - 0.04 * grin),
    ],
    [half * 0.97, cornerY + 0.01 + 0.008 * grin],
    [half, cornerY + 0.002],
  ];
}
