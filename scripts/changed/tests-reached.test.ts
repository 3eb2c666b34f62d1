import { describe, expect, it } from 'vitest';
import { testsReached, withinTime } from './tests-reached.ts';

const file = (path: string, ...targets: string[]) => ({
  path,
  imports: targets.map((target) => ({ specifier: target, target, line: 1 })),
});

const HOUSE = [
  file('core/plan.ts'),
  file('core/plan.test.ts', 'core/plan.ts'),
  file('core/index.ts', 'core/plan.ts'),
  file('api/plans.ts', 'core/index.ts'),
  file('api/plans.test.ts', 'api/plans.ts'),
  file('web/page.test.tsx', 'web/page.tsx'),
];

describe('the tests that a change reaches', () => {
  it('are those that import it over any number of files, nearest first', () => {
    expect(testsReached(HOUSE, ['core/plan.ts'])).toEqual([
      { path: 'core/plan.test.ts', distance: 1 },
      { path: 'api/plans.test.ts', distance: 3 },
    ]);
  });

  it('contain a test that changed itself', () => {
    expect(testsReached(HOUSE, ['web/page.test.tsx'])).toEqual([{ path: 'web/page.test.tsx', distance: 0 }]);
  });

  it('are cut where the time ends, but never those that changed themselves', () => {
    const tests = [
      { path: 'own', distance: 0 },
      { path: 'next', distance: 0 },
      { path: 'slow', distance: 2 },
      { path: 'quick', distance: 3 },
    ];
    const seconds: Record<string, number> = { own: 50, next: 50, slow: 40, quick: 10 };
    expect(withinTime(tests, (path) => seconds[path] ?? 0, 110)).toEqual(['own', 'next', 'quick']);
  });
});
