import type { ArmPose } from '../model/arm-pose.ts';
import { HAND_SHAPES as HAND, mixShapes } from '../model/hand-shapes.ts';
import { pose } from '../poses.ts';

const RAISED = { upper: [0.12, 0.95, 0.28] } as const;
const COUNTING = { ...RAISED, fore: [-0.26, -0.74, 0.62], lift: 0.04 } as const;
const DIPPED = { ...RAISED, fore: [-0.26, -0.66, 0.7], lift: 0.04 } as const;
const TOUCHING = { upper: [0.24, 0.42, 0.88], fore: [-0.2, -0.96, 0.1], lift: 0.12 } as const;
const WAVING = { upper: [0.16, 0.93, 0.32], lift: 0.06 } as const;

/** The extremes of gestures; x is outwards, y down, z towards the viewer. */
export const GESTURE_POSES = {
  /** fingers out, palm up: a palm towards the viewer would say "stop" */
  present: pose(HAND.offer, {
    upper: [0.12, 0.98, 0.14],
    fore: [-0.3, -0.54, 0.79],
    fingerward: [0.42, -0.3, 0.86],
    palmward: [-0.2, -0.9, 0.3],
    lift: 0.04,
  }),
  /** the same before the body, as if something lay in the hand */
  offerIn: pose(HAND.offer, {
    upper: [0.14, 0.97, 0.18],
    fore: [-0.54, -0.42, 0.73],
    fingerward: [-0.42, -0.34, 0.84],
    palmward: [-0.12, -0.9, 0.42],
    lift: 0.03,
  }),
  palmForward: pose(HAND.open, {
    upper: [0.12, 0.96, 0.24],
    fore: [-0.12, -0.86, 0.5],
    fingerward: [0.06, -1, 0.08],
    palmward: [-0.12, 0.1, 1],
    lift: 0.05,
  }),
  pointUp: pose(HAND.point, {
    ...RAISED,
    fore: [-0.22, -0.82, 0.52],
    fingerward: [-0.06, -0.98, 0.16],
    palmward: [-0.35, 0.08, 0.93],
    lift: 0.05,
  }),
  one: pose(HAND.point, { ...COUNTING, fingerward: [-0.02, -0.98, 0.16], palmward: [-0.3, 0.1, 0.95] }),
  two: pose(HAND.two, { ...COUNTING, fingerward: [0.02, -0.98, 0.16], palmward: [-0.25, 0.1, 0.96] }),
  three: pose(HAND.three, { ...COUNTING, fingerward: [0.04, -0.98, 0.16], palmward: [-0.2, 0.1, 0.97] }),
  dipToTwo: pose(mixShapes(HAND.point, HAND.two, 0.35), {
    ...DIPPED,
    fingerward: [0, -0.93, 0.36],
    palmward: [-0.28, 0.3, 0.9],
  }),
  dipToThree: pose(mixShapes(HAND.two, HAND.three, 0.35), {
    ...DIPPED,
    fingerward: [0.03, -0.93, 0.36],
    palmward: [-0.23, 0.3, 0.92],
  }),
  /** the elbow comes forward and the finger goes on where the forearm points to: a wrist bent further looks broken */
  pointDown: pose(HAND.point, {
    upper: [0.42, 0.68, 0.6],
    fore: [-0.4, -0.5, 0.77],
    fingerward: [-0.1, 0.62, 0.78],
    palmward: [-0.05, 0.76, -0.64],
    lift: 0.05,
  }),
  pointDownHigh: pose(HAND.point, {
    upper: [0.4, 0.7, 0.58],
    fore: [-0.42, -0.64, 0.64],
    fingerward: [-0.18, 0.38, 0.91],
    palmward: [-0.1, 0.9, -0.42],
    lift: 0.06,
  }),
  pointAtYou: pose(HAND.point, {
    upper: [0.12, 0.97, 0.2],
    fore: [-0.34, -0.56, 0.76],
    fingerward: [-0.06, -0.3, 0.95],
    palmward: [-0.45, 0.85, 0.25],
    lift: 0.05,
  }),
  thumbUp: pose(HAND.thumbUp, {
    upper: [0.14, 0.97, 0.18],
    fore: [-0.46, -0.52, 0.72],
    fingerward: [-0.72, -0.05, 0.7],
    palmward: [-0.7, 0.02, -0.72],
    lift: 0.04,
  }),
  heart: pose(HAND.flat, {
    upper: [0.22, 0.84, 0.48],
    fore: [-0.82, -0.57, 0.04],
    fingerward: [-0.94, -0.34, 0.02],
    palmward: [-0.08, 0.05, -1],
    lift: 0.03,
  }),
  /** the elbow is lifted before the body, or the fingers would not come up to the face */
  cheek: pose(HAND.touch, { ...TOUCHING, fingerward: [-0.2, -0.97, -0.14], palmward: [-0.86, 0.16, -0.48] }),
  /** on the way there and back: straight from its rest the hand would pass the mouth */
  besideCheek: pose(HAND.touch, { ...TOUCHING, fingerward: [0.12, -0.98, 0.12], palmward: [-0.7, 0.1, -0.7] }),
  pinch: pose(HAND.pinch, {
    ...RAISED,
    fore: [-0.24, -0.66, 0.71],
    fingerward: [-0.3, -0.78, 0.55],
    palmward: [-0.66, 0.12, 0.74],
    lift: 0.04,
  }),
  beat: pose(HAND.offer, {
    upper: [0.12, 0.97, 0.2],
    fore: [-0.1, -0.12, 0.98],
    fingerward: [-0.02, -0.2, 0.98],
    palmward: [-0.8, -0.5, 0.3],
    lift: 0.02,
  }),
  beatUp: pose(HAND.offer, {
    upper: [0.12, 0.97, 0.22],
    fore: [-0.22, -0.42, 0.88],
    fingerward: [-0.02, -0.46, 0.89],
    palmward: [-0.85, -0.35, 0.3],
    lift: 0.035,
  }),
  /** the edge of a flat hand: with its back up and its fingers spread it would be a claw */
  press: pose(HAND.flat, {
    upper: [0.12, 0.97, 0.2],
    fore: [-0.32, -0.26, 0.91],
    fingerward: [-0.3, -0.3, 0.91],
    palmward: [-0.9, 0.2, -0.25],
    lift: 0.02,
  }),
  pressUp: pose(HAND.flat, {
    upper: [0.12, 0.97, 0.22],
    fore: [-0.32, -0.48, 0.82],
    fingerward: [-0.28, -0.58, 0.77],
    palmward: [-0.92, 0.1, -0.27],
    lift: 0.035,
  }),
  /** fingers half closed over a palm that is turned up and points at the viewer: across the body, two of them would cross */
  loose: pose(HAND.relaxed, {
    upper: [0.12, 0.97, 0.2],
    fore: [-0.24, -0.24, 0.94],
    fingerward: [-0.12, -0.2, 0.97],
    palmward: [-0.55, -0.8, 0.1],
    lift: 0.02,
  }),
  looseUp: pose(HAND.relaxed, {
    upper: [0.12, 0.97, 0.22],
    fore: [-0.26, -0.46, 0.85],
    fingerward: [-0.12, -0.46, 0.88],
    palmward: [-0.62, -0.68, -0.1],
    lift: 0.035,
  }),
  waveIn: pose(HAND.open, {
    ...WAVING,
    fore: [-0.2, -0.91, 0.36],
    fingerward: [-0.42, -0.9, 0.12],
    palmward: [-0.1, 0.1, 0.99],
  }),
  waveOut: pose(HAND.open, {
    ...WAVING,
    fore: [0.16, -0.91, 0.36],
    fingerward: [0.44, -0.89, 0.1],
    palmward: [-0.1, 0.1, 0.99],
  }),
  wave: pose(HAND.open, {
    ...WAVING,
    fore: [0.02, -0.93, 0.36],
    fingerward: [0.1, -0.99, 0.08],
    palmward: [-0.1, 0.1, 0.99],
  }),
} as const satisfies Record<string, ArmPose>;

export type GesturePoseName = keyof typeof GESTURE_POSES;
