import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import type { Picture } from '../pictures/picture-repository.ts';
import { newId } from '../runtime/new-id.ts';
import { type Avatar, avatarRepository } from './avatar-repository.ts';

export interface PhotoToKeep {
  picture: Picture;
  name: string;
  /** The analysed points with the corrections of their owner. */
  points: unknown;
  consentText: string;
}

/** Makes a talking avatar of a portrait and records the consent, on the avatar and in the audit log. */
export async function keepPhoto(core: Core, actor: Actor, caller: Caller, photo: PhotoToKeep): Promise<Avatar> {
  const id = newId(core);
  const now = core.clock.now();
  const { accountId, userId } = actor;
  const { picture, points, consentText } = photo;
  return core.db.transaction('keep photo avatar', async (tx) => {
    await recordDeed(core, tx, {
      actor,
      caller,
      action: 'avatar.photo_consented',
      subjectType: 'avatar',
      subjectId: id,
      details: { text: consentText, pictureId: picture.id },
    });
    return avatarRepository.insertOnce(tx, {
      id,
      accountId,
      kind: 'photo',
      type: 'custom',
      points,
      createdAt: now,
      pictureKey: picture.key,
      consent: { text: consentText, given_at: now.toISOString(), user_id: userId },
      name: photo.name.trim() || 'My photo',
      gender: '',
      age: '',
      appearance: '',
      category: 'casual',
    });
  });
}
