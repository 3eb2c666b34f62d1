import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { bundlePrograms, programs } from '../../scripts/bundle-programs.mjs';
import { root } from '../../scripts/workspace.mjs';

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

// Below the packages that are not bundled, which are looked for from there.
const CACHE = `${root}/node_modules/.cache`;

/** Bundles what tests start hundreds of times: from its sources a worker takes 2 s of a core until it is ready. */
export default async function bundleChildren(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  const folder = `${CACHE}/herald-test-programs-${process.pid}-${project.name}`;
  await bundlePrograms(CHILD_PROGRAMS, folder);
  project.provide('childPrograms', folder);
  return () => rm(folder, { recursive: true, force: true });
}

/** Of runs that were killed. Where the system tells nothing about its processes, they stay. */
async function removeAbandoned(): Promise<void> {
  if (!existsSync('/proc/self')) return;
  await mkdir(CACHE, { recursive: true });
  for (const name of await readdir(CACHE)) {
    const [, pid] = /^herald-test-programs-(\d+)-/.exec(name) ?? [];
    if (pid && !existsSync(`/proc/${pid}`)) await rm(`${CACHE}/${name}`, { recursive: true, force: true });
  }
}
