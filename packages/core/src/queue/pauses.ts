import type { JobName } from '@herald/contract/jobs';
import type { Database } from '../db/database.ts';
import type { Notices } from '../db/notices.ts';
import type { Log } from '../runtime/log.ts';
import type { TakingGate } from './job-queue.ts';
import { PAUSES_CHANNEL, pauseRepository } from './pause-repository.ts';

interface PausesCore {
  db: Database;
  notices: Notices;
  log: Log;
}

export interface Pauses {
  /** Shut while the queue is paused, or while another gate is. */
  gateOf(name: JobName, other?: TakingGate): TakingGate;
  stop(): void;
}

/** A process that hears no notices sees a change at most this much later. */
const READ_AGAIN_MS = 15_000;

/** Follows which queues are paused. */
export async function followPauses({ db, notices, log }: PausesCore): Promise<Pauses> {
  let paused = new Set<string>();
  let isStopped = false;
  let changed = Promise.withResolvers<void>();
  const change = (names: Iterable<string>) => {
    paused = new Set(names);
    changed.resolve();
    changed = Promise.withResolvers();
  };
  const read = async () => {
    const rows = await pauseRepository.list(db.queries);
    if (!isStopped) change(rows.map(({ name }) => name));
  };
  const readSoon = () =>
    void read().catch((error: unknown) => log.warn({ err: error }, 'The paused queues could not be read'));
  const stopNotices = notices.subscribe(PAUSES_CHANNEL, { onMessage: readSoon, onGap: readSoon });
  const timer = setInterval(readSoon, READ_AGAIN_MS).unref();
  await read();
  const until = async (name: JobName, isPaused: boolean) => {
    while (!isStopped && paused.has(name) !== isPaused) await changed.promise;
  };
  return {
    gateOf(name, other) {
      if (!other) return { untilOpen: () => until(name, false), untilShut: () => until(name, true) };
      return {
        async untilOpen() {
          await other.untilOpen();
          await until(name, false);
          // It may have shut while the pause lasted.
          await other.untilOpen();
        },
        untilShut: () => Promise.race([other.untilShut(), until(name, true)]),
      };
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
      stopNotices();
      changed.resolve();
    },
  };
}
