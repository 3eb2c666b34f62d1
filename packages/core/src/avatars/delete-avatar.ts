import { AppError } from '../app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Caller } from '../caller.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { avatarRepository } from './avatar-repository.ts';

/** Takes an avatar off the list; its files stay, as videos were made with them. */
export async function deleteAvatar(core: Core, actor: Actor, caller: Caller, id: string): Promise<void> {
  await core.db.transaction('delete avatar', async (tx) => {
    const isGone = await avatarRepository.markDeleted(tx, actor.accountId, id, core.clock.now());
    if (!isGone) throw new AppError('not_found');
    await recordAudit(core, tx, {
      actorId: actor.userId,
      impersonatorId: actor.impersonator?.id ?? null,
      action: 'avatar.deleted',
      subjectType: 'avatar',
      subjectId: id,
      ip: caller.ip,
    });
  });
}
