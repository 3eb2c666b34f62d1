import { describe, expect, it } from 'vitest';
import { MOST_BREATH } from '../../body/body-reach.ts';
import { CHARACTER_PRESETS } from '../../presets/character-presets.ts';
import { holdAt } from '../gestures/arm-at.ts';
import { buildOf } from '../testing/build-of.ts';
import { cardPlace } from './card-place.ts';
import { cardSize } from './card-size.ts';
import { heldSwayAt } from './held-sway.ts';
import { CARRYING, holdingPose, nearerPose, thumbTip } from './hold-poses.ts';

const FRAME_SEC = 1 / 30;
const CALM = { seed: 3, accents: [], shows: [], body: { breath: 0 } };
const STRESSED = { ...CALM, accents: [{ atSec: 5, strength: 1 }] };

const upAt = (tSec: number) => heldSwayAt(STRESSED, tSec).up - heldSwayAt(CALM, tSec).up;

describe('something in a hand', () => {
  it('never stands still, also where nothing is stressed', () => {
    for (let fromSec = 0; fromSec < 20; fromSec++) {
      const second = Array.from({ length: 31 }, (_, frame) => heldSwayAt(CALM, fromSec + frame * FRAME_SEC));
      const ranges = (['up', 'across', 'tilt', 'turn'] as const).map((way) => {
        const values = second.map((sway) => sway[way]);
        return Math.max(...values) - Math.min(...values);
      });
      expect(Math.max(...ranges), `from ${fromSec} s`).toBeGreaterThan(0.02);
    }
  });

  it('goes up before a stressed word and down on it, each for six frames or more', () => {
    const heights = Array.from({ length: 60 }, (_, frame) => upAt(4.4 + frame * FRAME_SEC));
    const top = heights.indexOf(Math.max(...heights));
    const bottom = heights.indexOf(Math.min(...heights));
    expect(heights.findIndex((height) => height > 0.001)).toBeLessThanOrEqual(top - 6);
    expect(bottom - top).toBeGreaterThanOrEqual(6);
    expect(upAt(4.9)).toBeGreaterThan(0.04);
    expect(upAt(5.18)).toBeLessThan(-0.07);
    expect(upAt(5.7)).toBeCloseTo(0, 5);
  });

  it('rises with a sigh no farther than the chest does', () => {
    const breathing = (breath: number) => heldSwayAt({ ...CALM, body: { breath } }, 1).up;
    expect(breathing(MOST_BREATH)).toBeGreaterThan(breathing(1) + 0.02);
    expect(breathing(MOST_BREATH + 1)).toBe(breathing(MOST_BREATH));
    expect(breathing(-MOST_BREATH - 1)).toBe(breathing(-MOST_BREATH));
  });

  it('is shaken once it is near at its name', () => {
    const shown = { ...CALM, shows: [{ fromSec: 4, untilSec: 6 }] };
    const tilts = Array.from({ length: 60 }, (_, frame) => 4 + frame * FRAME_SEC).map(
      (tSec) => heldSwayAt(shown, tSec).tilt - heldSwayAt(CALM, tSec).tilt,
    );
    expect(Math.max(...tilts)).toBeGreaterThan(0.03);
    expect(Math.min(...tilts)).toBeLessThan(-0.02);
  });

  it('rises and falls with the breath', () => {
    const breathing = (breath: number) => heldSwayAt({ ...CALM, body: { breath } }, 2).up;
    expect(breathing(1)).toBeGreaterThan(breathing(-1) + 0.05);
  });

  it('goes along with the shoulders, as far as there is room beside the body', () => {
    const across = (lean: number) =>
      Array.from({ length: 60 }, (_, step) => heldSwayAt({ ...CALM, body: { breath: 0, lean } }, step / 5).across);
    const upright = across(0);
    expect(
      across(0.02)
        .map((value, step) => value - (upright[step] ?? 0))
        .every((by) => by > 0.015 && by < 0.025),
    ).toBe(true);
    expect(Math.max(...across(0.2))).toBeCloseTo(0.07, 2);
    expect(Math.min(...across(-0.2))).toBeCloseTo(-0.07, 2);
  });
});

describe.each(CHARACTER_PRESETS)('in the hand of $id, a product that moves', ({ params }) => {
  const build = buildOf({ ...params, pose: 'product-card' });
  const held = holdingPose(build, 'left');
  const nearer = nearerPose(build, 'left', held);
  const placeAt = (raised: number, up: number) => {
    const sway = { up, across: 0.07, tilt: 0.1, turn: 0.1 };
    const now = holdAt(CARRYING, { hold: held, nearer }, { raised, sway });
    const size = cardSize({ width: 500, height: 700 });
    return { ...cardPlace({ build, side: 'left', held }, now, size), thumb: thumbTip(build, now, 'left') };
  };

  it('takes its thumb along', () => {
    const grip = (up: number) => {
      const { middle, thumb } = placeAt(1, up);
      return thumb[1] - middle[1];
    };
    expect(placeAt(1, 0.1).middle[1]).toBeLessThan(placeAt(1, -0.1).middle[1] - 0.15);
    expect(grip(0.1)).toBeCloseTo(grip(-0.1), 1);
  });

  it('is where it was while it is down', () => {
    expect(placeAt(0, 0.1).middle).toEqual(placeAt(0, -0.1).middle);
  });
});
