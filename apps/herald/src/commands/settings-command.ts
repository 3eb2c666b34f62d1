import { parseArgs } from 'node:util';
import type { Core } from '@herald/core';
import { AppError } from '@herald/core/errors';
import { operatorHand } from '@herald/core/office/audit';
import { getSetting, readSettings, type Setting, updateSetting } from '@herald/core/office/settings';
import type { Config } from '../config/config.ts';
import { CommandError, exitCodes } from '../instance/exit-code.ts';
import { openCore } from '../instance/open-core.ts';
import { withDatabase } from './database-url.ts';
import { prepareDatabase } from './prepare-database.ts';

export const settingsUsage = `Usage: herald settings list
       herald settings get site_name
       herald settings set site_name "Our studio"`;

/** Reads and changes settings by the rules of the back office, whether Herald is running or not. */
export async function settingsCommand(config: Config, args: string[]): Promise<void> {
  const run = readArguments(args);
  const text = await withDatabase(config, async (databaseUrl) => {
    await prepareDatabase(databaseUrl);
    const open = await openCore(config, databaseUrl, 'settings');
    try {
      return await run(open.core);
    } catch (error) {
      throw error instanceof AppError ? new CommandError(error.message) : error;
    } finally {
      await open.close();
    }
  });
  process.stdout.write(text);
}

function readArguments(args: string[]): (core: Core) => Promise<string> {
  const [action, key, value, ...rest] = parseArgs({ args, allowPositionals: true }).positionals;
  if (action === 'list' && key === undefined) return async (core) => (await readSettings(core)).map(lineOf).join('');
  if (action === 'get' && key !== undefined && value === undefined) {
    return async (core) => `${(await getSetting(core, key)).value}\n`;
  }
  if (action === 'set' && key !== undefined && value !== undefined && rest.length === 0) {
    return async (core) => {
      await updateSetting(core, operatorHand, { key, value });
      return lineOf(await getSetting(core, key));
    };
  }
  throw new CommandError(settingsUsage, exitCodes.wrongUsage);
}

/** The key and the value, apart by a tab; one line, whatever it contains. */
const lineOf = ({ key, value }: Setting) => `${key}\t${String(value).replaceAll('\n', '\\n')}\n`;
