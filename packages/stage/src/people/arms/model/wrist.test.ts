import { ASPECTS } from '@herald/media/choices';
import { describe, expect, it } from 'vitest';
import { angleBetween } from '#base/math/vector.ts';
import { layoutScene } from '#scene/layout/layout-scene.ts';
import { placeHead } from '../../character/place-head.ts';
import { CHARACTER_PRESETS } from '../../presets/character-presets.ts';
import { fittedPoses } from '../gestures/fit-pose.ts';
import { restOf } from '../rest.ts';
import { buildOf } from '../testing/build-of.ts';
import { ARM_SIDES } from './arm-build.ts';
import type { ArmPose } from './arm-pose.ts';

/** Radians: further, a hand looks broken off; one that rests hangs from nothing. */
const MOST_BENT = 1.26;
const MOST_AT_REST = 0.8;

const bentBy = ({ fore, fingerward }: ArmPose): number => angleBetween(fore, fingerward);

describe.each(CHARACTER_PRESETS)('the wrists of $name', ({ params }) => {
  const build = buildOf(params);

  it.each(ASPECTS)('bend as far as wrists do in %s, wherever words are', (aspect) => {
    for (const captionPosition of [undefined, 'bottom'] as const) {
      const request = { aspect, resolution: 720, presenter: 'character', captionPosition } as const;
      const framing = placeHead(params, layoutScene(request).framing);
      const rest = restOf(params, build, framing);
      for (const side of ARM_SIDES) {
        expect(bentBy(rest.poses[side]), `${side} at rest`).toBeLessThan(MOST_AT_REST);
        const { hold: _hold, nearer: _nearer, ...poses } = fittedPoses(build, rest, side, framing);
        for (const [name, pose] of Object.entries(poses))
          expect(bentBy(pose), `${name} ${side}`).toBeLessThan(MOST_BENT);
      }
    }
  });
});
