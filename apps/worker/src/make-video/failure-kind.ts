import type { VideoStage } from '@herald/contract/statuses';
import { StorageError, type StorageErrorCode } from '@herald/core/storage';
import { EngineError, type EngineErrorKind } from '@herald/media/engine-error';

/** What keeps a video from being made: a failure of an engine, of the store or the machine, or a fault in Herald. */
export type FailureKind =
  | EngineErrorKind
  | 'file_missing'
  | 'store_full'
  | 'store_unavailable'
  | 'machine_failed'
  | 'unknown';

const KINDS_OF_STORE: Record<StorageErrorCode, FailureKind> = {
  full: 'store_full',
  unavailable: 'store_unavailable',
  not_found: 'file_missing',
  bad_key: 'file_missing',
};

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Sorts an error by what its owner can do about it. */
export function failureKind(error: unknown, stage: VideoStage): FailureKind {
  if (error instanceof EngineError) return error.kind;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (DISK_FULL.has(code)) return stage === 'storing' ? 'store_full' : 'disk_full';
  if (code === 'not_found' && stage === 'speaking') return 'sound_missing';
  if (error instanceof StorageError) return KINDS_OF_STORE[error.code];
  if (code === 'not_found') return 'file_missing';
  if (isConnectionLost(error)) return 'store_unavailable';
  return isSystemFailure(error) ? 'machine_failed' : 'unknown';
}

const OUTAGES: ReadonlySet<FailureKind> = new Set(['disk_full', 'store_full', 'store_unavailable', 'machine_failed']);

/** Whether store or machine failed rather than the video, which may wait for as long as that takes. */
export function isOutage(kind: FailureKind): boolean {
  return OUTAGES.has(kind);
}

/** Whether the store lacks a file although the video's row names it. */
export function isFileMissing(error: unknown): boolean {
  return error instanceof StorageError && error.code === 'not_found';
}

/** Whether the next attempt may succeed without any change. */
export function mayPass(error: unknown, kind: FailureKind): boolean {
  return error instanceof EngineError ? error.retryable : kind !== 'file_missing' && kind !== 'sound_missing';
}

/** The HTTP client's codes for a line that broke while a stored file was read. */
function isConnectionLost(error: unknown): boolean {
  const cause = error instanceof Error && error.cause;
  return cause instanceof Error && 'code' in cause && String(cause.code).startsWith('UND_ERR');
}

/** An error of the operating system; a file that is not there may as well be a fault in Herald. */
function isSystemFailure(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'code' in error && error.code !== 'ENOENT';
}
