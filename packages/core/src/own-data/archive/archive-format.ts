import { z } from 'zod';

/** What an export is called in its head, so that no other zip passes for one. */
export const ARCHIVE_FORMAT = 'herald-export';
/** Goes up when a file would be read in another way. */
export const ARCHIVE_VERSION = 1;
/** Of the rows of a table, written beside them. */
export const ROWS_VERSION = 1;

export const archiveNames = {
  head: 'herald-export.json',
  manifest: 'manifest.json',
  consents: 'consents.json',
  readme: 'README.txt',
} as const;

/** Where the stored files of the account are, under the rest of their key. */
export const MEDIA_FOLDER = 'media/';
export const rowsName = (table: string): string => `data/${table}.json`;

const count = z.number().int().min(0);

/** Who and what an export is of. */
export const archiveHead = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.number().int(),
  product: z.object({ name: z.string(), version: z.string() }),
  export_id: z.uuid(),
  made_at: z.iso.datetime(),
  account: z.object({ id: z.uuid(), owner_id: z.uuid(), name: z.string(), email: z.string() }),
  tables: z.array(z.object({ table: z.string(), rows: count })),
  /** Avatars of the library that rows may name: every installation has its own ids for them. */
  library: z.array(z.object({ id: z.uuid(), preset_id: z.string() })),
  /** Stored files that rows name and the store no longer has. */
  missing: z.array(z.string()),
});
export type ArchiveHead = z.infer<typeof archiveHead>;

const SHA256 = /^[0-9a-f]{64}$/;

/** Every other file of the archive, with what it must be. */
export const archiveManifest = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.number().int(),
  files: z.array(z.object({ path: z.string(), size: count, sha256: z.string().regex(SHA256) })),
});
export type ArchiveManifest = z.infer<typeof archiveManifest>;
export type ManifestFile = ArchiveManifest['files'][number];

export const rowsFile = z.object({ table: z.string(), version: z.number().int(), rows: z.array(z.unknown()) });
