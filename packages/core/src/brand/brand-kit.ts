import { type BrandKit, brandKit } from '@herald/contract/brand';
import type { Core } from '../core.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { pictureRepository } from '../pictures/picture-repository.ts';
import { ownKeyOf } from '../storage/own-key-of.ts';
import { brandKitRepository } from './brand-kit-repository.ts';

export interface SavedKit {
  /** 0 while there is none. */
  version: number;
  /** With a link to its logo that works. */
  kit: BrandKit | null;
}

/** What new films of the account start with. A stored kit that is none any more counts as none. */
export async function readBrandKit(core: Core, { accountId }: Pick<Actor, 'accountId'>): Promise<SavedKit> {
  const stored = await brandKitRepository.find(core.db.queries, accountId);
  const kit = brandKit.safeParse(stored?.content).data;
  if (!stored) return { version: 0, kit: null };
  return { version: stored.version, kit: kit ? await withLogo(core, accountId, kit) : null };
}

/** Saves over a known version; a caller who does not know the latest one is refused. */
export async function saveBrandKit(core: Core, { accountId }: Actor, { version, kit }: SavedKit): Promise<SavedKit> {
  if (!kit) throw fieldError('kit', 'Please send the whole brand kit.');
  if (kit.logo_url) await assertOwnLogo(core, accountId, kit.logo_url);
  const content = { ...kit, line: kit.line.trim(), link_url: kit.link_url.trim(), link_label: kit.link_label.trim() };
  const row = { accountId, version, content, updatedAt: core.clock.now() };
  if ((await brandKitRepository.save(core.db.queries, row)) === undefined) throw new AppError('conflict');
  return readBrandKit(core, { accountId });
}

export async function deleteBrandKit(core: Core, { accountId }: Actor): Promise<void> {
  await brandKitRepository.remove(core.db.queries, accountId);
}

async function assertOwnLogo(core: Core, accountId: string, link: string): Promise<void> {
  const key = ownKeyOf(link, accountId);
  if (key && (await pictureRepository.hasKey(core.db.queries, accountId, key))) return;
  throw fieldError('kit.logo_url', 'This picture is not there any more. Please upload it again.');
}

async function withLogo(core: Core, accountId: string, kit: BrandKit): Promise<BrandKit> {
  const key = ownKeyOf(kit.logo_url, accountId);
  const isThere = key !== undefined && (await pictureRepository.hasKey(core.db.queries, accountId, key));
  return { ...kit, logo_url: isThere ? core.media.sign({ key }, core.clock.now()) : '' };
}
