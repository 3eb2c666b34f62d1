import type { VideoStage } from '@herald/contract';
import { StorageError, type StorageErrorCode } from '@herald/core/storage';
import { EngineError, type EngineErrorKind } from '@herald/media';

/** What keeps a video from being made: a failure of an engine, of the store, or a fault in Herald. */
export type FailureKind = EngineErrorKind | 'file_missing' | 'store_full' | 'store_unavailable' | 'unknown';

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
  return code === 'not_found' ? 'file_missing' : 'unknown';
}

/** Whether the next attempt may succeed without any change. */
export function mayPass(error: unknown, kind: FailureKind): boolean {
  return error instanceof EngineError ? error.retryable : kind !== 'file_missing' && kind !== 'sound_missing';
}
