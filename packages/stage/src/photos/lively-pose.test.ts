import type { Mouth } from '@herald/media/mouth';
import { describe, expect, it } from 'vitest';
import { REST_MOUTH } from '#people/mouth/viseme-mouths.ts';
import { stillPose } from '../../testing/portrait-geometry.ts';
import { livelyPose } from './lively-pose.ts';

describe('how a photo acts a pose', () => {
  it('moves nothing at rest', () => {
    expect(livelyPose(stillPose())).toEqual({ ...stillPose(), lean: 0, squint: 0 });
  });

  it('opens stressed vowels further, and neither small sounds nor shut lips', () => {
    const openOf = (open: number) => livelyPose(stillPose({ mouth: { ...REST_MOUTH, open } })).mouth.open;
    expect(openOf(0.6)).toBeGreaterThan(0.68);
    expect([openOf(0), openOf(0.1), openOf(1)]).toEqual([0, 0.1, 1]);
  });

  it('opens an e and an i at least half as far as an a, and neither rounded sounds nor those of the tongue', () => {
    const openOf = (mouth: Partial<Mouth>) => livelyPose(stillPose({ mouth: { ...REST_MOUTH, ...mouth } })).mouth.open;
    const wide = openOf({ open: 0.95 });
    for (const open of [0.32, 0.4, 0.5]) {
      expect(openOf({ open })).toBeGreaterThan(0.5 * wide);
      expect(openOf({ open, tongue: 0.5 })).toBeLessThan(openOf({ open }) - 0.1);
      expect(openOf({ open, round: 1 })).toBe(openOf({ open, tongue: 0.5 }));
    }
  });

  it('opens further for every vowel that is opener, and never beyond the widest', () => {
    const opened = Array.from({ length: 21 }, (_, i) => i / 20).map(
      (open) => livelyPose(stillPose({ mouth: { ...REST_MOUTH, open } })).mouth.open,
    );
    for (let i = 1; i < opened.length; i++) expect(opened[i]).toBeGreaterThanOrEqual(opened[i - 1]);
    expect(Math.max(...opened)).toBe(1);
  });

  it('lifts brows with a breath and lets lids come down as it goes out, and a squint never opens an eye', () => {
    const [out, full] = [-1, 1].map((breath) => livelyPose(stillPose({ breath, brow: 0.2 })));
    expect(full.brow).toBeGreaterThan(out.brow + 0.1);
    expect(out.squint).toBeGreaterThan(0.05);
    expect(full.squint).toBe(0);
  });

  it('takes raised brows down with a blink, and no brow lower than in the picture', () => {
    expect(livelyPose(stillPose({ blink: 1, brow: 0.3 })).brow).toBeLessThan(0.25);
    expect(livelyPose(stillPose({ blink: 1, breath: -1 })).brow).toBe(0);
  });

  it('takes the head along where it turns, and drops it where it nods', () => {
    expect(livelyPose(stillPose({ yaw: 0.1 })).shiftX).toBeGreaterThan(0.03);
    expect(livelyPose(stillPose({ pitch: 0.03 })).shiftY).toBeGreaterThan(0.03);
  });

  it('is seen to nod where it is held high, too', () => {
    const dropOf = (from: number) =>
      livelyPose(stillPose({ pitch: from + 0.02 })).shiftY - livelyPose(stillPose({ pitch: from })).shiftY;
    expect(dropOf(0)).toBeGreaterThan(0.04);
    expect(dropOf(-0.05)).toBeGreaterThan(0.015);
  });

  it('turns as far to one side as to the other', () => {
    const [left, right] = [-0.1, 0.1].map((yaw) => livelyPose(stillPose({ yaw, roll: yaw / 2, shiftX: yaw / 3 })));
    expect([left.yaw, left.roll, left.shiftX]).toEqual([-right.yaw, -right.roll, -right.shiftX]);
  });

  it('never raises a head by more than 4 degrees', () => {
    expect(livelyPose(stillPose({ pitch: -1 })).pitch).toBeGreaterThan((-4.1 * Math.PI) / 180);
  });
});
