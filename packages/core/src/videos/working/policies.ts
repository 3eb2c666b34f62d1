import { limits } from '@herald/contract/limits';
import { SECOND_MS } from '../../runtime/durations.ts';
import type { Lease, StoredVideo } from '../state/video.ts';

/** A worker sends a heartbeat twice a second; after this silence it counts as dead. */
export const HEARTBEAT_TIMEOUT_SEC = 8;

/** The first pause of a video that store or disks hold up, the longest one, and when it is given up. */
const FIRST_PAUSE_SEC = 5;
const LONGEST_PAUSE_SEC = 300;
const LONGEST_HOLD_UP_SEC = 24 * 3600;

/** A worker that lacks a file of a video leaves it to the others for so long. */
const OTHERS_FIRST_SEC = 120;

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

/** How often a video is tried again while store or disks keep it from being made: pauses double from 5 s to 5 min. */
export function pauseAfter(heldUpSec: number): number {
  return Math.min(LONGEST_PAUSE_SEC, Math.max(FIRST_PAUSE_SEC, heldUpSec));
}

/** Whether store or disks have kept a video from being made for too long to go on. */
export function isHeldUpTooLong(heldUpSec: number): boolean {
  return heldUpSec >= LONGEST_HOLD_UP_SEC;
}

/** Whether a worker has just not found a file of the video, so that others are to look first. */
export function isForOthers(
  { missedBy, missedAt }: Pick<StoredVideo, 'missedBy' | 'missedAt'>,
  workerId: string | undefined,
  databaseNow: Date,
): boolean {
  if (missedBy === null || missedAt === null || missedBy !== workerId) return false;
  return databaseNow.getTime() - missedAt.getTime() < OTHERS_FIRST_SEC * SECOND_MS;
}
