import { z } from 'zod';
import { accountFolder } from '../storage/own-key-of.ts';
import { BackupError } from './backup-error.ts';

export const BACKUP_FORMAT = 'herald-backup';
/** Goes up when a file would be read in another way. */
export const BACKUP_VERSION = 1;

export const backupNames = {
  manifest: 'manifest.json',
  secret: 'secret',
  readme: 'README.txt',
  /** A table as lines of JSON, each an array of what PostgreSQL prints for the columns. */
  rows: (schema: string, table: string) => `database/${schema}.${table}.jsonl.gz`,
  file: (key: string) => `media/${key}`,
  /** A file that changed while the backup was made. */
  changedFile: (key: string) => `changed/${key}`,
} as const;

/** Herald makes it again where it is missing, so it is worth no room in a backup. */
export const isLeftOut = (key: string): boolean => MADE_ONCE.test(key);
const MADE_ONCE = new RegExp(`^${accountFolder('[^/]+')}once/`);

/** More would make a list of files that is too large to be read again. */
const MOST_FILES = 1_000_000;

export function assertFits(files: number): void {
  if (files > MOST_FILES)
    throw new BackupError(
      `There are ${files} stored files, and one backup holds at most ${MOST_FILES}. Dump the database and copy the files instead.`,
    );
}

/** Tables about what is left out, and about processes that run at the moment. */
export const TABLES_LEFT_OUT = ['made_parts', 'processes'];

const count = z.number().int().min(0);
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const entry = z.object({ path: z.string(), size: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) });

export const backupHead = z.object({ format: z.literal(BACKUP_FORMAT), version: z.number().int() });

export const backupManifest = backupHead.extend({
  release: z.string(),
  made_at: z.iso.datetime(),
  /** The newest migration of the database. */
  tables_ms: count,
  installation: z.object({ id: z.uuid(), secret_fingerprint: z.string() }),
  secret: entry.nullable(),
  sites: z.array(z.object({ schema: name, version: count })),
  tables: z.array(entry.extend({ schema: name, name, columns: z.array(name), rows: count })),
  counters: z.array(z.object({ schema: name, table: name, column: name, last: z.string().regex(/^\d+$/) })),
  files: z.array(entry.extend({ key: z.string() })),
});

export type BackupManifest = z.infer<typeof backupManifest>;
export type BackupEntry = z.infer<typeof entry>;
export type BackupTable = BackupManifest['tables'][number];
export type BackupCounter = BackupManifest['counters'][number];
