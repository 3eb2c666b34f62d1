import { join } from 'node:path';
import { createLogger } from '@herald/api/logger';
import { loadDatabase, type OpenBackup, removeOtherFiles, restoreFiles, type TargetRules } from '@herald/core/backup';
import { openDatabase } from '@herald/core/db';
import { openJobQueue } from '@herald/core/queue';
import { openDiskExchange, type Storage } from '@herald/core/storage';
import { explainFailure } from '../backup/explain-failure.ts';
import { tellFiles } from '../backup/tell-files.ts';
import type { Config } from '../config/config.ts';
import { writeInstanceSecret } from '../instance/instance-secret.ts';
import { storageOf } from '../instance/open-core.ts';
import { writeRelease } from '../instance/release-guard.ts';
import { beginRestore, endRestore, isHalfRestored } from '../instance/restore-marker.ts';
import { programPaths } from '../program-paths.ts';
import { prepareDatabase } from './prepare-database.ts';

export interface Taking {
  config: Config;
  databaseUrl: string;
  backup: OpenBackup;
  path: string;
  /** goes into the data folder */
  secret: string | undefined;
}

const UNTOUCHED = 'Nothing was restored, and what was there is as it was';
const UNFINISHED = 'The restore did not come to its end; run the same command again before you start Herald';

/** Files beside those that are there, the database in one transaction, and only then the files in their place. */
export async function takeBackup(taking: Taking): Promise<void> {
  const { config, backup, secret } = taking;
  const finish = await (config.s3 ? takeIntoBucket(taking) : takeIntoFolder(taking));
  try {
    if (secret) await writeInstanceSecret(config.dataFolder, secret);
    await finish();
    await prepareDatabase(taking.databaseUrl);
    if (!config.databaseUrl) await writeRelease(config.dataFolder);
    await endRestore(config.dataFolder);
  } catch (error) {
    throw explainFailure(error, UNFINISHED);
  }
  process.stdout.write(`Database restored: ${backup.manifest.tables.length} tables.\n`);
}

async function takeIntoFolder(taking: Taking): Promise<() => Promise<void>> {
  const { dataFolder } = taking.config;
  const wasHalf = await isHalfRestored(dataFolder);
  const exchange = await openDiskExchange(join(dataFolder, 'media'));
  try {
    await storeFiles(taking, exchange.storage);
    await beginRestore(dataFolder, taking.path);
    await load(taking);
    return exchange.exchange;
  } catch (error) {
    await exchange.discard();
    if (!wasHalf) await endRestore(dataFolder);
    throw explainFailure(error, wasHalf ? UNFINISHED : UNTOUCHED);
  }
}

/** A bucket has no second place, so its files change before the database does. */
async function takeIntoBucket(taking: Taking): Promise<() => Promise<void>> {
  const storage = storageOf(taking.config);
  try {
    await beginRestore(taking.config.dataFolder, taking.path);
    await storeFiles(taking, storage);
    await load(taking);
    return () => removeOtherFiles(taking.backup, storage);
  } catch (error) {
    throw explainFailure(error, UNFINISHED);
  }
}

async function storeFiles({ backup }: Taking, storage: Storage): Promise<void> {
  const { files } = backup.manifest;
  const sizeBytes = files.reduce((sum, { size }) => sum + size, 0);
  await restoreFiles(backup, storage, tellFiles('restored', { files: files.length, sizeBytes }));
}

export function targetRulesOf({ databaseUrl }: Config): TargetRules {
  return { migrationsFolder: programPaths().migrations, isHeraldsAlone: !databaseUrl };
}

/** A foreign key of a large table takes long to check. */
const STATEMENT_MS = 6 * 3_600_000;

async function load({ config, databaseUrl, backup }: Taking): Promise<void> {
  const log = createLogger({ level: config.logLevel });
  await (await openJobQueue({ databaseUrl, log, role: 'sender' })).stop(0);
  const db = openDatabase({ url: databaseUrl, maxConnections: 1, answerWithinMs: STATEMENT_MS, log });
  await loadDatabase(db, backup, targetRulesOf(config)).finally(() => db.close());
}
