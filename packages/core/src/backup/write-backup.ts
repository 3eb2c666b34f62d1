import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import type { Database, Queryable } from '../db/database.ts';
import { readMigratedTables } from '../db/migrated-tables.ts';
import { releaseRepository } from '../db/release-repository.ts';
import { openSnapshot } from '../db/snapshot.ts';
import { siteRepository } from '../sites/site-repository.ts';
import { type Storage, StorageError, type StoredObject } from '../storage/index.ts';
import { installationRepository } from '../system/installation-repository.ts';
import { BackupError } from './backup-error.ts';
import {
  assertFits,
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupEntry,
  type BackupManifest,
  type BackupTable,
  backupManifest,
  backupNames,
  isLeftOut,
  TABLES_LEFT_OUT,
} from './backup-format.ts';
import { backupReadme } from './backup-readme.ts';
import { type DumpedTable, dumpRepository } from './dump-repository.ts';
import { openPack, type Pack, type PackedInput } from './pack.ts';

export interface BackupSource {
  db: Database;
  storage: Storage;
  /** The secret, if it is to be in the backup. */
  secret: string | undefined;
  release: string;
  migrationsFolder: string;
  madeAt: Date;
}

export interface BackupProgress {
  /** Before the first file, so that a disk that is too small is found then. */
  onBegin(files: number, sizeBytes: number): Promise<void>;
  onFile(sizeBytes: number): void;
  onDatabase(tables: number, rows: number): void;
}

/**
 * The backup as a zip, of which only some pieces are in memory at any time. Files come first, then the database at one
 * moment, then the files that are there since: whatever a row names is stored before the row is written. Only a file
 * that comes and goes after the first listing is missing beside its row.
 */
export function backupStream(source: BackupSource, progress: BackupProgress): Readable {
  return Readable.from(makeZip(inputsOf(source, progress)), { objectMode: false });
}

async function* inputsOf(source: BackupSource, progress: BackupProgress): AsyncGenerator<PackedInput> {
  const { storage, secret, madeAt } = source;
  const pack = openPack(madeAt);
  yield pack.text(backupNames.readme, backupReadme(source));
  const files = openFiles(storage, pack, progress);
  const first = await files.listNew();
  assertFits(first.length);
  await progress.onBegin(
    first.length,
    sumOf(first, ({ sizeBytes }) => sizeBytes),
  );
  yield* files.pack(first);
  const { head, tables } = yield* packDatabase(source, pack);
  progress.onDatabase(
    tables.length,
    sumOf(tables, ({ rows }) => rows),
  );
  yield* files.pack(await files.listNew());
  if (secret) yield pack.text(backupNames.secret, `${secret}\n`);
  const manifest: BackupManifest = {
    ...head,
    secret: secret ? pack.entryOf(backupNames.secret) : null,
    tables: tables.map((table) => ({ ...table, ...pack.entryOf(backupNames.rows(table.schema, table.name)) })),
    files: files.packed(),
  };
  yield pack.text(backupNames.manifest, JSON.stringify(backupManifest.parse(manifest), null, 1));
}

const sumOf = <Item>(items: Item[], sizeOf: (item: Item) => number) =>
  items.reduce((sum, item) => sum + sizeOf(item), 0);

/** The stored files, packed in rounds: each takes what is new or another one since the round before. */
function openFiles(storage: Storage, pack: Pack, progress: BackupProgress) {
  const packed = new Map<string, { etag: string; path: string }>();
  return {
    async listNew(): Promise<StoredObject[]> {
      const files: StoredObject[] = [];
      for await (const file of storage.listAll()) {
        if (!isLeftOut(file.key) && packed.get(file.key)?.etag !== file.etag) files.push(file);
      }
      return files;
    },
    async *pack(files: StoredObject[]): AsyncGenerator<PackedInput> {
      for (const { key, etag, sizeBytes } of files) {
        const bytes = await storage.read(key).catch(ifDeleted);
        if (!bytes) continue;
        const path = packed.has(key) ? backupNames.changedFile(key) : backupNames.file(key);
        yield pack.bytes(path, bytes);
        packed.set(key, { etag, path });
        progress.onFile(sizeBytes);
      }
    },
    packed: () => [...packed].map(([key, { path }]) => ({ key, ...pack.entryOf(path) })),
  };
}

function ifDeleted(error: unknown): undefined {
  if (error instanceof StorageError && error.code === 'not_found') return undefined;
  throw error;
}

type Head = Omit<BackupManifest, 'secret' | 'tables' | 'files'>;
type CountedTable = Omit<BackupTable, keyof BackupEntry>;

async function* packDatabase(
  source: BackupSource,
  pack: Pack,
): AsyncGenerator<PackedInput, { head: Head; tables: CountedTable[] }> {
  const { queries, close } = await openSnapshot(source.db);
  try {
    const head = await describe(queries, source);
    const tables: CountedTable[] = [];
    const ours = readMigratedTables(source.migrationsFolder, head.tables_ms).columns.keys();
    for (const table of (await dumpRepository.listTables(queries, ours)).filter(isWanted)) {
      const counted = { ...table, rows: 0 };
      const onRow = () => {
        counted.rows += 1;
      };
      yield pack.lines(
        backupNames.rows(table.schema, table.name),
        noting(dumpRepository.readRows(queries, table), onRow),
      );
      tables.push(counted);
    }
    return { head, tables };
  } finally {
    await close();
  }
}

const isWanted = ({ schema, name }: DumpedTable) => schema !== 'public' || !TABLES_LEFT_OUT.includes(name);

async function* noting<Item>(items: AsyncIterable<Item>, onItem: () => void): AsyncGenerator<Item> {
  for await (const item of items) {
    onItem();
    yield item;
  }
}

async function describe(db: Queryable, { release, madeAt }: BackupSource): Promise<Head> {
  const tablesMs = await releaseRepository.findNewestMs(db);
  const installation = tablesMs === undefined ? undefined : await installationRepository.find(db);
  if (tablesMs === undefined || !installation) throw new BackupError('No Herald has ever run with this database.');
  const sites = await siteRepository.listAll(db);
  return {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    release,
    made_at: madeAt.toISOString(),
    tables_ms: tablesMs,
    installation: { id: installation.id, secret_fingerprint: installation.secretFingerprint },
    sites: sites.map(({ schemaName, schemaVersion }) => ({ schema: schemaName, version: schemaVersion })),
    counters: await dumpRepository.listCounters(db),
  };
}
