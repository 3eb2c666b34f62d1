import { transition, type VideoChange } from '../state/transitions.ts';
import type { StoredVideo } from '../state/video.ts';

/** Fails a video whose workers died too often. */
export function giveUp({ status, stage }: Pick<StoredVideo, 'status' | 'stage'>, now: Date): VideoChange {
  return transition('giveUp', status, {
    now,
    failure: {
      stage: stage ?? 'preparing',
      reason: 'Making this video was interrupted too often.',
      next_step: 'Retry the generation; if it fails again, tell the administrator.',
    },
  });
}
