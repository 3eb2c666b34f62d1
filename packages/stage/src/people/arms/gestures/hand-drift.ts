import type { ArmBuild, ArmSide } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import { handBones } from '../model/build-arm.ts';
import { BONE_FLOATS, SOFT_UNITS, turnedBones } from './limb-bones.ts';
import { type Skeleton, skeletonOf } from './skeleton.ts';

/** The size at which drift is measured; what comes out is in face units. */
const UNIT_PX = 100;

/** The elbow, and the middle of the forearm. */
const SLEEVE_SHARES = [0, 0.5];

/** Room for one result: thousands of places are measured for each picture. */
const bentPlace = new Float64Array(2);

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
    const bones = new Float64Array(
      turnedBones({ skeleton: then.skeleton, scale: 1 }, { now: moment.skeleton, part: 'fore', unitPx: UNIT_PX }),
    );
    let most = 0;
    for (let i = 0; i < moment.points.length; i++) {
      placeOf(bones, moment.points[i], bentPlace);
      const [fromX, fromY] = then.points[i];
      most = Math.max(most, Math.hypot(bentPlace[0] - fromX, bentPlace[1] - fromY));
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
function placeOf(bones: Float64Array, [x, y]: readonly [number, number], place: Float64Array): void {
  let sumX = 0;
  let sumY = 0;
  let sum = 0;
  for (let o = 0; o < bones.length; o += BONE_FLOATS) {
    const fromX = x - bones[o];
    const fromY = y - bones[o + 1];
    const wayX = bones[o + 2];
    const wayY = bones[o + 3];
    const t = Math.max(0, Math.min(1, (fromX * wayX + fromY * wayY) * bones[o + 12]));
    const away = Math.hypot(fromX - wayX * t, fromY - wayY * t) + SOFT_UNITS * UNIT_PX;
    const weight = bones[o + 13] / away ** 4;
    const dirX = bones[o + 10];
    const dirY = bones[o + 11];
    const along = (fromX * dirX + fromY * dirY) * bones[o + 8];
    const across = (fromY * dirX - fromX * dirY) * bones[o + 9];
    const straightX = along * dirX - across * dirY;
    const straightY = along * dirY + across * dirX;
    sumX += weight * (bones[o + 4] + bones[o + 6] * straightX - bones[o + 7] * straightY);
    sumY += weight * (bones[o + 5] + bones[o + 7] * straightX + bones[o + 6] * straightY);
    sum += weight;
  }
  place[0] = sumX / sum;
  place[1] = sumY / sum;
}
