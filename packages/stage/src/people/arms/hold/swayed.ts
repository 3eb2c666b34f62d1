import { normalize, type Vector } from '#base/math/vector.ts';
import type { HeldSway } from '#base/performer.ts';
import type { ArmPose } from '../model/arm-pose.ts';

/** About as long as a forearm, face units: so far a hand goes when its forearm turns. */
export const FOREARM = 1.9;

/** A raised hand, moved by a part of a sway; the elbow stays. */
export function swayed(pose: ArmPose, { up, across, tilt, turn, bend = 0 }: HeldSway, share: number): ArmPose {
  const [x, y, z] = pose.fore;
  const turned = (way: Vector) => rolled(yawed(bent(way, share * bend), share * turn), share * tilt);
  return {
    ...pose,
    fore: normalize([x + (share * across) / FOREARM, y - (share * up) / FOREARM, z]),
    fingerward: turned(pose.fingerward),
    palmward: turned(pose.palmward),
  };
}

function bent([x, y, z]: Vector, angle: number): Vector {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x, y * cos - z * sin, z * cos + y * sin];
}

function yawed([x, y, z]: Vector, angle: number): Vector {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos + z * sin, y, z * cos - x * sin];
}

function rolled([x, y, z]: Vector, angle: number): Vector {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos, z];
}
