import type { ArmBuild, ArmSide } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import { handBones } from '../model/build-arm.ts';
import { BONE_FLOATS, SOFT_UNITS, turnedBones } from './limb-bones.ts';
import { type Skeleton, skeletonOf } from './skeleton.ts';

/** The size at which drift is measured; what comes out is in face units. */
const UNIT_PX = 100;

/** The elbow, and the middle of the forearm. */
const SLEEVE_SHARES = [0, 0.5];

/** The ends of all bones of a hand, two places of its sleeve, and what bends its picture. */
interface HandPoints {
  skeleton: Skeleton;
  points: readonly (readonly [x: number, y: number])[];
}

/** Tells how far fingers, thumb and sleeve of a picture lie beside their place when it is bent into another pose, face units. */
export class HandDrift {
  readonly #build: ArmBuild;
  readonly #side: ArmSide;
  readonly #known = new WeakMap<ArmPose, HandPoints>();

  constructor(build: ArmBuild, side: ArmSide) {
    this.#build = build;
    this.#side = side;
  }

  between(key: ArmPose, now: ArmPose): number {
    const then = this.#pointsOf(key);
    const moment = this.#pointsOf(now);
    const bones = turnedBones(
      { skeleton: then.skeleton, scale: 1 },
      { now: moment.skeleton, part: 'fore', unitPx: UNIT_PX },
    );
    let most = 0;
    for (const [i, [x, y]] of moment.points.entries()) {
      const [fromX, fromY] = then.points[i];
      const [toX, toY] = placeOf(bones, x, y);
      most = Math.max(most, Math.hypot(toX - fromX, toY - fromY));
    }
    return most / UNIT_PX;
  }

  #pointsOf(pose: ArmPose): HandPoints {
    const known = this.#known.get(pose);
    if (known) return known;
    const bones = handBones(this.#build, pose, this.#side);
    const skeleton = skeletonOf(this.#build, pose, this.#side, UNIT_PX);
    const fingers = bones.map(({ to }) => [to[0] * UNIT_PX, to[1] * UNIT_PX] as const);
    const [, elbowX, wristX] = skeleton.x;
    const [, elbowY, wristY] = skeleton.y;
    const sleeve = SLEEVE_SHARES.map(
      (share) => [elbowX + (wristX - elbowX) * share, elbowY + (wristY - elbowY) * share] as const,
    );
    const measured = { skeleton, points: [...fingers, ...sleeve] };
    this.#known.set(pose, measured);
    return measured;
  }
}

/** Where a bent picture has what it shows at a point, as the kernel lays its nodes. */
function placeOf(bones: readonly number[], x: number, y: number): [x: number, y: number] {
  let [sumX, sumY, sum] = [0, 0, 0];
  for (let o = 0; o < bones.length; o += BONE_FLOATS) {
    const [startX, startY, wayX, wayY, thenX, thenY, cos, sin, grownAlong, grownAcross, dirX, dirY, inverse, pull] =
      bones.slice(o, o + BONE_FLOATS);
    const [fromX, fromY] = [x - startX, y - startY];
    const t = Math.max(0, Math.min(1, (fromX * wayX + fromY * wayY) * inverse));
    const away = Math.hypot(fromX - wayX * t, fromY - wayY * t) + SOFT_UNITS * UNIT_PX;
    const weight = pull / away ** 4;
    const along = (fromX * dirX + fromY * dirY) * grownAlong;
    const across = (fromY * dirX - fromX * dirY) * grownAcross;
    const straightX = along * dirX - across * dirY;
    const straightY = along * dirY + across * dirX;
    sumX += weight * (thenX + cos * straightX - sin * straightY);
    sumY += weight * (thenY + sin * straightX + cos * straightY);
    sum += weight;
  }
  return [sumX / sum, sumY / sum];
}
