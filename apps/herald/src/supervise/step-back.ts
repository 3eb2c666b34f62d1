import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** A third of the usual share: answers hardly notice what is drawn, and other programs do not bring films to a halt. */
const NICENESS = 5;

/** Linux takes such a change once in a tenth of a second, from whomever. */
const TRIES = 10;
const PAUSE_MS = 110;

/**
 * Lets a session of processes leave the processor to the others. Where Linux shares it out by sessions ("autogroup"),
 * the priority of a single process counts only against its own session: a film drawn beside the API would use up the
 * API's share. Elsewhere there is no such file, and nothing needs to be done.
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
