import { statfs } from 'node:fs/promises';
import type { Core } from '../../core.ts';
import type { Queryable } from '../../db/database.ts';
import { databaseRepository } from './database-repository.ts';

export interface DatabaseFigures {
  sizeBytes: number | null;
  /** Of the disk it is on. */
  diskTotal: number | null;
  activeQueries: number | null;
  cacheHits: number | null;
  slowest: { query: string; ms: number } | null;
  /** Why a figure cannot be had, by its name on the wire. */
  notAvailable: Record<string, string>;
}

const NO_STATEMENTS = 'the extension pg_stat_statements is not installed';

/** What PostgreSQL tells of itself. A figure it does not tell is left out with the reason, never guessed. */
export async function readDatabase({
  db: { queries },
  databaseFolder,
}: Pick<Core, 'db' | 'databaseFolder'>): Promise<DatabaseFigures> {
  const notAvailable: Record<string, string> = {};
  const ask = async <T>(name: string, read: () => Promise<T>): Promise<T | null> => {
    try {
      return await read();
    } catch (error) {
      notAvailable[name] = reasonOf(error);
      return null;
    }
  };
  const hasStatements = await ask('slowest', () => databaseRepository.hasStatements(queries));
  if (hasStatements === false) notAvailable.slowest = NO_STATEMENTS;
  return {
    sizeBytes: await ask('size_bytes', () => databaseRepository.sizeBytes(queries)),
    diskTotal: await ask('disk_total', () => readDiskTotal(queries, databaseFolder)),
    activeQueries: await ask('active_queries', () => databaseRepository.activeQueries(queries)),
    cacheHits: await ask('cache_hits', () => databaseRepository.cacheHits(queries)),
    slowest: hasStatements ? await ask('slowest', () => databaseRepository.slowest(queries)) : null,
    notAvailable,
  };
}

/** How much room there is where the database is; only the machine that it is on can tell. */
async function readDiskTotal(queries: Queryable, known: string | undefined): Promise<number> {
  // The embedded database does not tell its role where it lies.
  const { blocks, bsize } = await statfs(known ?? (await askForFolder(queries)));
  return blocks * bsize;
}

async function askForFolder(queries: Queryable): Promise<string> {
  const { folder, isHere } = await databaseRepository.findFolder(queries);
  if (!isHere) throw new Error('the database is reached over the network');
  return folder;
}

/** PostgreSQL's own words, which the driver's error only carries as its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
