import { limits } from '@herald/contract/limits';
import type { VideoStatus } from '@herald/contract/statuses';
import { describe, expect, it } from 'vitest';
import { afterDeath, HEARTBEAT_TIMEOUT_SEC, holdsLease, isAbandoned, mayBeginAgain, mayBeMade } from './policies.ts';

const now = new Date('2026-03-10T12:00:00Z');
const secAgo = (sec: number) => new Date(now.getTime() - sec * 1000);

describe('a lease', () => {
  it('lasts while heartbeats arrive', () => {
    expect(isAbandoned({ status: 'processing', heardAt: secAgo(HEARTBEAT_TIMEOUT_SEC - 0.001) }, now)).toBe(false);
  });

  it('is abandoned after the timeout', () => {
    expect(isAbandoned({ status: 'processing', heardAt: secAgo(HEARTBEAT_TIMEOUT_SEC) }, now)).toBe(true);
  });

  it.each<VideoStatus>(['pending', 'completed', 'failed', 'cancelled'])('does not exist for a %s video', (status) => {
    expect(isAbandoned({ status, heardAt: secAgo(60) }, now)).toBe(false);
  });

  it('belongs to the worker with the token, unless the video was deleted', () => {
    const work = { videoId: 'v', workToken: 'mine' };
    expect(holdsLease({ workToken: 'mine', deletedAt: null }, work)).toBe(true);
    expect(holdsLease({ workToken: 'theirs', deletedAt: null }, work)).toBe(false);
    expect(holdsLease({ workToken: null, deletedAt: null }, work)).toBe(false);
    expect(holdsLease({ workToken: 'mine', deletedAt: now }, work)).toBe(false);
  });
});

describe('making a video', () => {
  it.each<[VideoStatus, boolean]>([
    ['pending', true],
    ['processing', false],
    ['completed', false],
    ['failed', false],
    ['cancelled', false],
  ])('while it is %s is allowed: %s', (status, isAllowed) => {
    expect(mayBeMade({ status, deletedAt: null })).toBe(isAllowed);
    expect(mayBeMade({ status, deletedAt: now })).toBe(false);
  });

  it('begins again until its own failures are used up', () => {
    const allowed = limits.renderAttempts;
    expect(mayBeginAgain({ attempts: 0, attemptsForgiven: 0, deaths: 0 })).toBe(true);
    expect(mayBeginAgain({ attempts: allowed - 1, attemptsForgiven: 0, deaths: 0 })).toBe(true);
    expect(mayBeginAgain({ attempts: allowed, attemptsForgiven: 0, deaths: 0 })).toBe(false);
    expect(mayBeginAgain({ attempts: allowed + 7, attemptsForgiven: 8, deaths: 8 })).toBe(true);
  });

  it('begins again until too many workers died in a row, which costs none of its failures', () => {
    let counted = { attemptsForgiven: 0, deaths: 0 };
    for (let attempts = 1; attempts < limits.workerDeaths; attempts++) {
      counted = afterDeath(counted);
      expect(mayBeginAgain({ attempts, ...counted })).toBe(true);
    }
    expect(mayBeginAgain({ attempts: limits.workerDeaths, ...afterDeath(counted) })).toBe(false);
  });
});
