import { limits } from '@herald/contract';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import type { StoredVideo } from './video.ts';
import { videoWorkRepository } from './video-work-repository.ts';
import { workFailures } from './work-failures.ts';

/** Policy: a video whose workers die time and again without getting any further is not begun for ever. */
export function mayBeginAgain({ attempts, attemptsForgiven }: StoredVideo): boolean {
  return attempts - attemptsForgiven < limits.renderAttempts;
}

/** Fails a locked video whose last worker died. */
export async function giveUpVideo(core: Core, tx: Queryable, { id, stage }: StoredVideo): Promise<void> {
  await videoWorkRepository.update(tx, id, {
    status: 'failed',
    failure: workFailures.stopped(stage ?? 'preparing'),
    workToken: null,
    readyAt: null,
    finishedAt: core.clock.now(),
  });
}
