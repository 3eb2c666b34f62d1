import { createHash } from 'node:crypto';
import { limits } from '@herald/contract';
import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import { idempotencyRepository } from './idempotency-repository.ts';

export interface KeyedRequest {
  userId: string;
  key: string;
  /** Method, path and body: the same key must not be used for something else. */
  request: string;
}

export interface Answered {
  status: number;
  body: string;
}

const HOUR_MS = 3_600_000;
/** After this long without an answer the worker on it is taken for dead. */
const ABANDONED_AFTER_MS = 120_000;

const TOO_MANY_REQUESTS = 429;

/** Claims the key. Answers what was answered before, or undefined when the caller is to do the work. */
export async function claimKey(core: Core, keyed: KeyedRequest): Promise<Answered | undefined> {
  const now = core.clock.now();
  const requestHash = createHash('sha256').update(keyed.request).digest('hex');
  const claim = {
    userId: keyed.userId,
    key: keyed.key,
    requestHash,
    lockedUntil: new Date(now.getTime() + ABANDONED_AFTER_MS),
    expiresAt: new Date(now.getTime() + limits.idempotencyHours * HOUR_MS),
  };
  if (await idempotencyRepository.claim(core.db.queries, claim, now)) return undefined;
  const kept = await idempotencyRepository.find(core.db.queries, keyed.userId, keyed.key);
  if (kept && kept.requestHash !== requestHash) {
    throw new AppError('conflict', { message: 'This Idempotency-Key was already used for another request.' });
  }
  if (kept?.responseStatus == null || kept.responseBody === null) {
    throw new AppError('request_in_progress', { retryAfterSec: 2 });
  }
  return { status: kept.responseStatus, body: kept.responseBody };
}

/** Keeps the answer for the next 24 hours; a server error or "not now" is not kept, so that the caller may try again. */
export async function settleKey(core: Core, keyed: KeyedRequest, answer: Answered): Promise<void> {
  if (answer.status >= 500 || answer.status === TOO_MANY_REQUESTS)
    await idempotencyRepository.release(core.db.queries, keyed.userId, keyed.key);
  else await idempotencyRepository.keep(core.db.queries, keyed.userId, keyed.key, answer);
}
