import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareTables, type Database, NewerDatabaseError, newestMigrationMs, type TablesAge } from '@herald/core/db';
import type { Logger } from 'pino';
import { z } from 'zod';
import { programPaths } from '../program-paths.ts';
import { version } from '../version.ts';
import { CommandError, exitCodes } from './exit-code.ts';

const LOOK_EVERY_MS = 2000;

/** Which release to start instead, for whoever runs this one. */
export function newerWords(release: string | undefined): string {
  const [by, start] = release
    ? [`Herald ${release}`, `Start Herald ${release}`]
    : ['a newer Herald', 'Start that release'];
  return `This database was upgraded by ${by}, and this is Herald ${version} with older tables. ${start}, or restore the backup you made before the update.`;
}

/** An older release fails on tables it does not know, or works on them in the old way, so it does not run at all. */
export function refuseNewer(error: unknown): never {
  if (error instanceof NewerDatabaseError) throw newer(error.release);
  throw error;
}

/** Ends a process whose tables are not those of its release. */
export async function assertRelease(db: Database, mayBeOlder: boolean): Promise<void> {
  const tables = await compareTables(db.queries, programPaths().migrations);
  if (tables.age === 'newer') throw newer(tables.release);
  if (tables.age === 'same' || mayBeOlder) return;
  const words = 'The tables of this database are missing or old. Run `npx herald migrate` first.';
  throw new CommandError(words, exitCodes.failed, { mayPass: true });
}

const noteSchema = z.object({ release: z.string(), tablesMs: z.number() });
const noteIn = (dataFolder: string) => join(dataFolder, 'postgres-release');

/** Lets the doctor compare the tables of an embedded database that does not run. */
export async function writeRelease(dataFolder: string): Promise<void> {
  const note = { release: version, tablesMs: newestMigrationMs(programPaths().migrations) };
  await writeFile(noteIn(dataFolder), `${JSON.stringify(note)}\n`);
}

export async function readRelease(dataFolder: string): Promise<TablesAge> {
  const note: unknown = await readFile(noteIn(dataFolder), 'utf8')
    .then((text) => JSON.parse(text))
    .catch(() => undefined);
  const { success, data } = noteSchema.safeParse(note);
  const ownMs = newestMigrationMs(programPaths().migrations);
  if (!success || data.tablesMs < ownMs) return { age: 'older' };
  return data.tablesMs === ownMs ? { age: 'same' } : { age: 'newer', release: data.release };
}

export interface ReleaseWatch {
  /** A newer release changed the tables while this process runs. */
  isOutdated(): boolean;
  stop(): void;
}

/** Notices that another machine was updated. It stays so: only another release helps. */
export function watchRelease(db: Database, log: Logger, onOutdated: () => void = () => undefined): ReleaseWatch {
  let isOutdated = false;
  const judge = (tables: TablesAge): void => {
    if (tables.age !== 'newer') return;
    isOutdated = true;
    clearInterval(timer);
    log.error(newerWords(tables.release));
    onOutdated();
  };
  const look = () => compareTables(db.queries, programPaths().migrations).then(judge, () => undefined);
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return { isOutdated: () => isOutdated, stop: () => clearInterval(timer) };
}

function newer(release: string | undefined): CommandError {
  return new CommandError(newerWords(release), exitCodes.wrongUsage);
}
