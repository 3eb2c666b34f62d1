import { migrate } from '@herald/core';
import { programPaths } from '../program-paths.ts';

/** Brings the tables up to date; safe to call from any number of processes at once. */
export function prepareDatabase(databaseUrl: string): Promise<void> {
  return migrate(databaseUrl, programPaths().migrations);
}
