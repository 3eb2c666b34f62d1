import { describe, expect, it } from 'vitest';
import { LIGHTS } from '#base/light/light-presets.ts';
import { makeCanvas } from '../../../../testing/node-canvas.ts';
import { present } from '../../../../testing/present.ts';
import { personOf } from '../../../../testing/sheets/person-of.ts';
import { CARRYING } from '../hold/hold-poses.ts';
import type { Bone } from '../model/bone.ts';
import { buildArm } from '../model/build-arm.ts';
import { REST_POSES } from '../poses.ts';
import { buildOf } from '../testing/build-of.ts';
import { plainLimb } from '../testing/plain-limb.ts';
import { LimbKernel } from './limb-kernel.ts';
import { limbLook } from './limb-look.ts';

const POSES = { ...REST_POSES, carrying: CARRYING };
const UNIT_PX = 18;
const EVERYWHERE = { left: -9, top: -9, right: 9, bottom: 9 };

/** An arm of bare, even skin: only then is all of its picture shape and light. */
function evenArm(id: string, pose: keyof typeof POSES) {
  const params = personOf(id);
  const build = buildOf(params);
  const arm = buildArm(build, POSES[pose], 'right');
  const bones = arm.bones.map((bone): Bone => ({ ...bone, part: 'forearm' }));
  const look = limbLook(params, build, UNIT_PX, makeCanvas);
  return { arm, bones, look: { ...look, palm: look.skin } };
}

const cases = [
  { id: 'maya', pose: 'carrying', lamp: 'studio' },
  { id: 'maya', pose: 'foldedOver', lamp: 'natural' },
  { id: 'emma', pose: 'foldedOver', lamp: 'studio' },
  { id: 'kofi', pose: 'foldedUnder', lamp: 'natural' },
] as const;

describe('the kernel that bakes arms', () => {
  it.each(cases)('draws the arm of $id ($pose, $lamp light) as a plain calculation does', ({ id, pose, lamp }) => {
    const { arm, bones, look } = evenArm(id, pose);
    const light = LIGHTS[lamp];
    const kernel = new LimbKernel({ look, light, unitPx: UNIT_PX, looks: 8 });
    const baked = present(kernel.bake({ arm, bones, within: EVERYWHERE }));
    const material = { gloss: 0.055, fillGloss: 0.055, softness: 1 };
    const plain = plainLimb({ bones, light, material, albedo: look.skin, shine: 0.78, unitPx: UNIT_PX, place: baked });
    const { mean, unlike } = compare(baked.pixels, plain.pixels);
    expect(mean).toBeLessThan(2.5);
    expect(unlike).toBeLessThan(0.02);
  });

  it('bakes nothing of an arm that is not in the frame', () => {
    const { arm, bones, look } = evenArm('maya', 'carrying');
    const kernel = new LimbKernel({ look, light: LIGHTS.studio, unitPx: UNIT_PX, looks: 8 });
    expect(kernel.bake({ arm, bones, within: { left: 5, top: -9, right: 9, bottom: 9 } })).toBeNull();
  });

  it('bakes the same picture again after another', () => {
    const { arm, bones, look } = evenArm('emma', 'foldedOver');
    const kernel = new LimbKernel({ look, light: LIGHTS.studio, unitPx: UNIT_PX, looks: 8 });
    const first = kernel.bake({ arm, bones, within: EVERYWHERE });
    const other = evenArm('emma', 'carrying');
    kernel.bake({ arm: other.arm, bones: other.bones, within: EVERYWHERE });
    expect(kernel.bake({ arm, bones, within: EVERYWHERE })).toEqual(first);
  });
});

/** Where both have the arm in full: their mean difference, and the share of pixels that differ clearly or are in one only. */
function compare(baked: Uint8ClampedArray, plain: Uint8ClampedArray) {
  let sum = 0;
  let unlike = 0;
  let both = 0;
  for (let o = 0; o < baked.length; o += 4) {
    const alpha = baked[o + 3];
    if (alpha > 0 && alpha < 255) continue;
    if (alpha !== plain[o + 3]) unlike++;
    if (alpha === 0 || plain[o + 3] === 0) continue;
    const apart = Math.max(...[0, 1, 2].map((channel) => Math.abs(baked[o + channel] - plain[o + channel])));
    both++;
    sum += apart;
    if (apart > 24) unlike++;
  }
  return { mean: sum / both, unlike: unlike / both };
}
