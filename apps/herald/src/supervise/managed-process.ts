/** Tells the supervisor that this process is ready to work. */
export function sayReady(): void {
  process.send?.('ready');
}

/**
 * Runs `stop` once and exits, on a signal or when the supervisor is gone.
 * Returns a function that does the same from inside, with an exit code.
 */
export function endGracefully(stop: () => Promise<void>): (exitCode: number) => void {
  let isEnding = false;
  const end = (exitCode: number) => {
    if (isEnding) return;
    isEnding = true;
    stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(0));
  if (process.connected) process.on('disconnect', () => end(0));
  return end;
}
