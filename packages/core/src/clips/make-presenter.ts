import { limits } from '@herald/contract/limits';
import { recordDeed } from '../audit/record-deed.ts';
import { type Avatar, avatarRepository } from '../avatars/avatar-repository.ts';
import { personOf } from '../avatars/looks.ts';
import { maySeeAvatar } from '../avatars/policies.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import { accountRepository } from '../people/account-repository.ts';
import { newId } from '../runtime/new-id.ts';
import { clipRepository, type PersonClip } from './clip-repository.ts';
import { clipTexts } from './clip-texts.ts';
import { agreementTo, type ClipConsentWish, standingAgreement } from './consent.ts';
import { assertLookIsFree, assertOpensFilming, needsCheck } from './policies.ts';
import { dropPieces } from './purge-clips.ts';

/** With consent where the clip began without it, or in other words. */
export interface PresenterWish extends ClipConsentWish {
  name: string;
  /** What this look of the person is called. */
  look: string;
  /** The avatar that gets this clip in place of its own. */
  replaces?: string | undefined;
  /** Any look of the person who gets another one. */
  person?: string | undefined;
  /** Somebody has compared the face with that of the presenter who gets the clip. */
  isSamePerson: boolean;
}

/** Makes a presenter of a prepared clip and records the consent to it, on the avatar and in the audit log. Nobody else sees it before it is shared. */
export async function makePresenter(
  core: Core,
  actor: Actor,
  caller: Caller,
  { clipId, wish }: { clipId: string; wish: PresenterWish },
): Promise<Avatar> {
  // Nobody agrees in the place of another.
  assertActsForThemselves(actor);
  await assertOpensFilming(core, actor);
  assertSamePerson(wish);
  const { avatar, clip } = await core.db.transaction('make presenter', async (tx) => {
    await accountRepository.hold(tx, actor.accountId);
    const clip = await takeClip(tx, actor, clipId);
    const { whose: _, ...given } = consentToUse(core, actor, { clip, wish });
    const isLookedAt = needsCheck(actor, await clipRepository.skipsCheck(tx, actor.accountId));
    await clipRepository.update(tx, clip.id, { check: isLookedAt ? 'waiting' : 'needless' });
    const changes = { clipId: clip.id, pictureKey: clip.posterKey ?? '', consent: given };
    const avatar = wish.replaces
      ? await replaceClip(core, tx, actor, { id: wish.replaces, changes })
      : await avatarRepository.insertOnce(tx, {
          ...{ id: newId(core), accountId: actor.accountId, ...changes },
          ...{ kind: 'filmed', type: 'custom', category: 'casual', gender: '', age: '', appearance: '' },
          ...(await personOfWish(tx, actor, wish)),
          look: wish.look.trim(),
          createdAt: core.clock.now(),
        });
    await recordDeed(core, tx, {
      ...{ actor, caller, action: 'avatar.consent', subjectType: 'avatar', subjectId: avatar.id },
      details: {
        version: given.version,
        text: given.text,
        givenAt: given.given_at,
        clipId: clip.id,
        hasCode: clip.code !== null,
        person: personOf(avatar),
        isSamePerson: wish.isSamePerson,
      },
    });
    return { avatar, clip: { ...clip, isLookedAt } };
  });
  if (!clip.isLookedAt) await dropPieces(core, clip);
  return avatar;
}

/** Nothing here tells faces apart for certain, so a person answers for it. */
function assertSamePerson({ person, replaces, isSamePerson }: PresenterWish): void {
  if ((person || replaces) && !isSamePerson) throw fieldError('same_person', clipTexts.notCompared);
}

/** What the person agreed to when the clip began; said again only where those words do not stand. */
function consentToUse(core: Core, { userId }: Actor, { clip, wish }: { clip: PersonClip; wish: PresenterWish }) {
  const standing = wish.consent ? undefined : standingAgreement(clip);
  return standing ?? agreementTo(wish, { now: core.clock.now(), userId });
}

async function takeClip(tx: Transaction, actor: Actor, clipId: string): Promise<PersonClip> {
  const clip = await clipRepository.lock(tx, clipId);
  const isOwn = clip?.accountId === actor.accountId && clip.createdById === actor.userId;
  if (!clip || !isOwn) throw new AppError('not_found');
  if (clip.use !== 'presenter') throw new AppError('conflict', { message: clipTexts.noPresenter });
  if (clip.state !== 'ready' || !clip.posterKey) throw new AppError('conflict', { message: clipTexts.notReady });
  if (await clipRepository.isNamed(tx, clipId)) throw new AppError('conflict', { message: clipTexts.usedAlready });
  return clip;
}

/** Somebody new, seen by nobody else; or a person of whom the account has other looks, seen by who sees those. */
async function personOfWish(
  tx: Transaction,
  actor: Actor,
  { person, name, look }: PresenterWish,
): Promise<Pick<Avatar, 'personId' | 'name' | 'privateToId'>> {
  if (!person) return { personId: null, name: name.trim() || 'My presenter', privateToId: actor.userId };
  const known = await getOwnPresenter(tx, actor, person);
  const personId = personOf(known);
  const looks = await avatarRepository.listLooks(tx, actor.accountId, personId);
  if (looks.length >= limits.looksPerPersonMax) throw new AppError('conflict', { message: clipTexts.tooManyLooks });
  assertLookIsFree(looks, look);
  return { personId, name: known.name, privateToId: known.privateToId };
}

/** The face belongs to who agreed: nobody else puts another clip in its place or beside it. */
async function getOwnPresenter(tx: Transaction, actor: Actor, id: string): Promise<Avatar> {
  const avatar = await avatarRepository.findById(tx, id);
  const isOwn = avatar?.accountId === actor.accountId && avatar.kind === 'filmed' && maySeeAvatar(avatar, actor);
  if (!avatar || !isOwn) throw new AppError('not_found', { message: clipTexts.noSuchPresenter });
  if (avatar.consent?.user_id !== actor.userId) throw new AppError('forbidden', { message: clipTexts.notTheirs });
  return avatar;
}

/** Films ordered from then on are made from the new clip; the one before goes. */
async function replaceClip(
  core: Core,
  tx: Transaction,
  actor: Actor,
  { id, changes }: { id: string; changes: Pick<Avatar, 'clipId' | 'pictureKey' | 'consent'> },
): Promise<Avatar> {
  const before = await getOwnPresenter(tx, actor, id);
  // What was signed is about this clip.
  if (before.castAt) throw new AppError('conflict', { message: clipTexts.isCast });
  if (before.clipId) await clipRepository.update(tx, before.clipId, { deletedAt: core.clock.now() });
  await avatarRepository.update(tx, id, changes);
  await core.jobs.send(tx, 'clean-up', {});
  return { ...before, ...changes };
}
