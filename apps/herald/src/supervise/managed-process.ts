/** Tells the supervisor that this process can do its work now. */
export function sayReady(): void {
  process.send?.('ready');
}

/** Runs `stop` once when asked to end, by a signal or because the supervisor is gone, then leaves. */
export function endGracefully(stop: () => Promise<void>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
  if (process.connected) process.on('disconnect', end);
}
