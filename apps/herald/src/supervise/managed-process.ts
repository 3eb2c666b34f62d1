import { ARE_YOU_THERE, type Begin, beginOf, DEAF, HELD, HERE, READY } from './messages.ts';

/** A supervisor starts a process before there is a database, so that it loads meanwhile. Here it waits for the address. */
export async function untilBegun(variables: NodeJS.ProcessEnv): Promise<Begin['fingerprints']> {
  if (!variables[HELD]) return [];
  delete variables[HELD];
  const leave = () => process.exit(0);
  if (!process.connected) leave();
  process.once('disconnect', leave);
  const message = await new Promise<unknown>((resolve) => process.once('message', resolve));
  const { databaseUrl, fingerprints } = beginOf(message);
  process.off('disconnect', leave);
  variables.DATABASE_URL = databaseUrl;
  return fingerprints;
}

/** Tells the supervisor that this process is ready to work. */
export function sayReady(): void {
  say(READY);
}

/** Answers the supervisor when it asks. A process that does not, or that is deaf, is restarted. */
export function answerSupervisor(isDeaf: () => boolean = () => false): void {
  if (!process.connected) return;
  process.on('message', (message) => {
    if (message === ARE_YOU_THERE) say(isDeaf() ? DEAF : HERE);
  });
}

/** A supervisor that died in the meantime is noticed by `endGracefully`; here it must not end the process. */
function say(message: string): void {
  process.send?.(message, () => undefined);
}

/** Why a process ends: a signal asked it to, its supervisor is gone, or it cannot go on. */
export type EndCause = 'asked' | 'orphaned' | 'failed';

/**
 * Runs `stop` once and exits, on a signal or when the supervisor is gone.
 * Returns a function that does the same from inside, with an exit code.
 */
export function endGracefully(stop: (cause: EndCause) => Promise<void>): (exitCode: number) => void {
  let isEnding = false;
  const end = (exitCode: number, cause: EndCause) => {
    if (isEnding) return;
    isEnding = true;
    stop(cause).then(
      () => process.exit(exitCode),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(0, 'asked'));
  process.on('disconnect', () => end(0, 'orphaned'));
  const isOrphan = process.send !== undefined && !process.connected;
  if (isOrphan) end(0, 'orphaned');
  return (exitCode) => end(exitCode, 'failed');
}
