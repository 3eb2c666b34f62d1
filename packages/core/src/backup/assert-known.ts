import { readMigratedTables } from '../db/migrated-tables.ts';
import { siteSchemaSteps } from '../sites/site-schema.ts';
import { BackupError } from './backup-error.ts';
import type { BackupManifest } from './backup-format.ts';

/** Throws unless this release can make every table of a backup, with all its columns. */
export function assertKnown({ tables_ms, tables, sites }: BackupManifest, migrationsFolder: string): void {
  const { columns: known } = readMigratedTables(migrationsFolder, tables_ms);
  for (const { schema, name, columns } of tables) {
    if (schema !== 'public') continue;
    const there = known.get(name);
    if (!there) throw new BackupError(`This Herald has no table ${name}, which the backup has.`);
    const strange = columns.find((column) => !there.has(column));
    if (strange) throw new BackupError(`The table ${name} of this Herald has no ${strange}, which the backup has.`);
  }
  if (sites.some(({ version }) => version > siteSchemaSteps.length))
    throw new BackupError('The sites of this backup are of a newer Herald.');
}
