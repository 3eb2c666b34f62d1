import { type Background, createBackground } from './background.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Database } from './db/database.ts';
import { type Log, silentLog } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { createPasswordHasher, type PasswordHasher } from './people/password-hasher.ts';
import { type Random, systemRandom } from './random.ts';
import { createSettingsReader, type SettingsReader } from './settings/settings-reader.ts';

/** Everything the rules work with; built once per process. */
export interface Core {
  db: Database;
  clock: Clock;
  random: Random;
  log: Log;
  mailer: Mailer;
  passwords: PasswordHasher;
  settings: SettingsReader;
  background: Background;
  /** Address people reach this installation at, without a trailing slash. */
  publicUrl: string;
}

export interface CoreParts {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
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
    publicUrl: parts.publicUrl.replace(/\/+$/, ''),
    clock,
    log,
    random: parts.random ?? systemRandom,
    passwords: parts.passwords ?? createPasswordHasher(),
    settings: createSettingsReader(parts.db, clock),
    background: createBackground(log),
  };
}
