import { expect, it } from 'vitest';
import { normalize, type Vector } from '#base/math/vector.ts';
import { GESTURE_POSES } from './gesture-poses.ts';

const dot = (a: Vector, b: Vector) => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

it('bends no open palm back like a waiter', () => {
  for (const { fore, fingerward } of [GESTURE_POSES.present, GESTURE_POSES.offerIn]) {
    expect(dot(normalize(fore), normalize(fingerward))).toBeGreaterThan(Math.cos((46 * Math.PI) / 180));
  }
});

it('keeps half closed hands on their own side, with their palms up, so that two do not cross', () => {
  for (const { fingerward, palmward } of [GESTURE_POSES.loose, GESTURE_POSES.looseUp]) {
    expect(normalize(fingerward)[0]).toBeGreaterThan(-0.2);
    expect(palmward[1]).toBeLessThan(-0.6);
  }
});
