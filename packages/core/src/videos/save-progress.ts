import type { VideoStage } from '@herald/contract';
import type { Core } from '../core.ts';
import type { Work } from './video.ts';
import { videoChangeRepository } from './video-change-repository.ts';
import { videoWorkRepository } from './video-work-repository.ts';

export interface WorkProgress {
  stage: VideoStage;
  framesDone: number;
  framesTotal: number;
  /** Share of the whole work, 0 to 1. */
  progress: number;
  /** Until everything is done, as far as the worker can tell. */
  etaSec: number | null;
}

/** Says that a worker is alive and how far it is; `lost` when it must stop, as the video is no longer its own. */
export async function saveProgress(core: Core, work: Work, done: WorkProgress): Promise<'go on' | 'lost'> {
  const now = core.clock.now();
  const readyAt = done.etaSec === null ? null : new Date(now.getTime() + done.etaSec * 1000);
  const held = await videoWorkRepository.updateHeld(core.db.queries, work, {
    stage: done.stage,
    framesDone: done.framesDone,
    framesTotal: done.framesTotal,
    progress: Math.min(1, Math.max(0, done.progress)),
    readyAt,
    heardAt: now,
  });
  if (!held) return 'lost';
  await videoChangeRepository.announce(core.db.queries, { ...held, videoId: work.videoId, movesQueue: false });
  return 'go on';
}
