import type { SourceFile } from '../house/read-house.ts';

export interface ReachedTest {
  path: string;
  /** Imports between the test and what changed; 0 for a test that changed itself. */
  distance: number;
}

const IS_TEST = /\.test\.tsx?$/;

/** The test files that import what changed, over however many files, nearest first. */
export function testsReached(files: Pick<SourceFile, 'path' | 'imports'>[], changed: readonly string[]): ReachedTest[] {
  const importers = Map.groupBy(
    files.flatMap(({ path, imports }) => imports.map(({ target }) => ({ path, target }))),
    ({ target }) => target,
  );
  const distances = new Map(changed.map((path) => [path, 0]));
  // What is added while a map is walked is visited as well.
  for (const [reached, distance] of distances) {
    for (const { path } of importers.get(reached) ?? []) {
      if (!distances.has(path)) distances.set(path, distance + 1);
    }
  }
  return [...distances].filter(([path]) => IS_TEST.test(path)).map(([path, distance]) => ({ path, distance }));
}

/** As many of the nearest tests as fit into the time; those that changed themselves always. */
export function withinTime(tests: ReachedTest[], secondsOf: (path: string) => number, limitSec: number): string[] {
  let spentSec = 0;
  const chosen = tests.filter(({ path, distance }) => {
    const takesSec = secondsOf(path);
    if (distance > 0 && spentSec + takesSec > limitSec) return false;
    spentSec += takesSec;
    return true;
  });
  return chosen.map(({ path }) => path);
}
