export function joinTestRun(): void;
export function runTwoAtATime<Result>(
  work: readonly (() => Promise<Result>)[],
  isAborted: () => boolean,
): Promise<Result[]>;
