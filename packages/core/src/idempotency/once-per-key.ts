import { createHash } from 'node:crypto';
import { limits } from '@herald/contract/limits';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import { HOUR_MS, MINUTE_MS } from '../runtime/durations.ts';
import { idempotencyRepository } from './idempotency-repository.ts';

export interface KeyedRequest {
  userId: string;
  key: string;
  /** Method, path and body: the same key must not be used for another request. */
  request: string;
}

export interface Answered {
  status: number;
  body: string;
}

/** After this long without a response, the process that claimed the key counts as dead. */
const CLAIM_TIMEOUT_MS = 2 * MINUTE_MS;

const TOO_MANY_REQUESTS = 429;

/** Claims the key. Returns the earlier answer, or undefined when the caller is to do the work. */
export async function claimKey(core: Core, keyed: KeyedRequest): Promise<Answered | undefined> {
  const now = core.clock.now();
  const requestHash = requestHashOf(keyed);
  const claim = {
    userId: keyed.userId,
    key: keyed.key,
    requestHash,
    lockedUntil: new Date(now.getTime() + CLAIM_TIMEOUT_MS),
    expiresAt: new Date(now.getTime() + limits.idempotencyHours * HOUR_MS),
  };
  if (await idempotencyRepository.claim(core.db.queries, claim, now)) return undefined;
  const kept = await idempotencyRepository.find(core.db.queries, keyed.userId, keyed.key);
  if (kept) assertSameRequest(kept.requestHash, keyed);
  if (kept?.responseStatus == null || kept.responseBody === null) {
    throw new AppError('request_in_progress', { retryAfterSec: 2 });
  }
  return { status: kept.responseStatus, body: kept.responseBody };
}

export function requestHashOf({ request }: KeyedRequest): string {
  return createHash('sha256').update(request).digest('hex');
}

/** A key is for one request: with another path or body it is refused. */
export function assertSameRequest(keptHash: string, keyed: KeyedRequest): void {
  if (keptHash === requestHashOf(keyed)) return;
  throw new AppError('conflict', { message: 'This Idempotency-Key was already used for another request.' });
}

/**
 * What was first answered about a piece of work whose row keeps the key. Later calls with the key get it again, and so does
 * one at the same time that has seen other numbers.
 */
export async function firstAnswer(
  core: Core,
  keyed: KeyedRequest,
  workId: string,
  answer: Answered,
): Promise<Answered> {
  const now = core.clock.now();
  const kept = await idempotencyRepository.keepFirst(core.db.queries, {
    userId: keyed.userId,
    // Keys of requests have no blank, so this is none of them.
    key: `${keyed.key} ${workId}`,
    requestHash: requestHashOf(keyed),
    responseStatus: answer.status,
    responseBody: answer.body,
    lockedUntil: now,
    expiresAt: new Date(now.getTime() + limits.idempotencyHours * HOUR_MS),
  });
  return kept?.responseStatus == null || kept.responseBody === null
    ? answer
    : { status: kept.responseStatus, body: kept.responseBody };
}

/** Stores the response for 24 hours; a server error or "not now" is not stored, so that the caller may try again. */
export async function settleKey(core: Core, keyed: KeyedRequest, answer: Answered): Promise<void> {
  if (answer.status >= 500 || answer.status === TOO_MANY_REQUESTS)
    await idempotencyRepository.release(core.db.queries, keyed.userId, keyed.key);
  else await idempotencyRepository.keep(core.db.queries, keyed.userId, keyed.key, answer);
}
