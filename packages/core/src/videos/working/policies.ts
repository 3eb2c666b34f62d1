import { limits } from '@herald/contract';
import type { Lease, StoredVideo } from '../state/video.ts';
import { isUnfinished } from '../state/video.ts';

/** A worker sends a heartbeat twice a second; after this silence it counts as dead. */
export const HEARTBEAT_TIMEOUT_MS = 8_000;

type Heartbeat = Pick<StoredVideo, 'status' | 'heardAt'>;

/** Whether the worker of a video is gone, so that another one may take over. */
export function isAbandoned({ status, heardAt }: Heartbeat, now: Date): boolean {
  return status === 'processing' && heardAt !== null && now.getTime() - heardAt.getTime() >= HEARTBEAT_TIMEOUT_MS;
}

/** Whether a worker still makes it. */
export function isLeased(video: Heartbeat, now: Date): boolean {
  return video.status === 'processing' && video.heardAt !== null && !isAbandoned(video, now);
}

/** Finished, cancelled and deleted videos give a worker nothing to do. */
export function mayBeMade(video: Pick<StoredVideo, 'status' | 'deletedAt'>): boolean {
  return isUnfinished(video) && video.deletedAt === null;
}

/** Whether a worker still holds the lease it was given; a deleted video belongs to no worker. */
export function holdsLease(video: Pick<StoredVideo, 'workToken' | 'deletedAt'>, { workToken }: Lease): boolean {
  return video.workToken === workToken && video.deletedAt === null;
}

/** A video whose workers die again and again without getting further is not begun for ever. */
export function mayBeginAgain({ attempts, attemptsForgiven }: Pick<StoredVideo, 'attempts' | 'attemptsForgiven'>) {
  return attempts - attemptsForgiven < limits.renderAttempts;
}
