import type { ErrorCode } from '@herald/contract/errors';
import { EngineError, isInputError } from '@herald/media/engine-error';
import type { ItemFailure } from '../db/schema/batches.ts';
import { AppError } from '../errors/app-error.ts';
import { batchTexts } from './batch-texts.ts';

/** Refusals that end when a month, a plan or a disk has room again. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['forbidden', 'storage_full', 'over_budget', 'rate_limited']);

/** Faults of the moment: the same film may be made a little later without anybody's doing. */
const OUTAGES: ReadonlySet<ErrorCode> = new Set(['unavailable', 'internal', 'request_in_progress']);

/** Why a film could not be ordered; undefined where the same attempt may work soon. */
export function refusalOf(error: unknown): ItemFailure | undefined {
  if (error instanceof AppError) {
    if (OUTAGES.has(error.code)) return undefined;
    return { kind: PASSING.has(error.code) ? 'again' : 'mend', reason: error.message };
  }
  if (isInputError(error)) return { kind: 'mend', reason: error.message };
  return error instanceof EngineError && !error.retryable ? { kind: 'again', reason: error.message } : undefined;
}

/** What the owner reads where a fault went on for too long. */
export function lastFailureOf(error: unknown): ItemFailure {
  return { kind: 'again', reason: error instanceof EngineError ? error.message : batchTexts.unknown };
}
