import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assertKnown, entriesOf, examineTarget, type OpenBackup, openBackup } from '@herald/core/backup';
import { newestMigrationMs, openDatabase } from '@herald/core/db';
import { explainFailure } from '../backup/explain-failure.ts';
import { secretFor } from '../backup/secret-for.ts';
import { countWords, sizeWords, tellFiles } from '../backup/tell-files.ts';
import type { Config } from '../config/config.ts';
import { makeDataFolder } from '../instance/data-folder.ts';
import { describeStore } from '../instance/describe-store.ts';
import { CommandError, exitCodes } from '../instance/exit-code.ts';
import { lockForCommand } from '../instance/instance-lock.ts';
import { storageOf } from '../instance/open-core.ts';
import { isSameRestore, restoreGoal } from '../instance/restore-marker.ts';
import { programPaths } from '../program-paths.ts';
import { useDatabase } from './database-url.ts';
import { takeBackup, targetRulesOf } from './take-backup.ts';

export const restoreUsage = `Usage: herald restore FILE [--replace | --check]

Makes the installation of these settings the one in the backup, while no Herald runs. The whole file is compared with its
checksums first, and nothing changes when it is damaged or was made by a newer Herald.
--replace   also where there is an installation already, which is removed with everything in it
--check     only compares the file with its checksums and says what it is`;

export async function restoreCommand(config: Config, args: string[]): Promise<void> {
  const order = readArguments(args);
  const nothing = 'Nothing was restored';
  const backup = await openBackup(order.path).catch((error: unknown) => {
    throw explainFailure(error, nothing);
  });
  try {
    assertNotNewer(backup);
    await verify(backup).catch((error: unknown) => {
      throw explainFailure(error, nothing);
    });
    if (!order.isCheck) await restore(config, backup, order);
  } finally {
    backup.close();
  }
}

function readArguments(args: string[]) {
  const options = {
    replace: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [path, ...rest] = positionals;
  if (!path || rest.length > 0 || (values.check && values.replace))
    throw new CommandError(restoreUsage, exitCodes.wrongUsage);
  return { path: resolve(path), mayReplace: values.replace, isCheck: values.check };
}

function assertNotNewer({ manifest }: OpenBackup): void {
  if (manifest.tables_ms <= newestMigrationMs(programPaths().migrations)) return;
  throw new CommandError(
    `This backup was made by Herald ${manifest.release}, which is newer than this one. Nothing was restored: use that release.`,
    exitCodes.wrongUsage,
  );
}

async function verify(backup: OpenBackup): Promise<void> {
  const { made_at, release, files, tables } = backup.manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Backup of ${made_at.slice(0, 19).replace('T', ' ')} UTC by Herald ${release}: ${countWords(files.length, 'file')}, ${countWords(rows, 'row')}.\n`,
  );
  const entries = entriesOf(backup.manifest);
  const sizeBytes = entries.reduce((sum, { size }) => sum + size, 0);
  assertKnown(backup.manifest, programPaths().migrations);
  await backup.verify(tellFiles('compared', { files: entries.length, sizeBytes }, 'part'));
  process.stdout.write(`All of it is as it was packed (${sizeWords(sizeBytes)}).\n`);
}

async function restore(config: Config, backup: OpenBackup, order: { mayReplace: boolean }) {
  await makeDataFolder(config.dataFolder);
  const unlock = await lockForCommand(config.dataFolder);
  try {
    const secret = await secretFor(config, backup);
    const work = async (databaseUrl: string) => {
      const goal = restoreGoal(config, backup.manifest);
      const mayReplace = order.mayReplace || (await isSameRestore(config.dataFolder, goal));
      await assertRoom(config, databaseUrl, mayReplace);
      await takeBackup({ config, databaseUrl, backup, goal, secret });
    };
    await useDatabase(config, work, { hasLock: true });
  } finally {
    await unlock();
  }
  process.stdout.write('Everything is restored. Start Herald.\n');
}

async function assertRoom(config: Config, databaseUrl: string, mayReplace: boolean): Promise<void> {
  const db = openDatabase({ url: databaseUrl, maxConnections: 1 });
  const target = await examineTarget(db, storageOf(config), targetRulesOf(config))
    .catch((error: unknown) => {
      throw explainFailure(error, 'Nothing was restored');
    })
    .finally(() => db.close());
  if (target.isInUse)
    throw new CommandError('A Herald is connected to this database. Stop all its processes on every machine first.');
  if (mayReplace || !(target.hasDatabase || target.hasFiles)) return;
  const where = target.hasDatabase
    ? 'This database has an installation'
    : `There are files in ${describeStore(config)}`;
  throw new CommandError(
    `${where} already, and nothing was restored. With --replace all of it is removed and the backup takes its place.`,
  );
}
