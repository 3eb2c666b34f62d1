import { madeKinds } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { type MadePart, madePartRepository } from './made-part-repository.ts';
import { fileNameOf, madeFolder, removeMade } from './made-parts.ts';

/** What nobody used for so long goes, also where there is room. */
const KEPT_DAYS = 30;
const MB = 1_000_000;
const BATCH = 200;
/** Removing files mostly waits for the store. */
const AT_ONCE = 8;

/** Removes what was not used for long, and then the least used until the rest fits. */
export async function tidyMade(core: Core, _now?: Date, signal?: AbortSignal): Promise<void> {
  const before = new Date(core.clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await removeAll(core, () => madePartRepository.listUnused(core.db.queries, before, BATCH), signal);
  await fitMade(core, signal);
}

/** Removes the least used parts until all together are within the limit of the installation. */
export async function fitMade(core: Core, signal?: AbortSignal): Promise<void> {
  const { made_once_mb } = await core.settings.read();
  if (made_once_mb === 0) return;
  let tooMuch = (await madePartRepository.sumBytes(core.db.queries)) - made_once_mb * MB;
  await removeAll(
    core,
    async () => {
      if (tooMuch <= 0) return [];
      const oldest = await madePartRepository.listOldest(core.db.queries, BATCH);
      const going = oldest.filter(({ sizeBytes }) => {
        const goes = tooMuch > 0;
        tooMuch -= goes ? sizeBytes : 0;
        return goes;
      });
      return going;
    },
    signal,
  );
}

/** What shows a person goes with them. */
export async function forgetMadeOf(core: Core, avatarId: string): Promise<void> {
  await removeAll(core, () => madePartRepository.listOfAvatar(core.db.queries, avatarId, BATCH));
}

/** Removes files without a row, as a process leaves them that is killed between the two. */
export async function sweepMade(core: Core, accountId: string, before: Date): Promise<void> {
  for (const kind of madeKinds) {
    const folder = madeFolder(accountId, kind);
    const files: string[] = [];
    for await (const { key, modifiedAt } of core.storage.list(folder)) if (modifiedAt < before) files.push(key);
    if (files.length === 0) continue;
    const kept = new Set((await madePartRepository.listStored(core.db.queries, accountId, kind)).map(fileNameOf));
    for (const file of files) if (!kept.has(file.slice(folder.length))) await core.storage.remove(file);
  }
}

async function removeAll(core: Core, list: () => Promise<MadePart[]>, signal?: AbortSignal): Promise<void> {
  for (let going = await list(); going.length > 0; going = await list()) {
    for (let at = 0; at < going.length; at += AT_ONCE) {
      if (signal?.aborted) return;
      await Promise.all(going.slice(at, at + AT_ONCE).map((part) => removeMade(core, part)));
    }
  }
}
