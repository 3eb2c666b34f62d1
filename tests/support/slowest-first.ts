import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { durationsOf } from '../../scripts/test-durations.mjs';

/** Limits that tests or hooks name for themselves: `}, 60_000)`, `{ timeout: 60_000 }`, `const FILMS_MS = 180_000`. */
const OWN_LIMIT = /(?:\}, |timeout: |Timeout: |_MS = )(\d[\d_]+)\b/gi;

/**
 * A slow file that begins last leaves the other workers idle. Slow is what took long in the last run; where there was
 * none, what names a longer time limit of its own, then what is larger.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const lastRun = durationsOf();
    const weightOf = ({ moduleId }: TestSpecification) => lastRun[relative(this.ctx.config.root, moduleId)];
    const weights = new Map(sorted.map((file) => [file, weightOf(file) ?? ownLimitMs(file)]));
    const byProject = Map.groupBy(sorted, ({ project }) => project.name);
    return [...byProject.values()].flatMap((specs) => {
      return specs.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
    });
  }
}

function ownLimitMs({ moduleId }: TestSpecification): number {
  const limits = [...readFileSync(moduleId, 'utf8').matchAll(OWN_LIMIT)];
  return Math.max(0, ...limits.map(([, digits = '']) => Number(digits.replaceAll('_', ''))));
}
