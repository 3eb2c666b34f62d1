import type { FaceOptions } from '@herald/contract/draft';
import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { assertHasRoom, storeWithin } from '../quota/storage-room.ts';
import { newId } from '../runtime/new-id.ts';
import { type Avatar, avatarRepository } from './avatar-repository.ts';
import { MADE_UP_FACE } from './consent.ts';
import { ageRangeOf, appearanceOf } from './describe-avatar.ts';
import type { MadeFace } from './made-avatar.ts';
import { storeFace } from './store-face.ts';

const NAME = 'Studio face';

export interface FaceToKeep {
  name: string;
  options: FaceOptions;
  made: MadeFace;
  caller: Caller;
}

/** "Use This Avatar": makes an avatar of the account from a face of the studio. */
export async function keepFace(core: Core, actor: Actor, { name, options, made, caller }: FaceToKeep): Promise<Avatar> {
  const id = newId(core);
  const { accountId } = actor;
  const { byteLength: sizeBytes } = made.picture.bytes;
  await assertHasRoom(core, actor);
  const pictureKey = await storeFace(core, { accountId, avatarId: id }, made.picture);
  const { kind, params, points, sceneHints } = made;
  const own = await avatarRepository.listOwn(core.db.queries, accountId);
  const now = core.clock.now();
  const avatar = {
    id,
    accountId,
    kind,
    type: 'custom',
    pictureKey,
    sceneHints,
    createdAt: now,
    params: params ?? null,
    points: points ?? null,
    name: name.trim() || freeName(new Set(own.map((avatar) => avatar.name))),
    gender: options.gender,
    age: ageRangeOf(options.age),
    appearance: appearanceOf(options.ethnicity),
    category: 'casual',
    sizeBytes,
    drawnBy: made.drawnBy?.title ?? null,
    consent: kind === 'photo' ? { ...MADE_UP_FACE, given_at: now.toISOString(), user_id: actor.userId } : null,
  } as const;
  try {
    return await storeWithin(core, actor, { name: 'keep face', sizeBytes }, async (tx) => {
      if (avatar.consent) await recordConsent(core, tx, { actor, caller, avatarId: id });
      return avatarRepository.insertOnce(tx, avatar);
    });
  } catch (error) {
    await core.storage.remove(pictureKey);
    throw error;
  }
}

/** Like the consent to a photo, though there is nobody to give one. */
async function recordConsent(
  core: Core,
  tx: Transaction,
  { actor, caller, avatarId }: { actor: Actor; caller: Caller; avatarId: string },
): Promise<void> {
  const entry = { action: 'avatar.consent', subjectType: 'avatar', subjectId: avatarId } as const;
  await recordDeed(core, tx, { actor, caller, ...entry, details: { ...MADE_UP_FACE } });
}

/** Faces that nobody named are told apart by a number, from the second on. */
function freeName(taken: ReadonlySet<string>): string {
  let name = NAME;
  for (let number = 2; taken.has(name); number += 1) name = `${NAME} ${number}`;
  return name;
}
