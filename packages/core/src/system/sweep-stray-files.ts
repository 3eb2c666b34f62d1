import { audioRepository } from '../audio/audio-repository.ts';
import { previewFolder } from '../audio/preview-speech.ts';
import { avatarRepository } from '../avatars/avatar-repository.ts';
import { clipRepository } from '../clips/clip-repository.ts';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import { sweepMade } from '../made-once/tidy-made.ts';
import { accountRepository } from '../people/account-repository.ts';
import { pictureRepository } from '../pictures/picture-repository.ts';
import { type StoredFolder, storageUseRepository } from '../quota/storage-use-repository.ts';
import { DAY_MS, HOUR_MS } from '../runtime/durations.ts';
import { accountFolder } from '../storage/own-key-of.ts';
import type { StoredObject } from '../storage/storage.ts';
import { sweepTemplatePictures } from '../templates/tidy-pictures.ts';
import { videoRepository } from '../videos/state/video-repository.ts';

interface Kind {
  folder: StoredFolder;
  /** Finds the row's id in a file's path below the folder; files with other names are not ours. */
  named: RegExp;
  /** The rows that may have files. */
  listIds(db: Queryable, accountId: string): Promise<string[]>;
}

const AS_FOLDER = /^([0-9a-f-]{36})\//;
const AS_PICTURE = /^([0-9a-f-]{36})\.[a-z]+$/;

const kinds: Kind[] = [
  { folder: 'audio', named: AS_FOLDER, listIds: audioRepository.listIds },
  { folder: 'pictures', named: AS_PICTURE, listIds: pictureRepository.listIds },
  { folder: 'avatars', named: AS_PICTURE, listIds: avatarRepository.listIdsWithPicture },
  { folder: 'clips', named: AS_FOLDER, listIds: clipRepository.listIds },
  { folder: 'videos', named: AS_FOLDER, listIds: videoRepository.listKeptIds },
];

/** Less than a day, because a sweep does not begin at the same second of its hour every day. */
const EVERY_MS = 23 * HOUR_MS;
/** A store takes long to list. */
const AT_ONCE = 8;

/**
 * Compares what is stored with the rows: removes files older than a day that a process left behind when it was killed
 * before it wrote their row or after the row was emptied, previews that are a day old, and corrects the bytes of rows that differ from their files. Takes the accounts that were swept longest ago, each once a day, and leaves those it has no time for to the next sweep.
 */
export async function sweepStrayFiles(core: Core, signal?: AbortSignal): Promise<void> {
  const now = core.clock.now();
  const before = new Date(now.getTime() - DAY_MS);
  await core.storage.removeUnfinished(before);
  await sweepTemplatePictures(core, null, before);
  while (!signal?.aborted) {
    const due = { now, before: new Date(now.getTime() - EVERY_MS), limit: AT_ONCE };
    const accountIds = await accountRepository.takeForSweep(core.db.queries, due);
    if (accountIds.length === 0) return;
    await Promise.all(accountIds.map((accountId) => sweepAccount(core, accountId, before)));
  }
}

async function sweepAccount(core: Core, accountId: string, before: Date): Promise<void> {
  for (const kind of kinds) await sweep(core, kind, accountId, before);
  await sweepMade(core, accountId, before);
  await sweepTemplatePictures(core, accountId, before);
  for await (const { key, modifiedAt } of core.storage.list(previewFolder(accountId))) {
    if (modifiedAt < before) await core.storage.remove(key);
  }
}

async function sweep(core: Core, kind: Kind, accountId: string, before: Date): Promise<void> {
  const stored = await filesById(core, kind, accountId);
  const sizes = new Map([...stored].map(([id, files]) => [id, files.reduce((sum, file) => sum + file.sizeBytes, 0)]));
  await storageUseRepository.correct(core.db.queries, kind.folder, { accountId, before, sizes });
  if (stored.size === 0) return;
  // Read after the files were listed, so that files stored in between have a row.
  for (const id of await kind.listIds(core.db.queries, accountId)) stored.delete(id);
  for (const [id, files] of stored) {
    if (files.some(({ modifiedAt }) => modifiedAt >= before)) continue;
    for (const { key } of files) await core.storage.remove(key);
    await core.storage.removeUnder(`${accountFolder(accountId)}${kind.folder}/${id}/`);
  }
}

async function filesById(core: Core, { folder, named }: Kind, accountId: string): Promise<Map<string, StoredObject[]>> {
  const prefix = `${accountFolder(accountId)}${folder}/`;
  const stored = new Map<string, StoredObject[]>();
  for await (const file of core.storage.list(prefix)) {
    const id = named.exec(file.key.slice(prefix.length))?.[1];
    if (id) stored.set(id, [...(stored.get(id) ?? []), file]);
  }
  return stored;
}
