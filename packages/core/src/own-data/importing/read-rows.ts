import { z } from 'zod';
import { accountFolder } from '../../storage/own-key-of.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveHead,
  archiveHead,
  archiveNames,
  MEDIA_FOLDER,
  ROWS_VERSION,
  rowsFile,
  rowsName,
} from '../archive/archive-format.ts';
import type { ArchivedRow } from '../archive/archive-repository.ts';
import { type ArchivedName, archivedNames, isNewTable } from '../archive/archived-tables-repository.ts';
import { rowSchemaOf } from '../archive/row-schemas.ts';
import { keysIn } from '../packing/collect-rows.ts';
import { refuseImport } from './import-error.ts';
import type { OpenArchive } from './open-archive.ts';

export type ReadTables = Record<ArchivedName, ArchivedRow[]>;

const versioned = z.object({ format: z.literal(ARCHIVE_FORMAT), version: z.number() });

export async function readHead(archive: OpenArchive): Promise<ArchiveHead> {
  const content = await archive.readJson(archiveNames.head);
  const about = versioned.safeParse(content);
  if (!about.success) throw refuseImport('This is not an export of Herald.');
  if (about.data.version !== ARCHIVE_VERSION) {
    throw refuseImport(
      `This export has format ${about.data.version}, and this Herald reads format ${ARCHIVE_VERSION}. Use the version of Herald that made it, or a newer one.`,
    );
  }
  const head = archiveHead.safeParse(content);
  if (!head.success)
    throw refuseImport(`${archiveNames.head} is not what Herald writes: ${z.prettifyError(head.error)}`);
  return head.data;
}

/** All rows, checked one by one; and every file in the export is named by one of them. */
export async function readRows(archive: OpenArchive, { account }: ArchiveHead): Promise<ReadTables> {
  const known = new Set(archivedNames.map(rowsName));
  const unknown = [...archive.files.keys()].find((path) => path.startsWith('data/') && !known.has(path));
  if (unknown) throw refuseImport(`This Herald does not know ${unknown}. Use the version that made the export.`);
  const tables: Partial<ReadTables> = {};
  for (const name of archivedNames) tables[name] = await readTable(archive, name);
  const read = tables as ReadTables;
  const named = new Set(keysIn(Object.values(read), account.id));
  for (const path of archive.files.keys()) {
    const isNamed = named.has(`${accountFolder(account.id)}${path.slice(MEDIA_FOLDER.length)}`);
    if (path.startsWith(MEDIA_FOLDER) && !isNamed) throw refuseImport(`Nothing in the export is about ${path}.`);
  }
  assertOwnFiles(read, account.id);
  return read;
}

async function readTable(archive: OpenArchive, name: ArchivedName): Promise<ArchivedRow[]> {
  const path = rowsName(name);
  if (isNewTable(name) && !archive.files.has(path)) return [];
  const content = rowsFile.safeParse(await archive.readJson(path));
  if (!content.success || content.data.table !== name) throw refuseImport(`${path} is not what Herald writes.`);
  if (content.data.version !== ROWS_VERSION) {
    throw refuseImport(`${path} has version ${content.data.version}, and this Herald reads version ${ROWS_VERSION}.`);
  }
  const schema = rowSchemaOf(name);
  return content.data.rows.map((row, index) => {
    const checked = schema.safeParse(row);
    if (checked.success) return checked.data;
    throw refuseImport(`Row ${index + 1} of ${path} is not what Herald writes: ${z.prettifyError(checked.error)}`);
  });
}

/** A row that names a file of another account would hand it out. */
function assertOwnFiles(tables: ReadTables, accountId: string): void {
  const folder = accountFolder(accountId);
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (/^accounts\/[0-9a-f-]{36}\//.test(value) && !value.startsWith(folder)) {
        throw refuseImport('The export names files of another account.');
      }
    } else if (value !== null && typeof value === 'object') {
      for (const inner of Object.values(value)) look(inner);
    }
  };
  look(tables);
}
