import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';
import { costWithChildren } from '../../scripts/test-costs.mjs';

/** Writes what a run has cost, with all its workers, servers and browsers, into the file that HERALD_TEST_COST names. */
export default class RunCost implements Reporter {
  onInit(): void {
    const file = process.env.HERALD_TEST_COST;
    // Only at the very end have all of them ended and are counted.
    if (file) process.once('exit', () => writeFileSync(file, String(costWithChildren() ?? '')));
  }
}
