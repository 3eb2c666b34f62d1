import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './workspace.mjs';

const KEPT_IN = join(root, 'node_modules', '.cache', 'herald-test-durations.json');

/** How many milliseconds each test file took when it last ran here. */
export function durationsOf() {
  try {
    return JSON.parse(readFileSync(KEPT_IN, 'utf8'));
  } catch {
    return {};
  }
}

/** Keeps the durations of the files in a report of Vitest. */
export function keepDurations({ testResults }) {
  const seen = testResults.map(({ name, startTime, endTime }) => [
    relative(root, name),
    Math.round(endTime - startTime),
  ]);
  mkdirSync(dirname(KEPT_IN), { recursive: true });
  writeFileSync(KEPT_IN, JSON.stringify({ ...durationsOf(), ...Object.fromEntries(seen) }));
}
