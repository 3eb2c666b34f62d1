import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** About a third of the usual share: the API stays quick during a render, and other programs do not stop renders. */
const NICENESS = 5;

/** Linux accepts one such change per 0.1 s, whichever process asks. */
const TRIES = 10;
const PAUSE_MS = 110;

/**
 * Lowers the priority of a session of processes. If Linux divides the processor by sessions ("autogroup"), the priority
 * of a single process counts only within its own session, and a render would use up the API's share. Other systems do
 * not have this file and need nothing.
 */
export async function stepBack(sessionPid: number): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const refusal = await writeFile(`/proc/${sessionPid}/autogroup`, String(NICENESS))
      .then(() => undefined)
      .catch((error: NodeJS.ErrnoException) => error.code);
    if (refusal !== 'EAGAIN') return;
    await wait(PAUSE_MS);
  }
}
