import type { ChildProcess } from 'node:child_process';
import { ARE_YOU_THERE, DEAF, HERE } from './messages.ts';

const ASK_EVERY_MS = 10_000;
/** A minute. Questions are counted, not time, because a machine that slept has not heard any. */
const UNANSWERED_ASKS = 6;

/** Kills a process that is alive but stuck or deaf; whoever waits for its exit restarts it. */
export function watchChild(child: ChildProcess, name: string, askEveryMs = ASK_EVERY_MS): void {
  let unanswered = 0;
  const asking = setInterval(() => {
    if (unanswered === UNANSWERED_ASKS) end('does not answer');
    unanswered += 1;
    if (child.connected) child.send(ARE_YOU_THERE, () => undefined);
  }, askEveryMs);
  child.on('message', (message) => {
    if (message === HERE) unanswered = 0;
    if (message === DEAF) end('does not hear the database any more');
  });
  child.once('exit', () => clearInterval(asking));

  function end(reason: string): void {
    clearInterval(asking);
    process.stderr.write(`Herald's ${name} ${reason}. Ending it.\n`);
    child.kill('SIGKILL');
  }
}
