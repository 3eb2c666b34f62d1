export function joinTestRun(): void;
