import type { Core } from '../../core.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { accountRepository } from '../../people/account-repository.ts';
import { monthStart, type PlanLimits } from '../../plans/plan-limits.ts';
import { assertRoomIn } from '../../quota/storage-room.ts';
import { BATCH_RANK, FIRST_FILM_RANK } from '../state/ranks.ts';
import { videoRepository } from '../state/video-repository.ts';
import { orderTexts } from './order-texts.ts';

interface SlotWanted extends Pick<PlanLimits, 'videosPerMonth' | 'videosSetBy'> {
  accountId: string;
  /** What the account may store. */
  limitBytes: number;
}

/** Takes one of the month's slots, or refuses, also where there is no room for another film; the account's other orders wait until the transaction ends. */
export async function takeSlot(
  core: Core,
  tx: Transaction,
  { accountId, videosPerMonth, videosSetBy, limitBytes }: SlotWanted,
): Promise<void> {
  await accountRepository.hold(tx, accountId);
  const used = await videoRepository.countStartedSince(tx, accountId, monthStart(core.clock.now()));
  if (used >= videosPerMonth) {
    throw new AppError('forbidden', { message: orderTexts.noVideosLeft(videosPerMonth, videosSetBy) });
  }
  await assertRoomIn(tx, { accountId }, { limitBytes, sizeBytes: 0 });
}

/**
 * The first film of an account goes before all others: people who try the product wait for that one film. Each further
 * unfinished video of an account lets the videos of others pass. Films of batches do so among themselves.
 */
export async function rankOf(db: Queryable, accountId: string, isInBatch = false): Promise<number> {
  const unfinished = await videoRepository.countUnfinished(db, accountId, isInBatch);
  if (isInBatch) return BATCH_RANK - unfinished;
  if (unfinished > 0) return 0 - unfinished;
  return (await videoRepository.hasCompleted(db, accountId)) ? 0 : FIRST_FILM_RANK;
}
