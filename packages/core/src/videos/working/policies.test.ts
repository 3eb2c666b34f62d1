import { limits, type VideoStatus } from '@herald/contract';
import { describe, expect, it } from 'vitest';
import { HEARTBEAT_TIMEOUT_MS, holdsLease, isAbandoned, isLeased, mayBeginAgain, mayBeMade } from './policies.ts';

const now = new Date('2026-03-10T12:00:00Z');
const msAgo = (ms: number) => new Date(now.getTime() - ms);

describe('a lease', () => {
  it('lasts while heartbeats arrive', () => {
    const video = { status: 'processing', heardAt: msAgo(HEARTBEAT_TIMEOUT_MS - 1) } as const;
    expect(isLeased(video, now)).toBe(true);
    expect(isAbandoned(video, now)).toBe(false);
  });

  it('is abandoned after the timeout', () => {
    const video = { status: 'processing', heardAt: msAgo(HEARTBEAT_TIMEOUT_MS) } as const;
    expect(isLeased(video, now)).toBe(false);
    expect(isAbandoned(video, now)).toBe(true);
  });

  it.each<VideoStatus>(['pending', 'completed', 'failed', 'cancelled'])('does not exist for a %s video', (status) => {
    const video = { status, heardAt: msAgo(60_000) };
    expect(isLeased(video, now)).toBe(false);
    expect(isAbandoned(video, now)).toBe(false);
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
    ['processing', true],
    ['completed', false],
    ['failed', false],
    ['cancelled', false],
  ])('while it is %s is allowed: %s', (status, isAllowed) => {
    expect(mayBeMade({ status, deletedAt: null })).toBe(isAllowed);
    expect(mayBeMade({ status, deletedAt: now })).toBe(false);
  });

  it('begins again until the attempts that count are used up', () => {
    const allowed = limits.renderAttempts;
    expect(mayBeginAgain({ attempts: 0, attemptsForgiven: 0 })).toBe(true);
    expect(mayBeginAgain({ attempts: allowed - 1, attemptsForgiven: 0 })).toBe(true);
    expect(mayBeginAgain({ attempts: allowed, attemptsForgiven: 0 })).toBe(false);
    expect(mayBeginAgain({ attempts: allowed + 7, attemptsForgiven: 8 })).toBe(true);
  });
});
