import type { Core } from '../../core.ts';
import type { StoredVideo } from '../state/video.ts';
import { filmTimeRepository } from './film-time-repository.ts';
import {
  type Forecast,
  forecastQueue,
  type QueueState,
  type SecondsEstimator,
  type VideoInWork,
  type WaitingVideo,
} from './forecast-queue.ts';
import { queueRepository } from './queue-repository.ts';
import { median } from './robust-line.ts';
import { slotsSeen } from './slots-seen.ts';
import { workSizeOf } from './work-size-of.ts';
import { learnWorkSpeed, type WorkSize, wholeSec } from './work-speed.ts';

type RankedState = Omit<QueueState, 'waiting'> & { waiting: (WaitingVideo & { rank: number })[] };

export interface QueueForecast {
  /** Of a video that waits or is being made. */
  of(video: StoredVideo): Forecast | undefined;
  /** False for a video that began to wait after the queue was read. */
  knows(video: StoredVideo): boolean;
  /** Of a video that would be ordered now. */
  ifAdded(size: WorkSize, rank: number): Forecast;
  /** How long until all of these would be ready, if they were ordered now; null where that cannot be told. */
  ifAllAdded(sizes: readonly WorkSize[], rank: number): number | null;
  /** How long these take to make, one after the other; null until a film was measured. */
  workSecOf(sizes: readonly WorkSize[]): number | null;
}

/** Where every unfinished video stands, from what this installation has measured. */
export async function readForecast(core: Core): Promise<QueueForecast> {
  const [measured, made, inWork, waiting] = await Promise.all([
    filmTimeRepository.listNewest(core.db.queries),
    queueRepository.listMade(core.db.queries),
    queueRepository.listInWork(core.db.queries),
    queueRepository.listWaiting(core.db.queries),
  ]);
  const expect = learnWorkSpeed(measured);
  const estimate: SecondsEstimator = (size) => {
    const times = expect(size);
    return times && wholeSec(times);
  };
  const state: RankedState = {
    inWork: inWork.map((row) => toWork(row, core.clock.now())),
    waiting: waiting.map(({ heldUpSince, id, rank, ...row }) => ({
      ...workSizeOf(row),
      id,
      rank,
      isHeldUp: heldUpSince !== null,
    })),
    slots: slotsSeen([...made, ...inWork.map((row) => ({ ...row, finishedAt: null }))].flatMap(toSpan)),
    pickUpSec: pickUpSecOf(made),
  };
  return toForecast(core, state, estimate);
}

type WorkRow = Parameters<typeof workSizeOf>[0] &
  Pick<StoredVideo, 'id' | 'framesDone' | 'progress' | 'startedAt' | 'readyAt'>;

function toWork(row: WorkRow, now: Date): VideoInWork {
  const secondsFrom = (moment: Date) => (now.getTime() - moment.getTime()) / 1000;
  return {
    ...workSizeOf(row),
    id: row.id,
    // The time before the first frame says nothing about the rest.
    progress: row.framesDone > 0 ? row.progress : 0,
    elapsedSec: row.startedAt ? secondsFrom(row.startedAt) : 0,
    saidSec: row.readyAt && -secondsFrom(row.readyAt),
  };
}

function toForecast({ clock }: Core, state: RankedState, estimate: SecondsEstimator): QueueForecast {
  const forecasts = forecastQueue(state, estimate);
  return {
    of(video) {
      if (video.status !== 'processing') return forecasts.get(video.id);
      // Its own row says it all, and may be newer than the queue.
      const alone = { inWork: [toWork(video, clock.now())], waiting: [], slots: 1, pickUpSec: 0 };
      return forecastQueue(alone, estimate).get(video.id);
    },
    knows: ({ id, status }) => status !== 'pending' || forecasts.has(id),
    ifAdded(size, rank) {
      const id = 'the new one';
      const added = withAdded(state, [{ ...size, id, rank }], estimate).get(id);
      return added ?? { queuePosition: null, etaSec: null };
    },
    ifAllAdded(sizes, rank) {
      const added = sizes.map((size, index) => ({ ...size, id: `the new one ${index}`, rank }));
      const known = withAdded(state, added, estimate);
      const seconds = added.map(({ id }) => known.get(id)?.etaSec ?? null);
      return seconds.includes(null) ? null : Math.max(0, ...seconds.filter((sec) => sec !== null));
    },
    workSecOf(sizes) {
      const seconds = sizes.map(estimate);
      return seconds.includes(undefined) ? null : seconds.reduce<number>((sum, sec = 0) => sum + sec, 0);
    },
  };
}

/** The queue as it would be with these in it, which have one rank. */
function withAdded(state: RankedState, added: RankedState['waiting'], estimate: SecondsEstimator) {
  const rank = added[0]?.rank ?? 0;
  const place = state.waiting.findIndex((video) => video.rank < rank);
  const waiting = state.waiting.toSpliced(place < 0 ? state.waiting.length : place, 0, ...added);
  return forecastQueue({ ...state, waiting }, estimate);
}

function toSpan({ startedAt, finishedAt }: { startedAt: Date | null; finishedAt: Date | null }) {
  return startedAt ? [{ from: startedAt, to: finishedAt }] : [];
}

const LONGEST_PICK_UP_SEC = 3;

/** How long the quickest quarter waited: the queue was empty when they came. */
function pickUpSecOf(rows: { createdAt: Date; startedAt: Date | null }[]): number {
  const waits = rows.flatMap(({ createdAt, startedAt }) =>
    startedAt ? [(startedAt.getTime() - createdAt.getTime()) / 1000] : [],
  );
  if (waits.length === 0) return 0;
  const quickest = waits.toSorted((a, b) => a - b).slice(0, Math.ceil(waits.length / 4));
  return Math.min(LONGEST_PICK_UP_SEC, Math.max(0, median(quickest)));
}
