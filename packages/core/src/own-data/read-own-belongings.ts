import type { OwnBelongings } from '@herald/contract/endpoints/own-data';
import { avatarRepository } from '../avatars/avatar-repository.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { readBelongings } from '../office/users/read-belongings.ts';

/** What the owner loses with the account. */
export async function readOwnBelongings(core: Core, { accountId }: Actor): Promise<OwnBelongings> {
  const { queries } = core.db;
  const { videos, sites, members } = await readBelongings(core, queries, accountId);
  const avatars = (await avatarRepository.listOwn(queries, accountId)).length;
  return { videos, sites, members, avatars };
}
