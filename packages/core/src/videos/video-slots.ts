import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import { accountRepository } from '../people/account-repository.ts';
import { monthStart } from '../plans/plan-limits.ts';
import { orderTexts } from './order-texts.ts';
import { videoRepository } from './video-repository.ts';

/** Takes one of the month's videos, or refuses; nobody else of the account can take one before the transaction ends. */
export async function takeSlot(
  core: Core,
  tx: Queryable,
  { accountId, videosPerMonth }: { accountId: string; videosPerMonth: number },
): Promise<void> {
  await accountRepository.hold(tx, accountId);
  const used = await videoRepository.countStartedSince(tx, accountId, monthStart(core.clock.now()));
  if (used >= videosPerMonth) throw new AppError('forbidden', { message: orderTexts.noVideosLeft(videosPerMonth) });
}

/** Each further unfinished video of an account lets the videos of others pass. */
export async function rankOf(tx: Queryable, accountId: string): Promise<number> {
  return 0 - (await videoRepository.countUnfinished(tx, accountId));
}
