import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { clipRepository } from './clip-repository.ts';
import { clipTexts } from './clip-texts.ts';
import { dropPieces } from './purge-clips.ts';

export type WaitingClip = Awaited<ReturnType<typeof clipRepository.listWaiting>>[number];
export type TrustedAccount = Awaited<ReturnType<typeof clipRepository.listTrusted>>[number];

/** Presenters that wait for an administrator, and the accounts that need none. */
export async function listClipChecks(core: Core): Promise<{ waiting: WaitingClip[]; trusted: TrustedAccount[] }> {
  const { queries } = core.db;
  return { waiting: await clipRepository.listWaiting(queries), trusted: await clipRepository.listTrusted(queries) };
}

/** An administrator has looked at a presenter and heard its digits; the recording with its sound goes then. */
export async function checkClip(
  core: Core,
  actor: Actor,
  caller: Caller,
  { id, isPassed, reason }: { id: string; isPassed: boolean; reason: string },
): Promise<void> {
  const why = reason.trim();
  if (!isPassed && !why) throw fieldError('reason', clipTexts.noReason);
  const clip = await core.db.transaction('check clip', async (tx) => {
    const clip = await clipRepository.lock(tx, id);
    if (clip?.check !== 'waiting') throw new AppError('not_found');
    const checkedAt = core.clock.now();
    const check = isPassed ? 'passed' : 'refused';
    await clipRepository.update(tx, id, {
      ...{ check, checkedAt, checkedById: actor.userId, checkReason: isPassed ? '' : why },
    });
    await recordDeed(core, tx, {
      ...{ actor, caller, action: 'clip.check', subjectType: 'clip', subjectId: id },
      details: { check, hasCode: clip.code !== null, ...(why && { reason: why }) },
    });
    return clip;
  });
  await dropPieces(core, clip);
}

/** Whether an administrator looks at the clips of an account before they speak. */
export async function trustAccount(
  core: Core,
  actor: Actor,
  caller: Caller,
  { accountId, needsCheck }: { accountId: string; needsCheck: boolean },
): Promise<void> {
  await core.db.transaction('trust account', async (tx) => {
    const isThere = await clipRepository.setSkipsCheck(tx, accountId, !needsCheck);
    if (!isThere) throw new AppError('not_found');
    await recordDeed(core, tx, {
      ...{ actor, caller, action: 'clip.trust', subjectType: 'clip', subjectId: accountId },
      details: { needsCheck },
    });
  });
}
