import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import { fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import type { Picture } from '../pictures/picture-repository.ts';
import { newId } from '../runtime/new-id.ts';
import { type Avatar, avatarRepository } from './avatar-repository.ts';
import { PHOTO_CONSENT } from './consent.ts';

/** What was agreed to, as the screen sends it. */
export interface ConsentGiven {
  version: string;
  /** The words that were shown, if they are sent along. */
  text?: string | undefined;
}

export interface PhotoToKeep {
  picture: Picture;
  name: string;
  /** The analysed points with the corrections of their owner. */
  points: unknown;
  consent: ConsentGiven;
}

/** Makes a talking avatar of a portrait and records the consent, on the avatar and in the audit log. */
export async function keepPhoto(core: Core, actor: Actor, caller: Caller, photo: PhotoToKeep): Promise<Avatar> {
  // Nobody agrees in the place of another.
  assertActsForThemselves(actor);
  const { version, text } = getConsent(photo.consent);
  const id = newId(core);
  const now = core.clock.now();
  const { accountId, userId } = actor;
  const { picture, points } = photo;
  return core.db.transaction('keep photo avatar', async (tx) => {
    await recordDeed(core, tx, {
      actor,
      caller,
      action: 'avatar.consent',
      subjectType: 'avatar',
      subjectId: id,
      details: { version, text, pictureId: picture.id },
    });
    return avatarRepository.insertOnce(tx, {
      id,
      accountId,
      kind: 'photo',
      type: 'custom',
      points,
      createdAt: now,
      pictureKey: picture.key,
      consent: { version, text, given_at: now.toISOString(), user_id: userId },
      name: photo.name.trim() || 'My photo',
      gender: '',
      age: '',
      appearance: '',
      category: 'casual',
    });
  });
}

/** Only the words the server shows can be agreed to. */
function getConsent({ version, text }: ConsentGiven): typeof PHOTO_CONSENT {
  const changed = 'These words have changed. Please reload the page and read them again.';
  if (version !== PHOTO_CONSENT.version) throw fieldError('consent_version', changed);
  if (text !== undefined && text !== PHOTO_CONSENT.text) throw fieldError('consent_text', changed);
  return PHOTO_CONSENT;
}
