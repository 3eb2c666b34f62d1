import { limits } from '@herald/contract/limits';
import { type AudioClip, audioRepository } from '../audio/audio-repository.ts';
import { getAvatar } from '../avatars/avatars.ts';
import type { Core } from '../core.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { accountRepository } from '../people/account-repository.ts';
import { newId } from '../runtime/new-id.ts';
import { clipTexts } from './clip-texts.ts';
import { getClipToFilm } from './filmed.ts';
import { dropSayings } from './purge-sayings.ts';
import { type Saying, sayingRepository } from './saying-repository.ts';

interface SayingWish {
  avatarId: string;
  audioId: string;
}

/** Has somebody filmed say a sound of the account. Only who may be filmed may speak; what they said before for this person goes. */
export async function filmSaying(core: Core, actor: Actor, { avatarId, audioId }: SayingWish): Promise<Saying> {
  const avatar = await getAvatar(core, actor, avatarId);
  if (avatar.kind !== 'filmed' || !avatar.clipId) {
    throw new AppError('not_found', { message: clipTexts.noSuchPresenter });
  }
  await getClipToFilm(core, avatar);
  const sound = await getShortSound(core, actor, audioId);
  const { clipId } = avatar;
  const { saying, before } = await core.db.transaction('film saying', async (tx) => {
    await accountRepository.hold(tx, actor.accountId);
    const others = await sayingRepository.countInWork(tx, actor.accountId, actor.userId);
    if (others >= limits.sayingsInWork) throw new AppError('conflict', { message: clipTexts.sayingsWait });
    const before = await sayingRepository.listOfPerson(tx, actor.accountId, actor.userId);
    const saying = await sayingRepository.insert(tx, {
      ...{ id: newId(core), accountId: actor.accountId, createdById: actor.userId, clipId, audioId: sound.id },
      ...{ state: 'waiting', createdAt: core.clock.now() },
    });
    await core.jobs.send(tx, 'film-saying', { sayingId: saying.id });
    return { saying, before };
  });
  await dropSayings(core, before);
  return saying;
}

async function getShortSound(core: Core, { accountId }: Actor, id: string): Promise<AudioClip> {
  const sound = await audioRepository.find(core.db.queries, accountId, id);
  if (!sound || sound.source === 'music') throw fieldError('audio_id', 'This audio is not available any more.');
  if (sound.durationSec > limits.sayingSec) throw fieldError('audio_id', clipTexts.sayingTooLong);
  return sound;
}

/** What somebody filmed says for the person who asks. */
export async function getSaying(core: Core, actor: Actor, id: string): Promise<Saying> {
  const saying = await sayingRepository.findOwn(core.db.queries, actor, id);
  if (!saying) throw new AppError('not_found');
  return saying;
}
