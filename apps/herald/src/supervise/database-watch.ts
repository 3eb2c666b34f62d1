import { setTimeout as wait } from 'node:timers/promises';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../postgres/embedded-postgres.ts';
import { canConnect } from '../postgres/postmaster.ts';

const LOOK_EVERY_MS = 2000;

export interface DatabaseWatch {
  readonly database: EmbeddedPostgres;
  stop(): Promise<void>;
}

/** Runs the embedded database and restarts it when it dies. */
export async function watchDatabase(options: EmbeddedPostgresOptions): Promise<DatabaseWatch> {
  let database = await startEmbeddedPostgres(options);
  const stopping = new AbortController();
  const watching = watch();

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await wait(LOOK_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted || (await canConnect(database.url))) continue;
      process.stderr.write('The database does not respond. Restarting it.\n');
      try {
        database = await startEmbeddedPostgres(options);
      } catch (error) {
        process.stderr.write(`The database did not start: ${error instanceof Error ? error.message : String(error)}\n`);
      }
    }
  }

  return {
    get database() {
      return database;
    },
    async stop() {
      stopping.abort();
      await watching;
      await database.stop();
    },
  };
}
