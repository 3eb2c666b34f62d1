import type { Core } from '../core.ts';
import { HOUR_MS } from '../runtime/durations.ts';
import { newSecretToken } from '../runtime/secret-token.ts';
import { visitorSaltRepository } from './visitor-salt-repository.ts';

/** A secret that every process shares for one day, and that nobody has afterwards. */
export interface DaySalt {
  day: string;
  salt: string;
}

/** What is being watched at midnight can still be counted for so long. */
const KEPT_AFTER_ITS_DAY_MS = HOUR_MS;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The oldest day whose salt may still be used. */
const oldestDay = ({ clock }: Pick<Core, 'clock'>): string =>
  dayOf(new Date(clock.now().getTime() - KEPT_AFTER_ITS_DAY_MS));

export async function getTodaysSalt(core: Core): Promise<DaySalt> {
  const { queries } = core.db;
  const day = dayOf(core.clock.now());
  const known = await visitorSaltRepository.find(queries, day);
  if (known) return { day, salt: known };
  await visitorSaltRepository.begin(queries, day, newSecretToken(core.random));
  const salt = await visitorSaltRepository.find(queries, day);
  if (!salt) throw new Error(`The salt of ${day} was not stored.`);
  return { day, salt };
}

/** The salt of a day that is not over for long. */
export async function findSalt(core: Core, day: string): Promise<DaySalt | undefined> {
  if (day < oldestDay(core)) return undefined;
  const salt = await visitorSaltRepository.find(core.db.queries, day);
  return salt ? { day, salt } : undefined;
}

/** Throws away the salts of days that are over. */
export async function forgetSalts(core: Core): Promise<void> {
  await visitorSaltRepository.removeBefore(core.db.queries, oldestDay(core));
}
