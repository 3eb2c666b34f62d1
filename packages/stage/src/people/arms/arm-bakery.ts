import type { CharacterParams } from '@herald/media/person/character-params';
import type { MakeCanvas } from '#base/canvas/canvas.ts';
import { chooseLight } from '#base/light/choose-light.ts';
import type { Framing } from '#base/performer.ts';
import { bonesBefore } from './hold/around.ts';
import { cutOut } from './hold/cut-out.ts';
import type { HoldingPose } from './hold/holding-pose.ts';
import { type LimbBox, LimbKernel, type LimbPicture } from './kernel/limb-kernel.ts';
import { limbLook } from './kernel/limb-look.ts';
import { trimPicture } from './kernel/trim-picture.ts';
import { type ArmBuild, type ArmSide, shoulderOf, signOf, sleeveRadius } from './model/arm-build.ts';
import type { ArmPose } from './model/arm-pose.ts';
import { bodyBones } from './model/body-bones.ts';
import { buildArm } from './model/build-arm.ts';
import { type ArmPart, splitArm } from './model/split-arm.ts';

export interface ArmBakerySource {
  params: CharacterParams;
  framing: Framing;
  build: ArmBuild;
  makeCanvas: MakeCanvas;
}

/** The picture of a forearm whose hand holds something, and the fingers that come round it. */
interface HoldingFore {
  fore: LimbPicture;
  scale: number;
  held: HoldingPose;
  fingers: readonly number[];
}

/** Arms are baked this far past the frame: else bending would pull their cut edge into it. */
const SPARE = 0.35;
/** A forearm's picture of a lower pose serves higher ones, whose hand must be in it. */
const FOREARM_SPARE = 1.2;

/** Bakes pictures of one person's arms for one framing. */
export class ArmBakery {
  readonly build: ArmBuild;
  readonly framing: Framing;
  readonly #source: ArmBakerySource;
  readonly #whole: LimbKernel;
  #half: LimbKernel | null = null;

  constructor(source: ArmBakerySource) {
    this.#source = source;
    this.build = source.build;
    this.framing = source.framing;
    this.#whole = this.#kernelAt(1);
  }

  /** A whole arm in one picture; null when none of it lies in the frame. */
  bakeArm(pose: ArmPose, side: ArmSide): LimbPicture | null {
    const arm = buildArm(this.build, pose, side);
    const around = bodyBones(this.build);
    return this.#whole.bake({ arm, bones: arm.bones, around, within: this.#box(SPARE), fade: this.#fade(side) });
  }

  /** One part of an arm, at full or half size; null when none of it lies in the frame. */
  bakePart(pose: ArmPose, side: ArmSide, part: ArmPart, scale: number): LimbPicture | null {
    const picture = this.#bakeWholePart(pose, side, part, scale);
    return picture && trimPicture(picture);
  }

  /** The part of a forearm's picture that lies before what the hand holds: as large as that, and empty around it. */
  bakeBefore(pose: ArmPose, side: ArmSide, { fore, scale, held, fingers }: HoldingFore): LimbPicture | null {
    const kernel = scale === 1 ? this.#whole : this.#halfKernel();
    const arm = buildArm(this.build, pose, side);
    const shape = kernel.bake({ arm, bones: bonesBefore(arm.bones, held, fingers), within: this.#box(FOREARM_SPARE) });
    return shape && cutOut(fore, shape);
  }

  #bakeWholePart(pose: ArmPose, side: ArmSide, part: ArmPart, scale: number): LimbPicture | null {
    const kernel = scale === 1 ? this.#whole : this.#halfKernel();
    const arm = buildArm(this.build, pose, side);
    const { upper, fore, cut } = splitArm(arm, this.build.upperLength);
    const around = bodyBones(this.build);
    if (part === 'fore') return kernel.bake({ arm, bones: fore, around, within: this.#box(FOREARM_SPARE), cut });
    const still = { ...arm, bent: 0 };
    return kernel.bake({ arm: still, bones: upper, around, within: this.#box(SPARE), fade: this.#fade(side) });
  }

  #halfKernel(): LimbKernel {
    this.#half ??= this.#kernelAt(0.5);
    return this.#half;
  }

  /** At half size the weave would flicker: it shows half as much. */
  #kernelAt(scale: number): LimbKernel {
    const { params, framing, build, makeCanvas } = this.#source;
    const unitPx = framing.unitPx * scale;
    const look = limbLook(params, build, unitPx, makeCanvas);
    const light = chooseLight(params.lighting, framing);
    const weaveStrength = look.weaveStrength * scale;
    return new LimbKernel({ look: { ...look, weaveStrength }, light, unitPx, looks: scale === 1 ? 8 : 4 });
  }

  /** The shoulder goes over into the arm along its own width, a little lower at the armpit. */
  #fade(side: ArmSide) {
    const radius = sleeveRadius(this.build);
    const [x, y] = shoulderOf(this.build, side);
    return { x, y: y + 0.35 * radius, across: signOf(side) * 6 * radius, down: 1.24 * radius };
  }

  #box(spare: number): LimbBox {
    const { headX, headY, frameWidth, frameHeight, unitPx } = this.framing;
    return {
      left: -headX / unitPx - spare,
      top: -headY / unitPx - spare,
      right: (frameWidth - headX) / unitPx + spare,
      bottom: (frameHeight - headY) / unitPx + spare,
    };
  }
}
