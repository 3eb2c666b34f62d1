import { type VideoStatus, videoStatuses } from '@herald/contract/statuses';
import { describe, expect, it } from 'vitest';
import {
  firstState,
  isAllowedAfter,
  type TransitionFacts,
  type TransitionName,
  transition,
  videoTransitions,
} from './transitions.ts';
import type { VideoColumns } from './video.ts';

const now = new Date('2026-03-10T12:00:00Z');
const heardAt = new Date('2026-03-10T12:00:01Z');
const readyAt = new Date('2026-03-10T12:00:09Z');
const failure = { stage: 'drawing', reason: 'The picture is broken.', next_step: 'Upload it again.' } as const;
const files = { video: 'v', poster: 'p', preview: 'g', vtt: 't', srt: 's', report: 'r' };
const frames = { stage: 'drawing', framesDone: 50, framesTotal: 100, framesKept: 40, progress: 0.5 } as const;
const made = {
  files,
  durationSec: 11.9,
  sizeBytes: 1234,
  storedBytes: 2345,
  transcript: 'What was said.',
  madeBy: 'ComfyUI',
  insteadReason: '',
  keptShare: 0.5,
  cpuSec: 12,
};
/** What a service makes for it is wanted no more. */
const over = { outsideJob: null } as const;
const waiting = { status: 'pending', stage: 'queued', workToken: null, heardAt: null, readyAt: null } as const;

interface Expected<Facts> {
  from: VideoStatus[];
  facts: Facts;
  columns: VideoColumns;
  movesQueue?: false;
}

/** Every transition once more, written from the rules: what it may follow and exactly the columns it sets. */
const expectations: { [Name in TransitionName]: Expected<TransitionFacts[Name]> } = {
  start: { from: [], facts: { rank: -2 }, columns: { status: 'pending', stage: 'queued', rank: -2 } },
  claim: {
    from: ['pending'],
    facts: { now, heardAt, workToken: 'token', attempt: 2 },
    columns: {
      status: 'processing',
      stage: 'preparing',
      workToken: 'token',
      attempts: 2,
      startedAt: now,
      heardAt,
      readyAt: null,
      firstPictureKey: null,
    },
  },
  progress: {
    from: ['processing'],
    facts: { heardAt, ...frames, readyAt, deaths: 1, firstPictureKey: 'f' },
    columns: { status: 'processing', ...frames, readyAt, deaths: 1, heardAt, firstPictureKey: 'f' },
    movesQueue: false,
  },
  complete: {
    from: ['processing'],
    facts: { now, ...made },
    columns: {
      ...{ status: 'completed', ...made, progress: 1, failure: null, readyAt: null, finishedAt: now },
      firstPictureKey: null,
      ...over,
    },
  },
  fail: {
    from: ['processing'],
    facts: { now, failure },
    columns: { ...over, status: 'failed', failure, readyAt: null, finishedAt: now },
  },
  requeue: {
    from: ['processing'],
    facts: { attempts: 1, heldUpSince: now },
    columns: { ...waiting, attempts: 1, heldUpSince: now },
  },
  abandon: {
    from: ['processing'],
    facts: { attemptsForgiven: 1, deaths: 1 },
    columns: { ...waiting, attemptsForgiven: 1, deaths: 1 },
  },
  giveUp: {
    from: ['pending', 'processing'],
    facts: { now, failure },
    columns: { ...over, status: 'failed', failure, workToken: null, readyAt: null, finishedAt: now },
  },
  cancel: {
    from: ['pending', 'processing'],
    facts: { now },
    columns: { ...over, status: 'cancelled', workToken: null, readyAt: null, finishedAt: now },
  },
  retry: {
    from: ['failed', 'cancelled'],
    facts: { now, rank: -1 },
    columns: {
      ...waiting,
      ...over,
      rank: -1,
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
    },
  },
};

const names = Object.keys(videoTransitions).filter((name): name is TransitionName => name in expectations);
const pairs = names.flatMap((name) => videoStatuses.map((status) => ({ name, status })));
const isExpected = ({ name, status }: (typeof pairs)[number]) => expectations[name].from.includes(status);
const change = <Name extends TransitionName>(name: Name, status: VideoStatus) =>
  transition<Name>(name, status, expectations[name].facts);

describe('the table of transitions', () => {
  it.each(pairs.filter(isExpected))('lets $name follow $status and sets exactly its columns', ({ name, status }) => {
    expect(isAllowedAfter(status, name)).toBe(true);
    const { columns, movesQueue = true } = expectations[name];
    expect(change(name, status)).toEqual({ name, columns, movesQueue });
  });

  it.each(pairs.filter((pair) => !isExpected(pair)))('refuses $name after $status', ({ name, status }) => {
    expect(isAllowedAfter(status, name)).toBe(false);
    expect(() => change(name, status)).toThrow(`A ${status} video has no transition "${name}".`);
  });

  it('starts a video as pending, which is the only way into the table', () => {
    expect(firstState({ rank: -2 })).toEqual({ name: 'start', columns: expectations.start.columns, movesQueue: true });
    expect(names.filter((name) => videoTransitions[name].from.length === 0)).toEqual(['start']);
  });

  it('keeps the token of a finished video, so that its worker can report the same ending twice', () => {
    expect(change('complete', 'processing').columns).not.toHaveProperty('workToken');
    expect(change('fail', 'processing').columns).not.toHaveProperty('workToken');
  });

  it('takes the token from everybody whose work does not count any more', () => {
    for (const name of ['requeue', 'abandon', 'giveUp', 'cancel'] as const) {
      expect(change(name, 'processing').columns.workToken).toBeNull();
    }
  });

  it('leaves no state that a video can only enter', () => {
    const left = new Set(names.flatMap((name) => videoTransitions[name].from));
    expect(videoStatuses.filter((status) => !left.has(status))).toEqual(['completed']);
  });
});
