import type { PlannedShot } from '@herald/media/scene/shot-plan';
import { describe, expect, it } from 'vitest';
import { cameraOf, planOf } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';
import { TWENTY_SCRIPTS } from '../testing/twenty-scripts.ts';
import { nearAgainCost } from './punch-ins.ts';

const before = (...shots: [number, PlannedShot['size']][]): PlannedShot[] =>
  shots.map(([fromSec, size]) => ({ fromSec, size })).reverse();

describe('coming nearer', () => {
  it('costs where a shot came as near less than nine seconds before', () => {
    const shots = before([0, 'wide'], [3, 'close'], [6, 'wide']);
    expect(nearAgainCost('close', 9, shots)).toBeGreaterThan(0);
    expect(nearAgainCost('close', 14, shots)).toBe(0);
    expect(nearAgainCost('medium', 9, shots)).toBe(0);
  });

  it('costs nothing where the film began as near, or goes farther', () => {
    const shots = before([0, 'close'], [3, 'wide']);
    expect(nearAgainCost('close', 6, shots)).toBe(0);
    expect(nearAgainCost('wide', 6, before([0, 'wide'], [3, 'close']))).toBe(0);
  });

  it('is hardly ever repeated within nine seconds in a film that opens on a face and has a nearer wide shot', () => {
    const camera = cameraOf({ sizes: ['wide', 'close'], hasNearerWide: true, closeGestures: ['open-palm'] });
    const comings = TWENTY_SCRIPTS.flatMap((script) => {
      const { shots } = planOf(said(script), camera);
      const near = shots.filter(
        ({ size }, index) => index > 0 && size === 'close' && shots[index - 1]?.size === 'wide',
      );
      return near.map(({ fromSec }, index) => fromSec - (near[index - 1]?.fromSec ?? Number.NEGATIVE_INFINITY));
    });
    expect(comings.length).toBeGreaterThan(10);
    expect(comings.filter((sec) => sec < 9).length / comings.length).toBeLessThan(0.3);
  });
});
