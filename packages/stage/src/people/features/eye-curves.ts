import { clamp } from '#base/math/clamp.ts';
import { cubicBezier } from '#base/math/cubic-bezier.ts';
import type { Point } from '#base/math/point.ts';
import type { Pose } from '#base/performer.ts';
import type { FaceShape } from '../face/face-shape.ts';
import type { HeadView } from '../face/head-view.ts';

export type Side = -1 | 1;

/** The lines of one eye in pixels, each from the inner to the outer corner. */
export interface EyeCurves {
  side: Side;
  /** 1 fully open .. 0 closed */
  openness: number;
  squint: number;
  /** 0..1: a single-fold lid */
  singleFold: number;
  hood: number;
  upperLid: Point[];
  lowerLid: Point[];
  /** the upper lid as it lies with open eyes */
  restingLid: Point[];
  crease: Point[];
  inner: Point;
  outer: Point;
  center: Point;
  /** a point of the eye's own frame (x outwards, y down, origin at its centre) on the picture */
  place(x: number, y: number): Point;
}

export const LID_STEPS = 12;

export interface EyeState {
  face: FaceShape;
  view: HeadView;
  pose: Pose;
  /** -1..1 seeded: one eye sits a little higher */
  unevenness: number;
}

export function eyeCurves(side: Side, { face, view, pose, unevenness }: EyeState): EyeCurves {
  const { eyeX, eyeHalfWidth: half, eyeTilt: tilt, knobs, oldness } = face;
  const smile = Math.max(0, pose.smile);
  const squint = (pose.squint ?? 0) + 0.7 * smile * smile;
  const lookDown = clamp(pose.gazeY, -1, 1);
  const { stare = 0, concern = 0, frown = 0 } = pose;
  const lowered = 0.22 * squint + 0.1 * oldness + 0.16 * lookDown + 0.13 * concern + 0.08 * frown;
  const up = face.upperLidHeight * (1 + 0.36 * stare - lowered);
  const low = face.lowerLidHeight * (1 - 0.42 * squint + 0.12 * lookDown + 0.1 * stare);
  const openness = 1 - clamp(pose.blink);
  const singleFold = clamp(-knobs.lidFold - 0.15);
  const hood = clamp(knobs.lidHood + 0.35 * oldness * (1 - singleFold * 0.5));
  const place = (x: number, y: number): Point => view.onSkin(side * (eyeX + x), y + side * unevenness * 0.01, 0.015);
  const inner = place(-half, 0.02 + 0.006 * singleFold);
  const outer = place(half, -tilt * 1.5);
  const lid = openness * -up + (1 - openness) * low;
  const arch = (height: number): Point[] =>
    cubicBezier(
      [
        inner,
        place(-half * (0.6 - 0.1 * singleFold), height * (1.34 - 0.1 * singleFold)),
        place(half * 0.46, height * 1.44 - tilt * 0.6),
        outer,
      ],
      LID_STEPS,
    );
  const creaseGap =
    (0.05 + 0.016 * knobs.lidFold) * (1 - 0.5 * hood) * (1.45 - 0.45 * openness) * (1 - 0.3 * singleFold);
  return {
    side,
    openness,
    squint,
    singleFold,
    hood,
    place,
    inner,
    outer,
    center: place(0, -0.01),
    upperLid: arch(lid),
    restingLid: arch(-up),
    lowerLid: cubicBezier(
      [inner, place(-half * 0.42, low * 1.05 + 0.006), place(half * 0.58, low * 1.48 - tilt * 0.2), outer],
      LID_STEPS,
    ),
    crease: cubicBezier(
      [
        place(-half * 0.97, -0.022),
        place(-half * 0.58, -up * 1.4 - creaseGap),
        place(half * 0.5, -up * 1.46 - creaseGap - tilt * 0.6),
        place(half * 1.1, -tilt * 1.4 - 0.012),
      ],
      LID_STEPS,
    ),
  };
}
