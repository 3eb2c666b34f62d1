/** For failures that nobody has to be told of: they stand in the browser's own log. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's log.
  console.warn(`${what}:`, error);
}
