import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Core } from '@herald/core';
import { findMade, fitMade, keepMade, readMade } from '@herald/core/made-once';
import type { ClaimedVideo } from '@herald/core/videos';

const SEGMENT = /\.segment\.mp4$/;
/** Reading and storing mostly waits for the store. */
const AT_ONCE = 4;

type SegmentsOf = Pick<ClaimedVideo, 'accountId' | 'ingredients'>;

/**
 * Puts segments that earlier films of the account had into the folder of this one; a
 * store that is away costs time and no film: what is not there is drawn.
 */
export async function fetchSegments(
  core: Core,
  { accountId }: SegmentsOf,
  folder: string,
  names: string[],
): Promise<void> {
  const made = await findMade(core, { accountId, kind: 'segment', keys: names });
  const lying = new Set(await readdir(folder));
  const wanted = [...made.values()].filter(({ key }) => !lying.has(key));
  await inTurns(wanted, async (part) => {
    const bytes = await readMade(core, part);
    if (!bytes) return;
    const draft = join(folder, `${part.key}.fetched.draft`);
    await writeFile(draft, bytes);
    await rename(draft, join(folder, part.key));
  });
}

/** Keeps the segments of a finished film, in all its ratios, for those that come after it. */
export async function keepSegments(core: Core, video: SegmentsOf, folder: string): Promise<void> {
  const { accountId, ingredients } = video;
  const paths = (await readdir(folder, { recursive: true })).filter((path) => SEGMENT.test(path));
  const keys = paths.map((path) => basename(path));
  const kept = await findMade(core, { accountId, kind: 'segment', keys });
  const fresh = paths.filter((path) => !kept.has(basename(path)));
  await inTurns(fresh, async (path) => {
    const key = basename(path);
    const bytes = await readFile(join(folder, path));
    await keepMade(core, { accountId, kind: 'segment', key, bytes, avatarId: ingredients.avatarId });
  });
  if (fresh.length > 0) await fitMade(core);
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE) await Promise.all(items.slice(at, at + AT_ONCE).map(work));
}
