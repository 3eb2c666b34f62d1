import type { Config } from '../config/config.ts';
import { CommandError, exitCodes } from './exit-code.ts';

/** A single role does not bring its own database: whoever runs it says where that is. */
export function requireDatabaseUrl(config: Config): string {
  if (config.databaseUrl) return config.databaseUrl;
  throw new CommandError('Set DATABASE_URL, or use `herald start`, which brings its own database.', exitCodes.wrongUse);
}
