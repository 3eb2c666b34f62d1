import { expect, it } from 'vitest';
import { cameraOf, planOf } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';
import { TWENTY_SCRIPTS } from '../testing/twenty-scripts.ts';

const SEEN_NEAR = ['pinch', 'point-up', 'wave'] as const;

it('a medium shot has only gestures that it shows whole, also beside a strong one', () => {
  const camera = cameraOf({ sizes: ['wide', 'medium'], mediumGestures: SEEN_NEAR });
  const near = TWENTY_SCRIPTS.flatMap((script) =>
    [1, 2, 3, 4].flatMap((seed) => {
      const { acting, shots } = planOf(said(script), camera, { seed });
      const sizeAt = (atSec: number) => shots.findLast(({ fromSec }) => fromSec <= atSec)?.size;
      return acting.gestures.filter(({ strokeSec }) => sizeAt(strokeSec) === 'medium').map(({ name }) => name);
    }),
  );
  expect(near.length).toBeGreaterThan(10);
  expect(near.filter((name) => !SEEN_NEAR.some((seen) => seen === name))).toEqual([]);
});
