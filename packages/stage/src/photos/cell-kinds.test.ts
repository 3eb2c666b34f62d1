import { expect, it } from 'vitest';
import { portraitGeometry, SMALL_FRAME } from '../../testing/portrait-geometry.ts';
import { type GreatestMotion, movingCells } from './cell-kinds.ts';
import { motionBasis } from './motion-basis.ts';
import { separatedLimits } from './pose-motion.ts';

const face = portraitGeometry('eu_f28');
const NO_MOTION: GreatestMotion = {
  ...{ yaw: 0, pitch: 0, roll: 0, shift: 0, dip: 0, near: 0, jaw: 0, brow: 0, breath: 0, lean: 0, sway: 0 },
  ...{ cheek: 0, aside: 0 },
};
/** What moves is drawn where it moves by more than this. */
const UNSEEN_PX = 0.12;

it.each([
  ['comes as near as it may', { near: separatedLimits.near }, ['nearX', 'nearY']],
  ['has hair that lags as far as it may', { sway: separatedLimits.sway * face.faceWidth }, ['sway']],
] as const)('a head that %s stays within the cells that are drawn', (_, motion, fields) => {
  const basis = motionBasis(SMALL_FRAME, face);
  const whole = motionBasis(SMALL_FRAME, face);
  const { area } = movingCells(SMALL_FRAME, basis, { ...NO_MOTION, ...motion }, undefined);
  const { cell, columns } = basis.grid;
  const greatest = Object.values(motion)[0] ?? 0;
  let moved = 0;
  for (const field of fields) {
    for (const [k, share] of whole[field].entries()) {
      if (Math.abs(greatest * share) < UNSEEN_PX) continue;
      moved++;
      expect(basis[field][k]).toBe(share);
      const [x, y] = [(k % columns) * cell, Math.floor(k / columns) * cell];
      expect(x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height).toBe(true);
    }
  }
  expect(moved).toBeGreaterThan(10);
});
