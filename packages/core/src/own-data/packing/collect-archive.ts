import type { Core } from '../../core.ts';
import { productName } from '../../settings/site-settings.ts';
import { accountFolder } from '../../storage/own-key-of.ts';
import type { StoredObject } from '../../storage/storage.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveHead,
  archiveNames,
  MEDIA_FOLDER,
  ROWS_VERSION,
  rowsName,
} from '../archive/archive-format.ts';
import { productVersion } from '../archive/product-version.ts';
import { archiveReadme } from './archive-readme.ts';
import { type ArchiveEntry, bytesEntry } from './archive-stream.ts';
import { type CollectedRows, collectRows, keysIn } from './collect-rows.ts';
import { ExportOverError } from './export-over-error.ts';
import { type DataExport, exportRepository } from './export-repository.ts';

export interface CollectedArchive {
  madeAt: Date;
  entries: ArchiveEntry[];
}

/** The files of an export except the manifest. Rows are in memory, stored files are opened when their turn comes. */
export async function collectArchive(core: Core, found: DataExport): Promise<CollectedArchive> {
  const owner = await exportRepository.findOwner(core.db.queries, found);
  if (!owner) throw new ExportOverError();
  const madeAt = core.clock.now();
  const collected = await collectRows(core, found);
  const { there, missing } = await findFiles(core, keysIn(collected.tables.values(), found.accountId));
  const head: ArchiveHead = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    product: { name: productName, version: productVersion },
    export_id: found.id,
    made_at: madeAt.toISOString(),
    account: { id: found.accountId, owner_id: owner.id, name: owner.name, email: owner.email },
    tables: [...collected.tables].map(([table, rows]) => ({ table, rows: rows.length })),
    library: collected.library.map(({ id, presetId }) => ({ id, preset_id: presetId })),
    missing,
  };
  return { madeAt, entries: [...textEntries(head, collected, madeAt), ...there.map(mediaEntry(core, found))] };
}

function textEntries(head: ArchiveHead, { tables, consents }: CollectedRows, madeAt: Date): ArchiveEntry[] {
  const json = (path: string, content: object) => bytesEntry(path, JSON.stringify(content, null, 1), madeAt);
  return [
    bytesEntry(archiveNames.readme, archiveReadme(head), madeAt),
    json(archiveNames.head, head),
    json(archiveNames.consents, consents),
    ...[...tables].map(([table, rows]) => json(rowsName(table), { table, version: ROWS_VERSION, rows })),
  ];
}

const mediaEntry =
  (core: Core, { accountId }: DataExport) =>
  ({ key, sizeBytes, modifiedAt }: StoredObject): ArchiveEntry => ({
    path: `${MEDIA_FOLDER}${key.slice(accountFolder(accountId).length)}`,
    sizeBytes,
    modifiedAt,
    open: () => core.storage.read(key),
  });

async function findFiles(core: Core, keys: string[]): Promise<{ there: StoredObject[]; missing: string[] }> {
  const there: StoredObject[] = [];
  const missing: string[] = [];
  for (const key of keys) {
    const file = await core.storage.stat(key);
    if (file) there.push(file);
    else missing.push(key);
  }
  return { there, missing };
}
