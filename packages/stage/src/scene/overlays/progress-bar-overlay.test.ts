import { expect, it } from 'vitest';
import { ProgressBarOverlay } from './progress-bar-overlay.ts';

it('fills evenly from its round beginning until it is full', () => {
  const place = { x: 40, y: 100, width: 600, height: 10 };
  const bar = new ProgressBarOverlay({ place, isRound: true, color: '#f2c879' }, 20);
  expect([0, 5, 10, 20, 22].map((sec) => bar.stateAt(sec))).toEqual(['10', '150', '300', '600', '600']);
});
