import { describe, expect, it } from 'vitest';
import { forecastQueue, type QueueState, type VideoInWork, type WaitingVideo } from './forecast-queue.ts';
import { slotsSeen } from './slots-seen.ts';

const size = { performer: 'character', pixels: 100, durationSec: 10 } as const;
const waiting = (...ids: string[]): WaitingVideo[] => ids.map((id) => ({ ...size, id }));
const inWork = (changes: Partial<VideoInWork>): VideoInWork => ({
  ...size,
  id: 'made',
  progress: 0,
  elapsedSec: 0,
  saidSec: null,
  ...changes,
});
const state = (changes: Partial<QueueState>): QueueState => ({
  inWork: [],
  waiting: [],
  slots: 1,
  pickUpSec: 0,
  ...changes,
});
const tenSeconds = () => 10;
const etas = (queue: QueueState, estimate: () => number | undefined = tenSeconds) =>
  [...forecastQueue(queue, estimate)].map(([id, { queuePosition, etaSec }]) => [id, queuePosition, etaSec]);

describe('the forecast of the queue', () => {
  it('adds up the times of videos that wait for each other', () => {
    expect(etas(state({ waiting: waiting('a', 'b', 'c') }))).toEqual([
      ['a', 1, 10],
      ['b', 2, 20],
      ['c', 3, 30],
    ]);
  });

  it('counts what is left of the video being made', () => {
    const queue = state({ inWork: [inWork({ saidSec: 4, progress: 1 })], waiting: waiting('a') });
    expect(etas(queue)).toEqual([
      ['made', null, 4],
      ['a', 1, 14],
    ]);
  });

  it('does not stand at one second for a film that is late and not begun', () => {
    const leftAfter = (elapsedSec: number) => etas(state({ inWork: [inWork({ elapsedSec })] }))[0]?.[2];
    expect([leftAfter(4), leftAfter(9), leftAfter(13)]).toEqual([6, 1, null]);
  });

  it('shares the slots between the videos', () => {
    const queue = state({ inWork: [inWork({ saidSec: 4, progress: 1 })], waiting: waiting('a', 'b', 'c'), slots: 2 });
    expect(etas(queue).slice(1)).toEqual([
      ['a', 1, 10],
      ['b', 2, 14],
      ['c', 3, 20],
    ]);
  });

  it('includes the moment until a worker claims the video', () => {
    expect(etas(state({ waiting: waiting('a', 'b'), pickUpSec: 1 }))).toEqual([
      ['a', 1, 11],
      ['b', 2, 22],
    ]);
  });

  it('promises no time to a video that an outage holds up, nor to those behind it', () => {
    const [held, ...behind] = waiting('held', 'a', 'b');
    const queue = { waiting: [{ ...size, id: 'held', ...held, isHeldUp: true }, ...behind] };
    expect(etas(state(queue)).map(([, , etaSec]) => etaSec)).toEqual([null, null, null]);
    expect(etas(state({ ...queue, slots: 2 })).map(([, , etaSec]) => etaSec)).toEqual([null, 10, 20]);
  });

  it('knows the place but no time while nothing was measured', () => {
    expect(etas(state({ waiting: waiting('a', 'b') }), () => undefined)).toEqual([
      ['a', 1, null],
      ['b', 2, null],
    ]);
  });
});

describe('what is left of a video being made', () => {
  const left = (changes: Partial<VideoInWork>, estimate: () => number | undefined = tenSeconds) =>
    forecastQueue(state({ inWork: [inWork(changes)] }), estimate).get('made')?.etaSec;

  it('is what its worker reports once it is late, or where nothing was measured', () => {
    expect(left({ saidSec: 3, progress: 0.5, elapsedSec: 100 })).toBe(3);
    expect(left({ saidSec: 3, progress: 0.1 }, () => undefined)).toBe(3);
  });

  it('depends little on its worker while that has seen little', () => {
    expect(left({ saidSec: 100, progress: 0.1, elapsedSec: 5 })).toBeCloseTo(5.95);
  });

  it('is the measured time at first', () => {
    expect(left({ elapsedSec: 4 })).toBe(6);
  });

  it('is corrected by its progress, more so the further it is', () => {
    expect(left({ progress: 0.1, elapsedSec: 5 })).toBeCloseTo(5.4);
    expect(left({ progress: 0.5, elapsedSec: 7.5 })).toBeCloseTo(3.75);
    expect(left({ progress: 0.9, elapsedSec: 8 })).toBeCloseTo(1.19);
  });

  it('depends on progress alone once it takes clearly longer than measured', () => {
    expect(left({ progress: 0.5, elapsedSec: 13 })).toBeCloseTo(13);
  });

  it('depends on progress alone where nothing was measured, once enough is done', () => {
    expect(left({ progress: 0.4, elapsedSec: 10 }, () => undefined)).toBe(15);
    expect(left({ progress: 0.25, elapsedSec: 5 }, () => undefined)).toBeNull();
    expect(left({ elapsedSec: 5 }, () => undefined)).toBeNull();
  });

  it('is a number even for a video of no length that has only begun', () => {
    expect(left({ progress: 0.5 }, () => 0)).toBe(1);
    expect(left({}, () => 0)).toBe(1);
  });

  it('is never zero while the work goes on', () => {
    expect(left({ elapsedSec: 9.9 })).toBe(1);
    expect(left({ saidSec: -3, progress: 1 })).toBe(1);
  });
});

describe('the number of videos made at the same time', () => {
  const span = (from: number, to: number | null) => ({ from: new Date(from), to: to === null ? null : new Date(to) });

  it('is the most that were seen together, and 1 when none were', () => {
    expect(slotsSeen([])).toBe(1);
    expect(slotsSeen([span(0, 10), span(10, 20)])).toBe(1);
    expect(slotsSeen([span(0, 10), span(5, 20), span(19, null)])).toBe(2);
    expect(slotsSeen([span(0, null), span(5, null), span(6, 7)])).toBe(3);
  });
});
