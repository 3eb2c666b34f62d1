import { recordDeed } from '../../audit/record-deed.ts';
import { avatarRepository } from '../../avatars/avatar-repository.ts';
import { titleOf } from '../../avatars/looks.ts';
import { maySeeAvatar } from '../../avatars/policies.ts';
import { getClipToFilm } from '../../clips/filmed.ts';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Caller } from '../../identity/caller.ts';
import { assertActsForThemselves } from '../../identity/policies.ts';
import { newId } from '../../runtime/new-id.ts';
import { castRepository } from './cast-repository.ts';
import { castTexts } from './cast-texts.ts';
import { kindOfRelease } from './release-file.ts';

interface ActorWish {
  avatarId: string;
  release: { name: string; bytes: Uint8Array };
}

const NAME_CHARACTERS = 200;

/** A filmed presenter of an administrator stands in everybody's wizard from now on, with what the person signed. */
export async function addActor(core: Core, actor: Actor, caller: Caller, wish: ActorWish): Promise<void> {
  assertActsForThemselves(actor);
  const { avatarId, release } = wish;
  const kind = kindOfRelease(release.bytes);
  const id = newId(core);
  const fileKey = `cast/${id}/release.${kind.ending}`;
  const sizeBytes = release.bytes.byteLength;
  await core.storage.put(fileKey, Buffer.from(release.bytes), { contentType: kind.type, sizeBytes });
  try {
    await core.db.transaction('add actor', async (tx) => {
      const avatar = await lockOwn(core, tx, actor, avatarId);
      const now = core.clock.now();
      await avatarRepository.update(tx, avatarId, { castAt: now });
      await castRepository.insert(tx, {
        ...{ id, avatarId, name: titleOf(avatar), fileKey, sizeBytes, addedById: actor.userId, createdAt: now },
        fileName: release.name.slice(0, NAME_CHARACTERS) || `release.${kind.ending}`,
      });
      await recordDeed(core, tx, {
        ...{ actor, caller, action: 'cast.add', subjectType: 'avatar', subjectId: avatarId },
        details: { name: titleOf(avatar), releaseId: id },
      });
    });
  } catch (error) {
    await core.storage.remove(fileKey);
    throw error;
  }
}

async function lockOwn(
  core: Core,
  tx: Parameters<typeof castRepository.lockAvatar>[0],
  actor: Actor,
  avatarId: string,
) {
  const avatar = await castRepository.lockAvatar(tx, avatarId);
  const isOwn = avatar?.accountId === actor.accountId && !avatar.deletedAt && maySeeAvatar(avatar, actor);
  if (!avatar || !isOwn || avatar.kind !== 'filmed')
    throw new AppError('not_found', { message: castTexts.notAPresenter });
  if (avatar.castAt) throw new AppError('conflict', { message: castTexts.isCast });
  await getClipToFilm(core, avatar);
  return avatar;
}
