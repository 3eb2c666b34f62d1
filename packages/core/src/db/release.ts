import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Queryable } from './database.ts';
import { releaseRepository } from './release-repository.ts';

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number() })).min(1) });

/** How the tables of the database compare with those that this program knows. */
export type TablesAge =
  | { age: 'same' | 'older' }
  /** A newer release changed them, which is named where it left its name. */
  | { age: 'newer'; release: string | undefined };

/** The database belongs to a newer release. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
  readonly release: string | undefined;

  constructor(release: string | undefined) {
    super(`The database was upgraded by a newer release${release ? `, ${release}` : ''}`);
    this.release = release;
  }
}

/** Compares the newest migration of both: tables only move forward. */
export async function compareTables(db: Queryable, migrationsFolder: string): Promise<TablesAge> {
  const programMs = newestMigrationMs(migrationsFolder);
  const databaseMs = await releaseRepository.findNewestMs(db);
  if (databaseMs === undefined || databaseMs < programMs) return { age: 'older' };
  if (databaseMs === programMs) return { age: 'same' };
  const release = await releaseRepository.findName(db).catch(() => undefined);
  return { age: 'newer', release };
}

/** When the newest migration that comes with a program was written. */
export function newestMigrationMs(migrationsFolder: string): number {
  const text = readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8');
  return Math.max(...journalSchema.parse(JSON.parse(text)).entries.map(({ when }) => when));
}
