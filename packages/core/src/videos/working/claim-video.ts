import { randomUUID } from 'node:crypto';
import { type DraftContent, readStoredDraft } from '@herald/contract/draft';
import type { VideoFailure } from '@herald/contract/endpoints/videos';
import { limits } from '@herald/contract/limits';
import type { PerformerKind } from '@herald/contract/statuses';
import type { Core } from '../../core.ts';
import type { VideoIngredients } from '../../db/schema/videos.ts';
import { workSizeOf } from '../forecasts/work-size-of.ts';
import type { WorkSize } from '../forecasts/work-speed.ts';
import { changeVideo, type VideoDecision } from '../state/change-video.ts';
import { FIRST_FILM_RANK, INTERRUPTED_PRIORITY } from '../state/ranks.ts';
import { transition } from '../state/transitions.ts';
import { type Lease, type StoredVideo, seedOf } from '../state/video.ts';
import { giveUp } from './give-up.ts';
import { makingOf } from './outside-reports.ts';
import { isForOthers, mayBeginAgain, mayBeMade } from './policies.ts';

/** A video with the right to make it. */
export interface ClaimedVideo extends Lease {
  accountId: string;
  createdById: string | null;
  /** The video whose film it replaces. */
  remakeOf: string | null;
  title: string;
  slug: string;
  draft: DraftContent;
  ingredients: VideoIngredients;
  performer: PerformerKind;
  seed: number;
  /** 1 for the first try. */
  attempt: number;
  /** No attempt follows this one, so a failure is final. */
  isLastAttempt: boolean;
  /** How many attempts failed by themselves before this one. */
  failures: number;
  /** As it was when this attempt began. */
  framesKept: number;
  /** No attempt came before: only then its duration says something about the machine. */
  isFirstGo: boolean;
  /** The first film of its account, for which somebody waits who has seen none. */
  isFirstFilm: boolean;
  size: WorkSize;
  /** Names this making of it: the same in every attempt, and another one after a retry. */
  making: string;
}

/** A video this worker has to leave to others comes by again after so long. */
const LOOK_AGAIN_SEC = 5;

/** Takes a waiting video to make it; undefined when somebody else has it, or this worker may not. */
export async function claimVideo(core: Core, videoId: string, workerId?: string): Promise<ClaimedVideo | undefined> {
  return changeVideo(core, { name: 'claim video', videoId }, (video): VideoDecision<ClaimedVideo | undefined> => {
    if (!video || !mayBeMade(video)) return { answer: undefined };
    if (isForOthers(video, workerId, video.databaseNow)) {
      return { answer: undefined, job: { priority: INTERRUPTED_PRIORITY, afterSec: LOOK_AGAIN_SEC } };
    }
    const now = core.clock.now();
    if (!mayBeginAgain(video)) return { answer: undefined, change: giveUp(video, now) };
    const claimed = toClaimed(video, randomUUID());
    if (!claimed)
      return { answer: undefined, change: transition('giveUp', video.status, { now, failure: UNREADABLE }) };
    const { workToken, attempt } = claimed;
    const facts = { now, heardAt: video.databaseNow, workToken, attempt };
    return { answer: claimed, change: transition('claim', video.status, facts) };
  });
}

const UNREADABLE: VideoFailure = {
  stage: 'preparing',
  reason: 'We couldn’t read what this video is made of.',
  next_step: 'Create the video again.',
};

/** Undefined for an order that this version cannot read: no attempt would ever begin. */
function toClaimed(video: StoredVideo, workToken: string): ClaimedVideo | undefined {
  const { id: videoId, ingredients, performer } = video;
  const draft = readStoredDraft({ ...video.draft, output: video.output ?? undefined });
  if (!draft || !ingredients || !performer) return undefined;
  const failures = video.attempts - video.attemptsForgiven;
  return {
    videoId,
    workToken,
    accountId: video.accountId,
    createdById: video.createdById,
    remakeOf: video.remakeOf,
    title: video.title,
    slug: video.slug ?? videoId,
    draft,
    ingredients,
    performer,
    seed: seedOf({ ...ingredients, variation: draft.output.variation }),
    attempt: video.attempts + 1,
    isLastAttempt: failures + 1 >= limits.renderAttempts,
    failures,
    framesKept: video.framesKept,
    isFirstGo: video.startedAt === null,
    isFirstFilm: video.rank === FIRST_FILM_RANK,
    size: workSizeOf(video),
    making: makingOf(video),
  };
}
