import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { programs } from '../../scripts/bundle-programs.mjs';
import { bundleOfRun } from '../../scripts/test-bundles.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the programs lie that tests start, each as one file. */
    childPrograms: string;
  }
}

const { program: _, ...children } = programs;
/** The programs that tests start, and what those load by its name. */
export const CHILD_PROGRAMS: Record<string, string> = {
  ...children,
  'worker-process': 'apps/worker/src/testing/worker-process.ts',
  'test-face': 'packages/film/src/testing/test-face.ts',
};

/** Bundles what tests start hundreds of times: from its sources a worker takes 2 s of a core until it is ready. */
export default async function bundleChildren(project: TestProject): Promise<void> {
  project.provide('childPrograms', await bundleOfRun(CHILD_PROGRAMS, tmpdir(), project.name));
}
