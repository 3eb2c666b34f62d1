import { describe, expect, it } from 'vitest';
import { VISEME_MOUTHS } from '../mouth/viseme-mouths.ts';
import { type Acting, actAt, planActing } from './act-at.ts';
import type { ActingInput } from './acting-input.ts';

const WORDS = [
  { startSec: 0.5, endSec: 0.9, stress: 0.2 },
  { startSec: 0.95, endSec: 1.4, stress: 0.9 },
  { startSec: 1.45, endSec: 2, stress: 0.3 },
  { startSec: 2.8, endSec: 3.2, stress: 0.4 },
  { startSec: 3.25, endSec: 3.9, stress: 1 },
  { startSec: 4.0, endSec: 4.5, stress: 0.1 },
];

const SCRIPT: ActingInput = {
  seed: 12,
  durationSec: 60,
  mood: 'joyous',
  mouthAt: () => VISEME_MOUTHS.aa,
  words: WORDS,
  phraseEndsSec: [2, 4.5],
};

const acting = planActing(SCRIPT);
const times = (fromSec: number, toSec: number) =>
  Array.from({ length: Math.round((toSec - fromSec) * 30) + 1 }, (_, i) => fromSec + i / 30);
const over = (plan: Acting, fromSec: number, toSec: number) => times(fromSec, toSec).map((t) => actAt(plan, t));

describe('acting', () => {
  it('is the same for the same seed and another for another seed', () => {
    expect(over(planActing(SCRIPT), 0, 5)).toEqual(over(acting, 0, 5));
    expect(over(planActing({ ...SCRIPT, seed: 13 }), 0, 5)).not.toEqual(over(acting, 0, 5));
  });

  it('depends on the moment alone, in any order', () => {
    const forwards = over(acting, 0, 3);
    const backwards = times(0, 3)
      .reverse()
      .map((t) => actAt(acting, t))
      .reverse();
    expect(backwards).toEqual(forwards);
  });

  it('follows the mouth while a word is spoken', () => {
    expect(actAt(acting, 1.2).mouth).toEqual(VISEME_MOUTHS.aa);
  });

  it('rests the mouth in every silence of 200 ms or more', () => {
    for (const [from, to] of [
      [0, 0.43],
      [2.07, 2.73],
      [4.57, 10],
    ] as const) {
      for (const pose of over(acting, from, to)) {
        expect(pose.mouth.open).toBeLessThan(0.02);
        expect(pose.smile).toBeLessThan(0.5);
      }
    }
  });

  it('keeps speaking through gaps shorter than 200 ms', () => {
    expect(actAt(acting, 0.92).mouth.open).toBeGreaterThan(0.8);
    expect(actAt(acting, 3.95).mouth.open).toBeGreaterThan(0.8);
  });

  it('blinks 8 to 35 times a minute, each time fully', () => {
    const closed = over(acting, 0, 60).map((pose) => pose.blink > 0.6);
    const blinks = closed.filter((is, i) => is && !closed[i - 1]).length;
    expect(blinks).toBeGreaterThanOrEqual(8);
    expect(blinks).toBeLessThanOrEqual(35);
  });

  it('raises the brows on stressed words', () => {
    const before = actAt(acting, 0.7).brow;
    const on = Math.max(...over(acting, 0.95, 1.3).map((pose) => pose.brow));
    expect(on).toBeGreaterThan(before + 0.12);
  });

  it('nods at the end of a phrase', () => {
    const still = { ...SCRIPT, phraseEndsSec: [], words: [] };
    const nod = actAt(acting, 4.53).pitch - actAt(planActing({ ...still, seed: 12 }), 4.53).pitch;
    expect(nod).toBeGreaterThan(0);
  });

  it('breathes about every four seconds', () => {
    const breaths = over(acting, 0, 60).map((pose) => pose.breath > 0);
    const count = breaths.filter((inhaled, i) => inhaled && breaths[i - 1] === false).length;
    expect(count).toBeGreaterThanOrEqual(12);
    expect(count).toBeLessThanOrEqual(18);
  });

  it('looks into the camera most of the time, wherever the head turns', () => {
    const aside = over(acting, 0, 60).filter((pose) => Math.abs(pose.gazeX + pose.yaw * 1.6) > 0.2);
    expect(aside.length / (60 * 30)).toBeLessThan(0.25);
  });

  it('moves smoothly: no jump of the head between two frames', () => {
    const poses = over(acting, 0, 10);
    for (const [i, pose] of poses.entries()) {
      const last = poses[i - 1] ?? pose;
      expect(Math.abs(pose.yaw - last.yaw)).toBeLessThan(0.03);
      expect(Math.abs(pose.roll - last.roll)).toBeLessThan(0.02);
      expect(Math.abs(pose.shiftY - last.shiftY)).toBeLessThan(0.01);
    }
  });

  it('lets hair lag behind the head', () => {
    const sway = over(acting, 0, 20).map((pose) => pose.sway);
    expect(Math.max(...sway.map(Math.abs))).toBeGreaterThan(0.05);
    expect(Math.max(...sway.map(Math.abs))).toBeLessThanOrEqual(1);
  });

  it('smiles more when joyous than when composed', () => {
    const composed = planActing({ ...SCRIPT, mood: 'composed' });
    expect(actAt(acting, 6).smile).toBeGreaterThan(actAt(composed, 6).smile + 0.1);
  });

  it('keeps still when liveliness is 0, but goes on breathing and blinking', () => {
    const statue = over(planActing({ ...SCRIPT, liveliness: 0 }), 0, 20);
    expect(new Set(statue.map((pose) => pose.yaw)).size).toBe(1);
    expect(Math.max(...statue.map((pose) => pose.blink))).toBe(1);
    expect(new Set(statue.map((pose) => pose.breath)).size).toBeGreaterThan(50);
  });
});
