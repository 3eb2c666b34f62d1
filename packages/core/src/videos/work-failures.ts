import type { VideoFailure, VideoStage } from '@herald/contract';

/** Failures that are nobody's answer: the worker itself went away. */
export const workFailures = {
  stopped: (stage: VideoStage): VideoFailure => ({
    stage,
    reason: 'Making this video was interrupted too often.',
    next_step: 'Retry the generation; it goes on where it stopped.',
  }),
};
