import { describe, expect, it } from 'vitest';
import { type GrantOfPlan, planNewsOf } from './plan-news.ts';

const now = new Date('2026-03-10T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const aGrant = (name: string, changes: Partial<GrantOfPlan>): GrantOfPlan => ({
  ...{ planId: name, name, origin: 'admin', startedAt: minutesAgo(600), expiresAt: null, endedAt: null },
  ...{ isOnOffer: true, isRefunded: false },
  ...changes,
});

const told = (...grants: GrantOfPlan[]) =>
  planNewsOf(grants, now).map(({ kind, plan, replaces }) => [kind, plan, ...(replaces ?? [])]);

describe('a plan that ended', () => {
  it('at the moment of a gift was replaced by it', () => {
    const taken = aGrant('Small', { endedAt: minutesAgo(5) });
    const given = aGrant('Large', { startedAt: minutesAgo(5) });
    expect(told(taken, given)).toEqual([['given', 'Large', 'Small']]);
  });

  it('at the moment of two gifts was replaced by the plan that is listed first', () => {
    const taken = aGrant('Small', { endedAt: minutesAgo(5) });
    const gifts = ['Large', 'Team'].map((name) => aGrant(name, { startedAt: minutesAgo(5) }));
    expect(told(taken, ...gifts)).toEqual([
      ['given', 'Large', 'Small'],
      ['given', 'Team'],
    ]);
  });

  it('a moment before a gift has news of its own', () => {
    const taken = aGrant('Small', { endedAt: minutesAgo(5.001) });
    const given = aGrant('Large', { startedAt: minutesAgo(5) });
    expect(told(taken, given)).toEqual([
      ['given', 'Large'],
      ['ended', 'Small'],
    ]);
  });

  it('by itself, or with a refund, was replaced by nothing', () => {
    const endedAt = minutesAgo(5);
    const given = aGrant('Large', { startedAt: endedAt });
    expect(told(aGrant('Small', { expiresAt: endedAt }), given)).toContainEqual(['ended', 'Small']);
    expect(told(aGrant('Small', { expiresAt: endedAt, endedAt }), given)).toContainEqual(['ended', 'Small']);
    expect(told(aGrant('Small', { endedAt, isRefunded: true }), given)).toContainEqual(['refunded', 'Small']);
  });
});
