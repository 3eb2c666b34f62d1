import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import workerThreads from 'node:worker_threads';
import { inject } from 'vitest';
import { root } from '../../scripts/workspace.mjs';
import { CHILD_PROGRAMS } from './child-programs.ts';

/** Processes and threads of the tests start from bundles, as they do in the product, and not from hundreds of sources. */
const bundles = new Map(
  Object.entries(CHILD_PROGRAMS).map(([name, source]) => [
    join(root, source),
    join(inject('childPrograms'), `${name}.mjs`),
  ]),
);

const bundleOf = (program: string): string => bundles.get(program) ?? program;
const pathOf = (program: string | URL): string => (program instanceof URL ? fileURLToPath(program) : program);

const { fork, spawn } = childProcess;
const { Worker } = workerThreads;

childProcess.fork = ((program: string | URL, ...others: unknown[]) =>
  Reflect.apply(fork, childProcess, [bundleOf(pathOf(program)), ...others])) as typeof fork;
childProcess.spawn = ((command: string, args: unknown, ...others: unknown[]) => {
  const given = Array.isArray(args) ? args.map((arg) => bundleOf(arg)) : args;
  return Reflect.apply(spawn, childProcess, [command, given, ...others]);
}) as typeof spawn;
workerThreads.Worker = class extends Worker {
  constructor(program: string | URL, options?: workerThreads.WorkerOptions) {
    super(options?.eval ? program : bundleOf(pathOf(program)), options);
  }
};
syncBuiltinESMExports();
