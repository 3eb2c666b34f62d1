import { recordDeed } from '../audit/record-deed.ts';
import { type Avatar, avatarRepository } from '../avatars/avatar-repository.ts';
import { maySeeAvatar } from '../avatars/policies.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { clipTexts } from './clip-texts.ts';

export interface PresenterChanges {
  name?: string | undefined;
  isShared?: boolean | undefined;
}

/** Renames a presenter, opens it to everybody in the account, or keeps it to the person who does this. */
export async function updatePresenter(
  core: Core,
  actor: Actor,
  caller: Caller,
  { id, changes }: { id: string; changes: PresenterChanges },
): Promise<Avatar> {
  return core.db.transaction('update presenter', async (tx) => {
    const before = await avatarRepository.findById(tx, id);
    const isOwn = before?.accountId === actor.accountId && before.kind === 'filmed' && maySeeAvatar(before, actor);
    if (!before || !isOwn) throw new AppError('not_found', { message: clipTexts.noSuchPresenter });
    const { name, isShared } = changes;
    // Who agreed decides who may use the face.
    if (isShared !== undefined && before.consent?.user_id !== actor.userId) throw new AppError('forbidden');
    const set = {
      ...(name?.trim() && { name: name.trim() }),
      ...(isShared !== undefined && { privateToId: isShared ? null : actor.userId }),
    };
    if (Object.keys(set).length === 0) return before;
    await avatarRepository.update(tx, id, set);
    if (isShared !== undefined) {
      const details = { name: set.name ?? before.name, isShared };
      const deed = { action: 'avatar.share', subjectType: 'avatar', subjectId: id, details } as const;
      await recordDeed(core, tx, { actor, caller, ...deed });
    }
    return { ...before, ...set };
  });
}
