import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { batchRepository } from './batch-repository.ts';
import { batchTexts } from './batch-texts.ts';

/** Each of them has films in the queue. */
const MOST_RUNNING = 10;

export async function assertMayRunMore(tx: Transaction, { accountId }: Actor): Promise<void> {
  const running = await batchRepository.count(tx, { accountId, status: 'running' });
  if (running < MOST_RUNNING) return;
  throw new AppError('conflict', { message: batchTexts.tooManyRunning(MOST_RUNNING) });
}
