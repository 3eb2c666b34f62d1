import type { StoredVideo } from './video.ts';

/** A worker says something twice a second; after this silence it is taken for dead. */
export const ABANDONED_AFTER_MS = 8_000;

/** Policy: whether the worker of a video is gone, so that somebody else may take it over. */
export function isAbandoned({ status, heardAt }: Pick<StoredVideo, 'status' | 'heardAt'>, now: Date): boolean {
  return status === 'processing' && heardAt !== null && now.getTime() - heardAt.getTime() >= ABANDONED_AFTER_MS;
}
