import type { AccountService } from '@herald/contract/account-services';
import type { Database } from './db/database.ts';
import { type Notices, openNotices } from './db/notices.ts';
import type { Mailer } from './mail/mailer.ts';
import type { JobSender } from './queue/job-sender.ts';
import { type Background, createBackground } from './runtime/background.ts';
import { type Clock, systemClock } from './runtime/clock.ts';
import { type Log, silentLog } from './runtime/log.ts';
import { createPasswordHasher, type PasswordHasher } from './runtime/password-hasher.ts';
import { type Random, systemRandom } from './runtime/random.ts';
import { createTally, type Tally } from './runtime/tally.ts';
import { createTimeMeter, type TimeMeter } from './runtime/time-meter.ts';
import type { Vault } from './runtime/vault.ts';
import { createSettingsReader, type SettingsReader } from './settings/settings-reader.ts';
import type { MediaUrls } from './storage/media-url.ts';
import type { Storage } from './storage/storage.ts';

/** Everything the rules work with; built once per process. */
export interface Core {
  db: Database;
  clock: Clock;
  random: Random;
  log: Log;
  mailer: Mailer;
  passwords: PasswordHasher;
  settings: SettingsReader;
  /** What other processes say. */
  notices: Notices;
  background: Background;
  storage: Storage;
  media: MediaUrls;
  /** For secrets of others that Herald keeps. */
  vault: Vault;
  /** Where services of accounts are, where that is not their usual address. */
  serviceAddresses: ServiceAddresses;
  jobs: JobSender;
  /** What happened to videos by the hand of this process. */
  videoEvents: Tally;
  /** How long this process took to answer requests. */
  requestTimes: TimeMeter;
  /** Address people reach this installation at, without a trailing slash. */
  publicUrl: string;
  /** Sites are served one label below this host. */
  sitesDomain: string;
  /** Where the embedded database lies. Only the process that serves the overview knows it; undefined in others, and with a database of the operator's own. */
  databaseFolder: string | undefined;
}

export type ServiceAddresses = Partial<Record<AccountService, string>>;

export interface CoreParts {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
  sitesDomain?: string;
  databaseFolder?: string | undefined;
  storage: Storage;
  media: MediaUrls;
  vault: Vault;
  jobs: JobSender;
  serviceAddresses?: ServiceAddresses;
  clock?: Clock;
  random?: Random;
  log?: Log;
  passwords?: PasswordHasher;
}

export function createCore(parts: CoreParts): Core {
  const clock = parts.clock ?? systemClock;
  const log = parts.log ?? silentLog;
  return {
    db: parts.db,
    mailer: parts.mailer,
    storage: parts.storage,
    media: parts.media,
    vault: parts.vault,
    jobs: parts.jobs,
    serviceAddresses: parts.serviceAddresses ?? {},
    publicUrl: parts.publicUrl.replace(/\/+$/, ''),
    sitesDomain: parts.sitesDomain ?? new URL(parts.publicUrl).host,
    databaseFolder: parts.databaseFolder,
    clock,
    log,
    random: parts.random ?? systemRandom,
    passwords: parts.passwords ?? createPasswordHasher(),
    settings: createSettingsReader(parts.db, clock),
    notices: openNotices(parts.db, log),
    background: createBackground(log),
    videoEvents: createTally(),
    requestTimes: createTimeMeter(),
  };
}
