import { stat, statfs } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BackupProgress, backupStream } from '@herald/core/backup';
import { compareTables, type Database } from '@herald/core/db';
import { compareInstallation } from '@herald/core/system';
import { explainFailure } from '../backup/explain-failure.ts';
import { isThereAlready, removeOldParts, writeNewFile } from '../backup/new-file.ts';
import { sizeWords, tellFiles } from '../backup/tell-files.ts';
import type { Config } from '../config/config.ts';
import { describeMismatches } from '../instance/assert-installation.ts';
import { CommandError, exitCodes } from '../instance/exit-code.ts';
import { readInstanceSecret } from '../instance/instance-secret.ts';
import { openCore } from '../instance/open-core.ts';
import { assertWhole } from '../instance/restore-marker.ts';
import { isClusterIn } from '../postgres/cluster-place.ts';
import { programPaths } from '../program-paths.ts';
import { version } from '../version.ts';
import { useDatabase } from './database-url.ts';

export const backupUsage = `Usage: herald backup FILE | FOLDER [--without-secret]

Writes the whole installation into one file, whether Herald is running or not: the database as it is at one moment,
and every stored file. In a FOLDER the file is named after the time. Only you may read it (mode 600), and nothing of it is
encrypted. The secret of the data folder is in it, unless you say --without-secret; HERALD_SECRET_KEY never is.
Natural voices, parts of unfinished films and settings from the environment are not in it.`;

export async function backupCommand(config: Config, args: string[]): Promise<void> {
  const { target, withSecret } = readArguments(args);
  if (!config.databaseUrl && !(await isClusterIn(config.dataFolder)))
    throw new CommandError(`There is no Herald in ${config.dataFolder}. Set HERALD_DATA to the folder it runs with.`);
  await assertWhole(config.dataFolder);
  const path = await placeFor(target, new Date());
  await useDatabase(config, (databaseUrl) => write(config, databaseUrl, { path, withSecret }));
  const { size } = await stat(path);
  process.stdout.write(`${path} is the backup: ${sizeWords(size)}. ${secretWords(config, withSecret)}\n`);
}

function readArguments(args: string[]) {
  const options = { 'without-secret': { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [target, ...rest] = positionals;
  if (!target || rest.length > 0) throw new CommandError(backupUsage, exitCodes.wrongUsage);
  return { target: resolve(target), withSecret: !values['without-secret'] };
}

function secretWords({ secretKey }: Config, withSecret: boolean): string {
  if (secretKey) return 'HERALD_SECRET_KEY is not in it: keep it elsewhere, for nothing can be restored without it.';
  return withSecret
    ? 'The secret of the installation is in it, so keep it as safe as the data folder.'
    : 'The secret is not in it: keep the file keys/secret elsewhere, for nothing can be restored without it.';
}

async function placeFor(target: string, now: Date): Promise<string> {
  const found = await stat(target).catch(() => undefined);
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const path = found?.isDirectory() ? join(target, `herald-${stamp}Z.zip`) : target;
  if (found && path === target) throw isThereAlready(path);
  if (!(await stat(dirname(path)).catch(() => undefined))?.isDirectory())
    throw new CommandError(`There is no folder ${dirname(path)}.`);
  await removeOldParts(path, now);
  return path;
}

async function write(config: Config, databaseUrl: string, order: { path: string; withSecret: boolean }): Promise<void> {
  const notMade = `The backup ${basename(order.path)} was not made`;
  const open = await openCore(config, databaseUrl, 'backup').catch((error: unknown) => {
    throw explainFailure(error, notMade);
  });
  try {
    await assertUpToDate(open.core.db);
    const mismatches = await compareInstallation(open.core, open.fingerprint);
    if (mismatches.length > 0) throw new CommandError(describeMismatches(mismatches, config), exitCodes.wrongUsage);
    const secret =
      order.withSecret && !config.secretKey ? await readInstanceSecret(config.dataFolder, undefined) : undefined;
    const { db, storage } = open.core;
    const source = {
      db,
      storage,
      secret,
      release: version,
      migrationsFolder: programPaths().migrations,
      madeAt: new Date(),
    };
    const stream = backupStream(source, progressTo(dirname(order.path)));
    await writeNewFile(order.path, stream, untilAsked());
  } catch (error) {
    throw explainFailure(error, notMade);
  } finally {
    await open.close();
  }
}

/** Ends when somebody stops the command, which then clears up after itself. */
function untilAsked(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  return stopping.signal;
}

/** Rows of older tables cannot be read by this release. */
async function assertUpToDate({ queries }: Database): Promise<void> {
  if ((await compareTables(queries, programPaths().migrations)).age === 'same') return;
  throw new CommandError(
    'The tables of this database are missing, or older than this Herald. Make the backup with the release that runs, or start this one first.',
  );
}

function progressTo(folder: string): BackupProgress {
  let tell = tellFiles('packed');
  return {
    async onBegin(files, sizeBytes) {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < sizeBytes)
        throw new CommandError(
          `${folder} has room for ${sizeWords(bavail * bsize)}, and the stored files alone are ${sizeWords(sizeBytes)}.`,
        );
      tell = tellFiles('packed', { files, sizeBytes });
    },
    onFile: (sizeBytes) => tell(sizeBytes),
    onDatabase: (tables, rows) => process.stdout.write(`Database packed: ${tables} tables with ${rows} rows.\n`),
  };
}
