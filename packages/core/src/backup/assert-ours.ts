import type { Queryable } from '../db/database.ts';
import { readMigratedTables } from '../db/migrated-tables.ts';
import { compareTables } from '../db/release.ts';
import { BackupError } from './backup-error.ts';
import { strangersRepository } from './strangers-repository.ts';

/** Where a backup comes to. */
export interface TargetRules {
  migrationsFolder: string;
  /** No other program uses the database, so what this release does not know is of a newer Herald. */
  isHeraldsAlone: boolean;
}

/** Throws where the tables of Herald stand among those of somebody else, which a restore would remove. */
export async function assertOurs(db: Queryable, { migrationsFolder, isHeraldsAlone }: TargetRules): Promise<void> {
  const tables = await compareTables(db, migrationsFolder);
  if (tables.age === 'newer' && isHeraldsAlone) return;
  if (tables.age === 'newer')
    throw new BackupError(
      `A newer Herald${tables.release ? `, ${tables.release},` : ''} or another program made tables in this database. This release cannot tell which are Herald's. Restore into an empty database: set DATABASE_URL to it.`,
    );
  const known = readMigratedTables(migrationsFolder);
  const strangers = await strangersRepository.find(db, known);
  if (await strangersRepository.hasOtherMigrations(db, known)) strangers.push('rows in drizzle.__drizzle_migrations');
  if (strangers.length === 0) return;
  throw new BackupError(
    `This database also holds what is not Herald's: ${strangers.join(', ')}. A restore would remove it. Give Herald a database of its own.`,
  );
}
