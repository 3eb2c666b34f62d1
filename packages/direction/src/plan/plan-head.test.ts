import { describe, expect, it } from 'vitest';
import type { Taste } from '../direction.ts';
import { said } from '../testing/said.ts';
import { planDirection } from './plan-direction.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** How the head is held in the middle of the first sentence, for many seeds. */
function heldIn(script: string, mood: Taste['mood']) {
  const reading = said(script);
  const material = { product: null };
  return SEEDS.map((seed) => {
    const { acting } = planDirection(reading, material, { mood, gestures: [] }, seed);
    const held = acting.stances.find(({ atSec }) => atSec > -1);
    return held ?? expect.unreachable();
  });
}

describe('how a head is held', () => {
  it('is a tilt to either side where a real person asks', () => {
    const rolls = heldIn('Is this the quote from the other guy?', 'unknown').map(({ roll }) => roll);
    expect(Math.min(...rolls.map(Math.abs))).toBeGreaterThan(0.04);
    expect(new Set(rolls.map(Math.sign)).size).toBe(2);
  });

  it('is low where a real person tells something sad', () => {
    for (const { pitch } of heldIn('My dog died on Friday.', 'unknown')) expect(pitch).toBeGreaterThan(0.02);
  });

  it('is back where a real person is outraged', () => {
    for (const { pitch } of heldIn('I am so mad about it.', 'unknown')) expect(pitch).toBeLessThan(-0.02);
  });

  it('is left to chance where a drawn person speaks, whose hands say it', () => {
    const pitches = heldIn('My dog died on Friday.', 'joyous').map(({ pitch }) => pitch);
    expect([Math.min(...pitches) < 0, Math.max(...pitches) > 0]).toEqual([true, true]);
  });
});
