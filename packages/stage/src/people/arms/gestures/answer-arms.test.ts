import { expect, it } from 'vitest';
import { NEUTRAL_POSE } from '../../acting/expressions.ts';
import { answerArms } from './answer-arms.ts';

const breathAt = (sinceSec: number): number =>
  answerArms({ ...NEUTRAL_POSE, gestures: [{ name: 'open-palm', hand: 'left', sinceSec, holdSec: 2 }] }).breath;

it('an arm that is up has lifted the shoulders, and they fall with its stroke', () => {
  expect(breathAt(-1)).toBe(0);
  expect(breathAt(1.2)).toBeGreaterThan(0.3);
  expect(breathAt(0.14)).toBeLessThan(0);
});

it('no two frames of a gesture are far apart', () => {
  const breaths = Array.from({ length: 120 }, (_, frame) => breathAt(frame / 30 - 0.8));
  const steps = breaths.slice(1).map((breath, index) => Math.abs(breath - (breaths[index] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(0.25);
});
