import { recordDeed } from '../audit/record-deed.ts';
import { type Avatar, avatarRepository } from '../avatars/avatar-repository.ts';
import { personOf } from '../avatars/looks.ts';
import { maySeeAvatar } from '../avatars/policies.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { accountRepository } from '../people/account-repository.ts';
import { clipTexts } from './clip-texts.ts';
import { assertLookIsFree } from './policies.ts';

export interface PresenterChanges {
  /** Of the person, in all looks. */
  name?: string | undefined;
  /** Of this look alone. */
  look?: string | undefined;
  isShared?: boolean | undefined;
}

/** Renames a person or one look of them, opens the person to everybody in the account, or keeps them to who agreed. */
export async function updatePresenter(
  core: Core,
  actor: Actor,
  caller: Caller,
  { id, changes }: { id: string; changes: PresenterChanges },
): Promise<Avatar> {
  return core.db.transaction('update presenter', async (tx) => {
    await accountRepository.hold(tx, actor.accountId);
    const before = await avatarRepository.findById(tx, id);
    const isOwn = before?.accountId === actor.accountId && before.kind === 'filmed' && maySeeAvatar(before, actor);
    if (!before || !isOwn) throw new AppError('not_found', { message: clipTexts.noSuchPresenter });
    const { name, isShared } = changes;
    // Who agreed decides who may use the face.
    if (isShared !== undefined && before.consent?.user_id !== actor.userId) throw new AppError('forbidden');
    const ofPerson = {
      ...(name?.trim() && { name: name.trim() }),
      ...(isShared !== undefined && { privateToId: isShared ? null : actor.userId }),
    };
    const look = await nameLook(tx, before, changes.look);
    const whose = { accountId: actor.accountId, personId: personOf(before) };
    if (Object.keys(ofPerson).length > 0) await avatarRepository.updateLooks(tx, whose, ofPerson);
    if (isShared !== undefined) {
      const details = { name: ofPerson.name ?? before.name, isShared };
      const deed = { action: 'avatar.share', subjectType: 'avatar', subjectId: id, details } as const;
      await recordDeed(core, tx, { actor, caller, ...deed });
    }
    return { ...before, ...ofPerson, look };
  });
}

async function nameLook(tx: Transaction, avatar: Avatar, wished: string | undefined): Promise<string> {
  const look = wished?.trim();
  if (look === undefined || look === avatar.look || !avatar.accountId) return avatar.look;
  const looks = await avatarRepository.listLooks(tx, avatar.accountId, personOf(avatar));
  const others = looks.filter(({ id }) => id !== avatar.id);
  assertLookIsFree(others, look);
  await avatarRepository.update(tx, avatar.id, { look });
  return look;
}
