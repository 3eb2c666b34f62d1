import { parseArgs } from 'node:util';
import { AppError } from '@herald/core/errors';
import type { Config } from '../config/config.ts';
import { CommandError, exitCodes } from '../instance/exit-code.ts';
import { openCore } from '../instance/open-core.ts';
import { type AdminArguments, adminActions } from './admin-actions.ts';
import { withDatabase } from './database-url.ts';
import { prepareDatabase } from './prepare-database.ts';

export const adminUsage = Object.entries(adminActions)
  .map(([name, action], index) => `${index === 0 ? 'Usage:' : '      '} herald admin ${name} ${action.usage}`)
  .join('\n');

/** Administers users. Anyone who may read the data folder may run it, whether Herald is running or not. */
export async function adminCommand(config: Config, args: string[]): Promise<void> {
  const { action, values } = readArguments(args);
  const text = await withDatabase(config, async (databaseUrl) => {
    await prepareDatabase(databaseUrl);
    const open = await openCore(config, databaseUrl, 'admin');
    try {
      return await action.run(open.core, values);
    } catch (error) {
      throw error instanceof AppError ? new CommandError(error.message) : error;
    } finally {
      await open.close();
    }
  });
  process.stdout.write(text);
}

function readArguments(args: string[]) {
  const option = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { email: option, password: option, plan: option, search: option, until: option },
  });
  const [name = '', extra] = positionals;
  const action = Object.hasOwn(adminActions, name) ? adminActions[name] : undefined;
  if (!action || action.needs.some((option) => !values[option]))
    throw new CommandError(adminUsage, exitCodes.wrongUsage);
  const known: readonly string[] = [...action.needs, ...action.takes];
  const unused = Object.keys(values).find((option) => !known.includes(option));
  // Ignored, it would leave the wrong people changed or listed.
  if (unused !== undefined || extra !== undefined) {
    const surplus = unused === undefined ? `"${extra}"` : `--${unused}`;
    const words = `herald admin ${name} does not take ${surplus}.\nUsage: herald admin ${name} ${action.usage}`;
    throw new CommandError(words, exitCodes.wrongUsage);
  }
  const { email = '', plan = '', search = '', password } = values;
  const given: AdminArguments = { email, plan, search, password, until: readUntil(values.until) };
  return { action, values: given };
}

/** A plan holds until the end of the day, in UTC. */
function readUntil(typed: string | undefined): Date | null | undefined {
  if (typed === undefined) return undefined;
  if (typed === 'never') return null;
  const end = new Date(`${typed}T23:59:59.999Z`);
  // A day that no month has becomes another day.
  if (!Number.isNaN(end.getTime()) && end.toISOString().startsWith(typed)) return end;
  throw new CommandError(`--until takes a day such as 2027-01-31, in UTC, or never.`, exitCodes.wrongUsage);
}
