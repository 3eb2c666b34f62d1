import { ASPECTS, type Aspect } from '@herald/media/choices';
import type { CharacterParams } from '@herald/media/person/character-params';
import { describe, expect, it } from 'vitest';
import { closeFraming, layoutScene } from '#scene/layout/layout-scene.ts';
import { placeHead } from '../character/place-head.ts';
import { CHARACTER_PRESETS } from '../presets/character-presets.ts';
import { ARM_SIDES } from './model/arm-build.ts';
import { buildArm } from './model/build-arm.ts';
import { restOf } from './rest.ts';
import { buildOf } from './testing/build-of.ts';

const framingOf = (params: CharacterParams, aspect: Aspect = '9:16') =>
  placeHead(params, layoutScene({ aspect, resolution: 720, presenter: 'character' }).framing);

describe.each(CHARACTER_PRESETS)('the resting hands of $name', ({ params }) => {
  const rest = restOf(params, buildOf(params), framingOf(params));

  it.each(ASPECTS)('are inside a frame of %s and above its words', (aspect) => {
    const framing = framingOf(params, aspect);
    const { headX, headY, unitPx, frameWidth, handsAbove = 0 } = framing;
    const { poses } = restOf(params, buildOf(params), framing);
    for (const side of ARM_SIDES) {
      const [, , wrist, knuckle] = buildArm(buildOf(params), poses[side], side).joints;
      for (const { at } of [wrist, knuckle]) {
        expect(headX + at[0] * unitPx).toBeGreaterThan(0);
        expect(headX + at[0] * unitPx).toBeLessThan(frameWidth);
        expect(headY + at[1] * unitPx).toBeLessThan(handsAbove);
      }
    }
  });

  it.each(ASPECTS)('are not cut by a close shot of %s', (aspect) => {
    const { framing } = layoutScene({ aspect, resolution: 720, presenter: 'character' });
    const close = placeHead(params, closeFraming(aspect, framing));
    const near = restOf(params, buildOf(params), close);
    for (const side of ARM_SIDES) {
      const [, , wrist] = buildArm(buildOf(params), near.poses[side], side).joints;
      expect(close.headY + (wrist.at[1] - 0.3) * close.unitPx).toBeGreaterThan(close.frameHeight);
    }
  });

  it('lie on or beside each other before the body', () => {
    const [under, over] = rest.order.map((side) => buildArm(buildOf(params), rest.poses[side], side).joints[3].at);
    expect(Math.hypot(under[0] - over[0], under[1] - over[1])).toBeLessThan(1.6 * buildOf(params).handLength);
    expect(Math.min(under[2], over[2])).toBeGreaterThan(0.8);
  });
});

it('people have eight ways to rest their hands', () => {
  const [{ params }] = CHARACTER_PRESETS;
  const rests = Array.from({ length: 16 }, (_, seed) =>
    restOf({ ...params, seed }, buildOf(params), framingOf(params)),
  );
  expect(new Set(rests.map((rest) => JSON.stringify(rest))).size).toBe(8);
});

it.each(CHARACTER_PRESETS)('$name lets both arms hang where hands rest otherwise', ({ params }) => {
  const [build, framing] = [buildOf(params), framingOf(params)];
  const other = restOf({ ...params, isOther: true }, build, framing);
  expect(other.order).toEqual(restOf(params, build, framing).order);
  const { headY, unitPx, frameHeight } = framing;
  for (const side of other.order) {
    const wrist = buildArm(build, other.poses[side], side).joints[2].at[1];
    expect(headY + wrist * unitPx).toBeGreaterThan(frameHeight);
  }
});
