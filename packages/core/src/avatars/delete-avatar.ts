import { AppError } from '../app-error.ts';
import { recordDeed } from '../audit/record-deed.ts';
import type { Caller } from '../caller.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { avatarRepository } from './avatar-repository.ts';

/** Takes an avatar off the list; its files stay, as videos were made with them. */
export async function deleteAvatar(core: Core, actor: Actor, caller: Caller, id: string): Promise<void> {
  await core.db.transaction('delete avatar', async (tx) => {
    const isGone = await avatarRepository.markDeleted(tx, actor.accountId, id, core.clock.now());
    if (!isGone) throw new AppError('not_found');
    await recordDeed(core, tx, {
      actor,
      caller,
      action: 'avatar.deleted',
      subjectType: 'avatar',
      subjectId: id,
    });
  });
}
