/** For failures that concern no user: they go to the browser's own log. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's log.
  console.warn(`${what}:`, error);
}
