import { join } from 'node:path';
import { createLogger } from '@herald/api';
import {
  type Core,
  createCore,
  createJobSender,
  diskStorage,
  mediaUrls,
  openDatabase,
  outboxMailer,
  s3Storage,
  smtpMailer,
  systemClock,
  systemRandom,
} from '@herald/core';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { deriveKey, readInstanceSecret } from '../instance/instance-secret.ts';

export interface OpenCore {
  core: Core;
  log: Logger;
  close(): Promise<void>;
}

/** Wires the rules to this installation's database, mail and media. */
export async function openCore(config: Config, databaseUrl: string, name: string): Promise<OpenCore> {
  const log = createLogger({ level: config.logLevel }).child({ process: name });
  const db = openDatabase({ url: databaseUrl, log });
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : outboxMailer(join(config.dataFolder, 'outbox'), { clock: systemClock, random: systemRandom });
  const secret = await readInstanceSecret(config.dataFolder, config.secretKey);
  const core = createCore({
    db,
    mailer,
    publicUrl: config.publicUrl,
    sitesDomain: config.sitesDomain,
    log,
    storage: config.s3 ? s3Storage(config.s3) : diskStorage(join(config.dataFolder, 'media')),
    media: mediaUrls(deriveKey(secret, 'media links').toString('hex')),
    jobs: createJobSender({ databaseUrl, log }),
  });
  return {
    core,
    log,
    async close() {
      await core.background.drain();
      await core.jobs.stop();
      await db.close();
    },
  };
}
