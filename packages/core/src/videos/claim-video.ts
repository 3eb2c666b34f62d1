import { randomUUID } from 'node:crypto';
import { type DraftContent, draftContent, limits, type PerformerKind } from '@herald/contract';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import type { VideoIngredients } from '../db/schema/videos.ts';
import { workSizeOf } from './forecast/work-size-of.ts';
import type { WorkSize } from './forecast/work-speed.ts';
import { giveUpVideo, mayBeginAgain } from './give-up-video.ts';
import { isAbandoned } from './is-abandoned.ts';
import { type StoredVideo, seedOf, type Work } from './video.ts';
import { videoChangeRepository } from './video-change-repository.ts';
import { videoWorkRepository } from './video-work-repository.ts';

/** A video with the right to make it. */
export interface ClaimedVideo extends Work {
  accountId: string;
  createdById: string | null;
  title: string;
  slug: string;
  draft: DraftContent;
  ingredients: VideoIngredients;
  performer: PerformerKind;
  seed: number;
  /** 1 for the first try. */
  attempt: number;
  /** Nobody tries again after this one: what fails now has failed. */
  isLastAttempt: boolean;
  /** As they were when this attempt began. */
  attemptsForgiven: number;
  framesKept: number;
  /** Nobody has begun it before: only then the time it takes tells anything. */
  isFirstGo: boolean;
  size: WorkSize;
}

const LOOK_AGAIN_SEC = 15;

/** Takes a video to make it; undefined when it is finished, cancelled, deleted, out of attempts, or in good hands. */
export async function claimVideo(core: Core, videoId: string): Promise<ClaimedVideo | undefined> {
  return core.db.transaction('claim video', async (tx) => {
    const video = await videoWorkRepository.lock(tx, videoId);
    if (!video || !isWanted(video)) return undefined;
    if (isInGoodHands(core, video)) {
      // Whoever is on it may still die: somebody has to look again.
      await core.jobs.send(tx, 'make-video', { videoId }, { priority: video.rank, afterSec: LOOK_AGAIN_SEC });
      return undefined;
    }
    const { accountId } = video;
    await videoChangeRepository.announce(tx, { accountId, videoId, movesQueue: true });
    if (mayBeginAgain(video)) return take(core, tx, video);
    await giveUpVideo(core, tx, video);
    return undefined;
  });
}

function isWanted({ status, deletedAt }: StoredVideo): boolean {
  return (status === 'pending' || status === 'processing') && deletedAt === null;
}

function isInGoodHands(core: Core, video: StoredVideo): boolean {
  return video.status === 'processing' && video.heardAt !== null && !isAbandoned(video, core.clock.now());
}

async function take(core: Core, tx: Queryable, video: StoredVideo): Promise<ClaimedVideo> {
  const now = core.clock.now();
  const { id: videoId, accountId, createdById, title, ingredients, performer, attemptsForgiven, framesKept } = video;
  if (!ingredients || !performer) throw new Error(`Video ${videoId} was not ordered with everything it needs`);
  const [workToken, attempt] = [randomUUID(), video.attempts + 1];
  await videoWorkRepository.update(tx, videoId, {
    status: 'processing',
    workToken,
    attempts: attempt,
    stage: 'preparing',
    startedAt: now,
    heardAt: now,
    readyAt: null,
  });
  return {
    ...{ videoId, workToken, accountId, createdById, title, ingredients, performer, attempt },
    slug: video.slug ?? videoId,
    draft: draftContent.parse({ ...video.draft, output: video.output ?? undefined }),
    // By the avatar, as in the preview: what is filmed is what was seen before.
    seed: seedOf(ingredients.avatarId),
    isLastAttempt: attempt - attemptsForgiven >= limits.renderAttempts,
    ...{ attemptsForgiven, framesKept },
    isFirstGo: video.startedAt === null,
    size: workSizeOf(video),
  };
}
