import type { Vector } from '#base/math/vector.ts';

/** What a bone's surface is made of and which details lie on it. */
export type BonePart =
  | 'forearm'
  | 'upper-arm'
  | 'palm'
  | 'finger'
  | 'finger-tip'
  | 'thumb'
  | 'thumb-tip'
  | 'sleeve'
  | 'shirt-cuff';

/** A rounded cone between two joints, in face units. */
export interface Bone {
  from: Vector;
  to: Vector;
  fromRadius: number;
  toRadius: number;
  /** bones of one group melt into each other by `blend`, groups into those before by `join` */
  group: number;
  blend: number;
  join: number;
  part: BonePart;
  /** the back of the limb at this bone: where nails and knuckles are */
  up: Vector;
  /** 0 for the first bone after palm or wrist, 2 for a tip */
  phalanx?: number;
  /** a cuff: cut flat at its end, and hollow from `deep` before it on */
  hollow?: { deep: number; wall: number };
  /** how much thicker a muscle makes it, a third of the way along */
  bulge?: number;
  /** where along the whole sleeve or arm it begins and ends, for folds */
  along?: readonly [from: number, to: number];
  /** the bone that comes out of the shoulder */
  isShoulder?: boolean;
  /** a piece of the upper arm in the picture of the forearm: shown only near the elbow */
  isCut?: boolean;
}
