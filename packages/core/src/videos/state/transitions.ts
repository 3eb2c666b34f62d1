import type { VideoFailure } from '@herald/contract/endpoints/videos';
import type { VideoStage, VideoStatus } from '@herald/contract/statuses';
import type { VideoFiles } from '../../db/schema/videos.ts';
import type { StoredVideo, VideoColumns } from './video.ts';

/** The columns a change sets, and whether it moves other videos in the queue. */
export interface VideoChange {
  /** Undefined for a change that is no step on its way, like a new title. */
  name?: TransitionName;
  columns: VideoColumns;
  movesQueue: boolean;
}

interface Ending {
  now: Date;
}

/** What each transition has to know. */
export interface TransitionFacts {
  start: { rank: number };
  claim: { now: Date; heardAt: Date; workToken: string; attempt: number };
  progress: {
    heardAt: Date;
    stage: VideoStage;
    framesDone: number;
    framesTotal: number;
    framesKept: number;
    progress: number;
    readyAt: Date | null;
    firstPictureKey: string | null;
    deaths: number;
  };
  complete: Ending & {
    files: VideoFiles;
    durationSec: number;
    sizeBytes: number;
    storedBytes: number;
    transcript: string;
    madeBy: string;
    insteadReason: string;
    keptShare: number | null;
    cpuSec: number | null;
  };
  fail: Ending & { failure: VideoFailure };
  requeue: Pick<StoredVideo, 'attempts'> & Partial<Pick<StoredVideo, 'heldUpSince' | 'missedBy' | 'missedAt'>>;
  abandon: { attemptsForgiven: number; deaths: number };
  giveUp: Ending & { failure: VideoFailure };
  cancel: Ending;
  retry: { now: Date; rank: number };
}

export type TransitionName = keyof TransitionFacts;

interface Transition<Facts> {
  /** The states a video may be in before. Nothing comes before a start. */
  from: readonly VideoStatus[];
  to: VideoStatus;
  movesQueue: boolean;
  /** The columns it sets besides the status. */
  columns(facts: Facts): VideoColumns;
}

/** What a service makes for it is wanted no more. */
const OVER = { outsideJob: null } as const;

const WAITING = { stage: 'queued', workToken: null, heardAt: null, readyAt: null } as const;

/** Everything that can happen to a video on its way, in one table. Nothing else changes a status. */
export const videoTransitions: { readonly [Name in TransitionName]: Transition<TransitionFacts[Name]> } = {
  /** A customer orders it. */
  start: {
    from: [],
    to: 'pending',
    movesQueue: true,
    columns: ({ rank }) => ({ stage: 'queued', rank }),
  },
  /** A worker takes the lease. */
  claim: {
    from: ['pending'],
    to: 'processing',
    movesQueue: true,
    columns: ({ now, heardAt, workToken, attempt }) => ({
      stage: 'preparing',
      workToken,
      attempts: attempt,
      startedAt: now,
      heardAt,
      readyAt: null,
      firstPictureKey: null,
    }),
  },
  /** The worker's heartbeat. */
  progress: {
    from: ['processing'],
    to: 'processing',
    movesQueue: false,
    columns: (facts) => facts,
  },
  /** The token stays, so that the same worker can report the same ending twice. */
  complete: {
    from: ['processing'],
    to: 'completed',
    movesQueue: true,
    columns: ({ now, ...made }) => ({
      ...OVER,
      ...made,
      firstPictureKey: null,
      progress: 1,
      failure: null,
      readyAt: null,
      finishedAt: now,
    }),
  },
  fail: {
    from: ['processing'],
    to: 'failed',
    movesQueue: true,
    columns: ({ now, failure }) => ({ ...OVER, failure, readyAt: null, finishedAt: now }),
  },
  /** A worker puts it back for another one. */
  requeue: {
    from: ['processing'],
    to: 'pending',
    movesQueue: true,
    columns: (facts) => ({ ...WAITING, ...facts }),
  },
  /** Its worker sends no heartbeats any more. */
  abandon: {
    from: ['processing'],
    to: 'pending',
    movesQueue: true,
    columns: ({ attemptsForgiven, deaths }) => ({ ...WAITING, attemptsForgiven, deaths }),
  },
  /** Its workers died too often. */
  giveUp: {
    from: ['pending', 'processing'],
    to: 'failed',
    movesQueue: true,
    columns: ({ now, failure }) => ({ ...OVER, failure, workToken: null, readyAt: null, finishedAt: now }),
  },
  cancel: {
    from: ['pending', 'processing'],
    to: 'cancelled',
    movesQueue: true,
    columns: ({ now }) => ({ ...OVER, workToken: null, readyAt: null, finishedAt: now }),
  },
  /** Everything begins again. */
  retry: {
    from: ['failed', 'cancelled'],
    to: 'pending',
    movesQueue: true,
    columns: ({ now, rank }) => ({
      ...WAITING,
      ...OVER,
      rank,
      attempts: 0,
      attemptsForgiven: 0,
      deaths: 0,
      heldUpSince: null,
      missedBy: null,
      missedAt: null,
      failure: null,
      progress: 0,
      framesDone: 0,
      framesKept: 0,
      finishedAt: null,
      requeuedAt: now,
    }),
  },
};

export function isAllowedAfter(status: VideoStatus, name: TransitionName): boolean {
  return videoTransitions[name].from.includes(status);
}

/** What a transition makes of a video in this state. Callers refuse in words of their own before they ask. */
export function transition<Name extends TransitionName>(
  name: Name,
  status: VideoStatus,
  facts: TransitionFacts[Name],
): VideoChange {
  if (!isAllowedAfter(status, name)) throw new Error(`A ${status} video has no transition "${name}".`);
  return changeTo(name, facts);
}

/** The first state of a video, for its new row. */
export function firstState(facts: TransitionFacts['start']): VideoChange & { columns: { status: VideoStatus } } {
  return changeTo('start', facts);
}

function changeTo<Name extends TransitionName>(name: Name, facts: TransitionFacts[Name]) {
  const { to, movesQueue, columns } = videoTransitions[name];
  return { name, columns: { ...columns(facts), status: to }, movesQueue };
}
