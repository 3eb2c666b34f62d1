import { limits, type VideoStage } from '@herald/contract';
import type { Core } from '../core.ts';
import type { ClaimedVideo } from './claim-video.ts';
import type { Work } from './video.ts';
import { videoChangeRepository } from './video-change-repository.ts';
import { videoWorkRepository } from './video-work-repository.ts';

export type HeldWork = Work & Pick<ClaimedVideo, 'attempt' | 'attemptsForgiven' | 'framesKept'>;

export interface WorkProgress {
  stage: VideoStage;
  framesDone: number;
  framesTotal: number;
  /** Frames the next attempt would not have to draw again. */
  framesKept: number;
  /** Share of the whole work, 0 to 1. */
  progress: number;
  /** Until everything is done, as far as the worker can tell. */
  etaSec: number | null;
}

/** Says that a worker is alive and how far it is; `lost` when it must stop, as the video is no longer its own. */
export async function saveProgress(core: Core, work: HeldWork, done: WorkProgress): Promise<'go on' | 'lost'> {
  const now = core.clock.now();
  const readyAt = done.etaSec === null ? null : new Date(now.getTime() + done.etaSec * 1000);
  const held = await videoWorkRepository.updateHeld(core.db.queries, work, {
    stage: done.stage,
    framesDone: done.framesDone,
    framesTotal: done.framesTotal,
    progress: Math.min(1, Math.max(0, done.progress)),
    readyAt,
    ...forgiveAttempt(work, done),
    heardAt: now,
  });
  if (!held) return 'lost';
  await videoChangeRepository.announce(core.db.queries, { ...held, videoId: work.videoId, movesQueue: false });
  return 'go on';
}

/** Forgives this attempt beforehand, for the case that its worker dies; one that fails by itself counts all the same. */
function forgiveAttempt(work: HeldWork, { framesTotal, framesKept }: WorkProgress) {
  const hasKeptMore = framesKept > work.framesKept;
  if (!hasKeptMore && !mayHaveBeenKilled(work, framesTotal > 0)) return {};
  return { attemptsForgiven: work.attemptsForgiven + 1, ...(hasKeptMore && { framesKept }) };
}

/** Once another process has the film in hand, a worker hardly dies of its video; but nobody believes that for ever. */
function mayHaveBeenKilled({ attempt }: HeldWork, isFilming: boolean): boolean {
  return isFilming && attempt <= limits.interruptedAttempts;
}
