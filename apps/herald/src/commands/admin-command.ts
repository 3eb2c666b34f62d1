import { parseArgs } from 'node:util';
import { AppError } from '@herald/core/errors';
import { addAdministrator, type OperatorPassword, resetPasswordByOperator } from '@herald/core/people';
import type { Config } from '../config/config.ts';
import { CommandError, exitCodes } from '../instance/exit-code.ts';
import { openCore } from '../instance/open-core.ts';
import { withDatabase } from './database-url.ts';
import { prepareDatabase } from './prepare-database.ts';

const USAGE =
  'Usage: herald admin create --email you@example.com [--password …]\n       herald admin reset-password --email you@example.com [--password …]';

/** Creates an administrator or resets a password. Anyone who may read the data folder may run it. */
export async function adminCommand(config: Config, args: string[]): Promise<void> {
  const { action, email, password } = readArguments(args);
  const result = await withDatabase(config, async (databaseUrl) => {
    await prepareDatabase(databaseUrl);
    const open = await openCore(config, databaseUrl, 'admin');
    try {
      const perform = action === 'create' ? addAdministrator : resetPasswordByOperator;
      return await perform(open.core, { email, ...(password && { password }) });
    } catch (error) {
      throw error instanceof AppError ? new CommandError(error.message) : error;
    } finally {
      await open.close();
    }
  });
  process.stdout.write(describe(action, result));
}

function readArguments(args: string[]): {
  action: 'create' | 'reset-password';
  email: string;
  password?: string | undefined;
} {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { email: { type: 'string' }, password: { type: 'string' } },
  });
  const [action] = positionals;
  if ((action !== 'create' && action !== 'reset-password') || !values.email)
    throw new CommandError(USAGE, exitCodes.wrongUsage);
  return { action, email: values.email, password: values.password };
}

function describe(action: string, { email, generatedPassword }: OperatorPassword): string {
  const done = action === 'create' ? `${email} is now an administrator.` : `The password of ${email} has been changed.`;
  return generatedPassword ? `${done}\nPassword: ${generatedPassword} (shown only once)\n` : `${done}\n`;
}
