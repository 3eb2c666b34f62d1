import type { AdminUserDetails } from '@herald/contract/endpoints/admin-users';
import { describe, expect, it } from 'vitest';
import { anAdminUser, detailsOf } from '#testing/an-admin-user.ts';
import { browserWords } from './browser-words.ts';
import { holdConsequences, userFacts } from './user-facts.ts';

const CHROME = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';

const userWith = (facts: Partial<AdminUserDetails>, belongings: Partial<AdminUserDetails['belongings']> = {}) => ({
  ...detailsOf(anAdminUser('Ann', { createdAt: '2026-01-19T12:00:00.000Z' }), [], belongings),
  ...facts,
});
const factOf = (name: string, ...user: Parameters<typeof userWith>) =>
  userFacts(userWith(...user)).find((fact) => fact.name === name)?.value;

describe('the facts about a user', () => {
  it.each<[name: string, facts: Partial<AdminUserDetails>, value: string]>([
    ['Joined', {}, 'Jan 19, 2026'],
    ['Joined', { signed_up_from: '187.190.38.12' }, 'Jan 19, 2026, from 187.190.38.12'],
    ['Created by', {}, 'Their own sign-up'],
    ['Created by', { created_by: { id: null, name: 'Command line' } }, 'Command line'],
    ['Last seen', {}, 'Never'],
    ['Signed in', {}, 'Not now'],
    ['Signed in', { last_browser: CHROME }, 'Not now, last with Chrome on macOS'],
    ['Signed in', { live_sessions: 1 }, 'In 1 browser'],
    ['Signed in', { live_sessions: 2, last_browser: CHROME }, 'In 2 browsers, last with Chrome on macOS'],
    ['Address', {}, 'Not confirmed'],
    ['Address', { email_verified_at: '2026-01-20T12:00:00.000Z' }, 'Confirmed Jan 20, 2026'],
    ['Team', {}, 'Nobody'],
  ])('say of %s, with %j: %s', (name, facts, value) => {
    expect(factOf(name, facts)).toBe(value);
  });

  it.each([
    [{ members: 6, invited: 2 }, '6 members, 2 invited'],
    [{ members: 1 }, '1 member'],
    [{ invited: 1 }, '0 members, 1 invited'],
  ])('count the team: %j', (belongings, value) => {
    expect(factOf('Team', {}, belongings)).toBe(value);
  });
});

describe('what a hold takes away', () => {
  const rich = userWith({ live_sessions: 2 }, { members: 6, watch_links: 46, sites: 1 });

  it('is counted before it is saved', () => {
    expect(holdConsequences(rich, 'banned')).toBe(
      '2 sessions end at once. 6 members lose access. 46 watch pages and 1 site go offline.',
    );
    expect(holdConsequences(rich, 'suspended')).toBe(
      '2 sessions end at once. 6 members lose access. 46 watch pages and 1 site stay up.',
    );
  });

  it('is told in the singular', () => {
    const poor = userWith({ live_sessions: 1 }, { members: 1, sites: 1 });
    expect(holdConsequences(poor, 'banned')).toBe(
      '1 session ends at once. 1 member loses access. 1 site goes offline.',
    );
  });

  it('is nothing for a user who has nothing', () => {
    expect(holdConsequences(userWith({}), 'banned')).toBe('They are not signed in, and nothing of theirs is online.');
  });
});

it.each([
  [CHROME, 'Chrome on macOS'],
  [`${CHROME} Edg/131.0.0.0`, 'Edge on macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari on iOS'],
  ['Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Windows'],
  ['curl/8.5.0', 'curl/8.5.0'],
])('%s is called %s', (userAgent, words) => {
  expect(browserWords(userAgent)).toBe(words);
});
