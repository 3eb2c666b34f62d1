/** A group of projects of `vitest.config.ts` that run together; the project of its name where none are listed. */
export interface Suite {
  name: string;
  projects?: string[];
  args: string[];
}

/** The suites that are meant by the arguments of a run: those of `--project`, or all. */
export function suitesFor(args: readonly string[]): Suite[];
