import { createHash } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../config/config.ts';
import { describeStore } from './describe-store.ts';
import { CommandError } from './exit-code.ts';

/** What a restore makes of what: it may go on without a question only where all of it is the same. */
export interface RestoreGoal {
  backup: string;
  database: string;
  store: string;
}

const markerIn = (dataFolder: string) => join(dataFolder, 'restore-unfinished');

/** Tells restores apart; a password is not in it. */
export function restoreGoal(config: Config, manifest: unknown): RestoreGoal {
  return {
    backup: createHash('sha256').update(JSON.stringify(manifest)).digest('hex'),
    database: config.databaseUrl ? placeOf(new URL(config.databaseUrl)) : 'embedded',
    store: describeStore(config),
  };
}

const placeOf = ({ host, pathname, searchParams }: URL) =>
  `${searchParams.get('host') ?? ''}${host}:${searchParams.get('port') ?? ''}${pathname}`;

/** From here on the installation is partly that of the backup, until `endRestore`. */
export async function beginRestore(dataFolder: string, goal: RestoreGoal): Promise<void> {
  await writeFile(markerIn(dataFolder), `${JSON.stringify(goal)}\n`, { mode: 0o600, flush: true });
}

export async function endRestore(dataFolder: string): Promise<void> {
  await rm(markerIn(dataFolder), { force: true });
}

export async function isHalfRestored(dataFolder: string): Promise<boolean> {
  return stat(markerIn(dataFolder)).then(
    () => true,
    () => false,
  );
}

/** Whether a restore of the same backup to the same place has begun and not ended. */
export async function isSameRestore(dataFolder: string, goal: RestoreGoal): Promise<boolean> {
  const begun: unknown = await readFile(markerIn(dataFolder), 'utf8')
    .then((text) => JSON.parse(text))
    .catch(() => undefined);
  return isDeepStrictEqual(begun, goal);
}

/** A Herald with half of its files would work, and remove what has no row. */
export async function assertWhole(dataFolder: string): Promise<void> {
  if (!(await isHalfRestored(dataFolder))) return;
  throw new CommandError(
    `A restore into ${dataFolder} did not come to its end. Run \`npx herald restore\` again with the same backup.`,
  );
}
