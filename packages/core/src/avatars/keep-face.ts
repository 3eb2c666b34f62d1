import type { FaceOptions } from '@herald/contract';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { assertHasRoom, storeWithin } from '../quota/storage-room.ts';
import { newId } from '../runtime/new-id.ts';
import { type Avatar, avatarRepository } from './avatar-repository.ts';
import { ageRangeOf, appearanceOf } from './describe-avatar.ts';
import type { MadeFace } from './made-avatar.ts';
import { storeFace } from './store-face.ts';

const NAME = 'Studio face';

/** "Use This Avatar": makes an avatar of the account from a face of the studio. */
export async function keepFace(
  core: Core,
  actor: Actor,
  { name, options, made }: { name: string; options: FaceOptions; made: MadeFace },
): Promise<Avatar> {
  const id = newId(core);
  const { accountId } = actor;
  const { byteLength: sizeBytes } = made.picture.bytes;
  await assertHasRoom(core, actor);
  const pictureKey = await storeFace(core, { accountId, avatarId: id }, made.picture);
  const { kind, params, points, sceneHints } = made;
  const own = await avatarRepository.listOwn(core.db.queries, accountId);
  const avatar = {
    id,
    accountId,
    kind,
    type: 'custom',
    pictureKey,
    sceneHints,
    createdAt: core.clock.now(),
    params: params ?? null,
    points: points ?? null,
    name: name.trim() || freeName(new Set(own.map((avatar) => avatar.name))),
    gender: options.gender,
    age: ageRangeOf(options.age),
    appearance: appearanceOf(options.ethnicity),
    category: 'casual',
    sizeBytes,
  } as const;
  try {
    return await storeWithin(core, actor, { name: 'keep face', sizeBytes }, (tx) =>
      avatarRepository.insertOnce(tx, avatar),
    );
  } catch (error) {
    await core.storage.remove(pictureKey);
    throw error;
  }
}

/** Faces that nobody named are told apart by a number, from the second on. */
function freeName(taken: ReadonlySet<string>): string {
  let name = NAME;
  for (let number = 2; taken.has(name); number += 1) name = `${NAME} ${number}`;
  return name;
}
