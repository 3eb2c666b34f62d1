import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Transaction } from './database.ts';

/** Makes the tables as they were after a migration, in a database without any; `migrate` takes the later ones. */
export async function migrateUntil(tx: Transaction, migrationsFolder: string, lastMs: number): Promise<void> {
  await tx.execute(sql`create schema drizzle`);
  await tx.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, folderMillis, hash } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis > lastMs) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}
