import { limits } from '@herald/contract';
import { SECOND_MS } from '../../runtime/durations.ts';
import type { Lease, StoredVideo } from '../state/video.ts';

/** A worker sends a heartbeat twice a second; after this silence it counts as dead. */
export const HEARTBEAT_TIMEOUT_SEC = 8;

type Heartbeat = Pick<StoredVideo, 'status' | 'heardAt'>;

/** Whether the worker of a video is gone, by the clock that also stamped its last heartbeat: PostgreSQL's. */
export function isAbandoned({ status, heardAt }: Heartbeat, databaseNow: Date): boolean {
  if (status !== 'processing' || heardAt === null) return false;
  return databaseNow.getTime() - heardAt.getTime() >= HEARTBEAT_TIMEOUT_SEC * SECOND_MS;
}

/** Videos in work belong to their worker; finished, cancelled and deleted ones give nobody anything to do. */
export function mayBeMade(video: Pick<StoredVideo, 'status' | 'deletedAt'>): boolean {
  return video.status === 'pending' && video.deletedAt === null;
}

/** Whether a worker still holds the lease it was given; a deleted video belongs to no worker. */
export function holdsLease(video: Pick<StoredVideo, 'workToken' | 'deletedAt'>, { workToken }: Lease): boolean {
  return video.workToken === workToken && video.deletedAt === null;
}

type Attempts = Pick<StoredVideo, 'attempts' | 'attemptsForgiven' | 'deaths'>;

/** The death of a worker is no failure of its video and has a limit of its own. */
export function afterDeath({ attemptsForgiven, deaths }: Omit<Attempts, 'attempts'>): Omit<Attempts, 'attempts'> {
  return { attemptsForgiven: attemptsForgiven + 1, deaths: deaths + 1 };
}

/** A video that fails, or whose workers die without getting further, is not begun for ever. */
export function mayBeginAgain({ attempts, attemptsForgiven, deaths }: Attempts): boolean {
  return attempts - attemptsForgiven < limits.renderAttempts && deaths < limits.workerDeaths;
}
