import { limits } from '@herald/contract/limits';
import type { ClipSource } from '@herald/contract/statuses';
import type { ClipUse } from '@herald/media/clips';
import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import { accountRepository } from '../people/account-repository.ts';
import { assertMayUpload } from '../quota/assert-may-upload.ts';
import { newId } from '../runtime/new-id.ts';
import { clipRepository, type PersonClip } from './clip-repository.ts';
import { clipTexts } from './clip-texts.ts';
import { agreementTo, type ClipConsentWish } from './consent.ts';
import { assertOpensFilming } from './policies.ts';

interface ClipWish extends ClipConsentWish {
  use: ClipUse;
  source: ClipSource;
  withCode: boolean;
}

/** Begins a clip; of a presenter with consent, which the clip and the audit log have before anything is stored, and with the digits to be heard or seen in it: somebody who films afterwards knows them, an older clip cannot. */
export async function beginClip(core: Core, actor: Actor, caller: Caller, wish: ClipWish): Promise<PersonClip> {
  const isMaterial = wish.use === 'material';
  if (!isMaterial) {
    assertActsForThemselves(actor);
    await assertOpensFilming(core, actor);
  }
  const now = core.clock.now();
  const agreed = isMaterial ? undefined : agreementTo(wish, { now, userId: actor.userId });
  await assertMayUpload(core, actor, caller);
  return core.db.transaction('begin clip', async (tx) => {
    await accountRepository.hold(tx, actor.accountId);
    await (isMaterial ? assertFewInWork(tx, actor) : assertFewUnused(tx, actor));
    const clip = await clipRepository.insert(tx, {
      id: newId(core),
      accountId: actor.accountId,
      createdById: actor.userId,
      use: wish.use,
      source: wish.source,
      state: 'receiving',
      code: wish.withCode && !isMaterial ? drawCode(core) : null,
      consent: agreed,
      createdAt: now,
    });
    if (agreed) {
      const { version, text } = agreed;
      const deed = { action: 'clip.consent', subjectType: 'clip', subjectId: clip.id } as const;
      await recordDeed(core, tx, { actor, caller, ...deed, details: { version, text } });
    }
    return clip;
  });
}

async function assertFewUnused(tx: Transaction, { accountId }: Actor): Promise<void> {
  const unused = await clipRepository.countUnused(tx, accountId);
  if (unused >= limits.clipsUnusedMax) throw new AppError('conflict', { message: clipTexts.tooMany });
}

async function assertFewInWork(tx: Transaction, { accountId }: Actor): Promise<void> {
  const inWork = await clipRepository.countMaterialInWork(tx, accountId);
  if (inWork >= limits.materialClipsInWork) throw new AppError('conflict', { message: clipTexts.tooManyInWork });
}

const DIGITS = 4;
/** A byte below it gives each digit as often as any other. */
const EVEN = 250;

function drawCode({ random }: Pick<Core, 'random'>): string {
  let code = '';
  while (code.length < DIGITS) {
    const [byte = EVEN] = random.bytes(1);
    if (byte < EVEN) code += String(byte % 10);
  }
  return code;
}
