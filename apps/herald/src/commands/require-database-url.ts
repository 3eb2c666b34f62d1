import type { Config } from '../config/config.ts';
import { CommandError, exitCodes } from '../instance/exit-code.ts';

/** A single process does not start a database, so the operator has to name one. */
export function requireDatabaseUrl(config: Config): string {
  if (config.databaseUrl) return config.databaseUrl;
  throw new CommandError(
    'Set DATABASE_URL, or run `herald start`, which starts its own database.',
    exitCodes.wrongUsage,
  );
}
