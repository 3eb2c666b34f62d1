import { describe, expect, test } from 'vitest';
import { progressLine } from './progress-bar.ts';

describe('progressLine', () => {
  const base = { framesTotal: 300, framesKept: 0, fps: 61.4, etaSec: 75.2 };

  test('shows the finished share, the speed and the time left', () => {
    const line = progressLine({ stage: 'drawing', framesDone: 150, ...base });
    expect(line).toBe(`drawing  ${'█'.repeat(14)}${'░'.repeat(14)}  50 %  150/300  61 fps  1:16 left`);
  });

  test('shows no speed while nothing is drawn', () => {
    expect(progressLine({ stage: 'checking', framesDone: 300, ...base })).toMatch(/100 % {2}300\/300$/);
    expect(progressLine({ stage: 'drawing', framesDone: 0, ...base, fps: 0 })).toMatch(/0 % {2}0\/300$/);
  });

  test('never says 100 % before the last frame', () => {
    expect(progressLine({ stage: 'drawing', framesDone: 299, ...base })).toContain(' 99 %');
  });
});
