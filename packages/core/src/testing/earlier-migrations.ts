import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '../db/migrate.ts';

/** A folder with the migrations of the time before a step, by its tag. */
export async function earlierMigrations(step: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.filter(({ tag }) => tag < step);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  return folder;
}
