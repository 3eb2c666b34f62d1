import type { Core } from '../core.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { clipFolder, piecesFolder } from './clip-folder.ts';
import { clipRepository, type PersonClip } from './clip-repository.ts';
import { dropSayingsOfClip } from './purge-sayings.ts';

/** A face without consent goes, like a portrait without an avatar. */
const UNUSED_DAYS = 1;
/** As of pictures that nothing names. */
const UNUSED_MATERIAL_DAYS = 14;
const BATCH = 100;

/** Removes clips that nothing needs, and files as they were sent that nobody has to look at any more. */
export async function purgeClips(core: Core, signal?: AbortSignal): Promise<void> {
  const { queries } = core.db;
  const before = (days: number) => new Date(core.clock.now().getTime() - days * DAY_MS);
  const unused = { presentersBefore: before(UNUSED_DAYS), materialBefore: before(UNUSED_MATERIAL_DAYS) };
  while (!signal?.aborted) {
    const unneeded = await clipRepository.listUnneeded(queries, unused, BATCH);
    if (unneeded.length === 0) break;
    for (const clip of unneeded) {
      await dropSayingsOfClip(core, clip.id);
      await core.storage.removeUnder(clipFolder(clip));
      await clipRepository.remove(queries, clip.id);
    }
  }
  for (const clip of await clipRepository.listWithUselessPieces(queries, BATCH)) await dropPieces(core, clip);
}

/** Removes the file as it was sent, with its sound; what films need stays. */
export async function dropPieces(core: Core, clip: Pick<PersonClip, 'id' | 'accountId'>): Promise<void> {
  await core.storage.removeUnder(piecesFolder(clip));
  await clipRepository.forgetPieces(core.db.queries, clip.id);
}
