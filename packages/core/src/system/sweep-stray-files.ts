import { audioRepository } from '../audio/audio-repository.ts';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import { accountRepository } from '../people/account-repository.ts';
import { pictureRepository } from '../pictures/picture-repository.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { accountFolder } from '../storage/own-key-of.ts';
import type { StoredObject } from '../storage/storage.ts';

const HOURS = 24;

interface Kind {
  folder: string;
  /** Finds the row's id in a file's path below the folder; files with other names are not ours. */
  named: RegExp;
  listIds(db: Queryable, accountId: string): Promise<string[]>;
}

/** Their files are stored first and get their row afterwards. */
const kinds: Kind[] = [
  { folder: 'audio/', named: /^([0-9a-f-]{36})\//, listIds: audioRepository.listIds },
  { folder: 'pictures/', named: /^([0-9a-f-]{36})\.[a-z]+$/, listIds: pictureRepository.listIds },
];

/**
 * Removes files older than a day that a process left behind when it was killed before it wrote their row. A store takes
 * long to list, so each account is swept in one hour of the day.
 */
export async function sweepStrayFiles(core: Core): Promise<void> {
  const now = core.clock.now();
  const before = new Date(now.getTime() - DAY_MS);
  await core.storage.removeUnfinished(before);
  const accountIds = await accountRepository.listIds(core.db.queries);
  for (const accountId of accountIds.filter((id) => hourOf(id) === now.getUTCHours())) {
    for (const kind of kinds) await sweep(core, kind, accountId, before);
  }
}

/** The end of an id is random, so every hour gets about the same number. */
function hourOf(accountId: string): number {
  return Number.parseInt(accountId.slice(-6), 16) % HOURS;
}

async function sweep(core: Core, kind: Kind, accountId: string, before: Date): Promise<void> {
  const stored = await filesById(core, kind, accountId);
  if (stored.size === 0) return;
  // Read after the files were listed, so that files stored in between have a row.
  for (const id of await kind.listIds(core.db.queries, accountId)) stored.delete(id);
  for (const [id, files] of stored) {
    if (files.some(({ modifiedAt }) => modifiedAt >= before)) continue;
    for (const { key } of files) await core.storage.remove(key);
    await core.storage.removeUnder(`${accountFolder(accountId)}${kind.folder}${id}/`);
  }
}

async function filesById(core: Core, { folder, named }: Kind, accountId: string): Promise<Map<string, StoredObject[]>> {
  const prefix = `${accountFolder(accountId)}${folder}`;
  const stored = new Map<string, StoredObject[]>();
  for await (const file of core.storage.list(prefix)) {
    const id = named.exec(file.key.slice(prefix.length))?.[1];
    if (id) stored.set(id, [...(stored.get(id) ?? []), file]);
  }
  return stored;
}
