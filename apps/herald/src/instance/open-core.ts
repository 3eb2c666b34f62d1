import { join } from 'node:path';
import { createLogger } from '@herald/api/logger';
import { type Core, createCore } from '@herald/core';
import { openDatabase, openDatabaseClock } from '@herald/core/db';
import { noMailer, smtpMailer } from '@herald/core/mail';
import { createJobSender } from '@herald/core/queue';
import { createVault } from '@herald/core/runtime';
import { diskStorage, mediaUrls, type Storage, s3Storage } from '@herald/core/storage';
import type { Fingerprint } from '@herald/core/system';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { poolSize, type Role } from '../config/database-connections.ts';
import { fingerprintOf } from './fingerprint.ts';
import { deriveKey, readInstanceSecret } from './instance-secret.ts';
import { assertRelease } from './release-guard.ts';
import { assertWhole } from './restore-marker.ts';

export type ProcessName = 'start' | 'adopt' | 'admin' | 'backup' | 'import' | 'settings' | Role;

/** A command does one thing after the other. */
const COMMAND_CONNECTIONS = 2;

export interface OpenCore {
  core: Core;
  log: Logger;
  /** Stands for the secret where it is compared. */
  fingerprint: Fingerprint;
  close(): Promise<void>;
}

/** Where the files of these settings lie. */
export function storageOf({ s3, dataFolder }: Config): Storage {
  return s3 ? s3Storage(s3) : diskStorage(join(dataFolder, 'media'));
}

/** Connects the rules to this installation's database, mail and media. */
export async function openCore(
  config: Config,
  databaseUrl: string,
  name: ProcessName,
  databaseFolder?: string,
): Promise<OpenCore> {
  await assertWhole(config.dataFolder);
  const log = createLogger({ level: config.logLevel }).child({ process: name });
  const secret = await readInstanceSecret(config.dataFolder, config.secretKey);
  const maxConnections = name === 'api' || name === 'worker' ? poolSize(config, name) : COMMAND_CONNECTIONS;
  const db = openDatabase({ url: databaseUrl, log, maxConnections });
  await assertRelease(db, name !== 'api' && name !== 'worker').catch(async (error: unknown) => {
    await db.close();
    throw error;
  });
  const clock = await openDatabaseClock(db);
  const mailer = config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : noMailer(config.mailFrom);
  const core = createCore({
    db,
    clock,
    mailer,
    publicUrl: config.publicUrl,
    sitesDomain: config.sitesDomain,
    databaseFolder,
    log,
    storage: storageOf(config),
    vault: createVault(deriveKey(secret, 'stored keys')),
    media: mediaUrls(deriveKey(secret, 'media links').toString('hex')),
    jobs: createJobSender({ databaseUrl, log }),
    serviceAddresses: config.serviceAddresses,
  });
  return {
    core,
    log,
    fingerprint: (installationId) => fingerprintOf(secret, installationId),
    async close() {
      await core.background.drain();
      await core.notices.close();
      clock.stop();
      await core.jobs.stop();
      await db.close();
    },
  };
}
