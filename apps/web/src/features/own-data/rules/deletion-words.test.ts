import { expect, it, test } from 'vitest';
import { belongingsText, deletionDay, membersText } from './deletion-words.ts';

const nothing = { videos: 0, sites: 0, avatars: 0, members: 0 };

test.each([
  [{ videos: 46, sites: 2, avatars: 1 }, '46 videos, 2 sites, 1 avatar and all consents'],
  [{ videos: 1 }, '1 video and all consents'],
  [{}, 'Your profile and everything else'],
])('with %j, the text says what goes', (some, text) => {
  expect(belongingsText({ ...nothing, ...some })).toBe(text);
});

test.each([
  [0, ''],
  [1, 'Your team member keeps their own account.'],
  [3, 'Your 3 team members keep their own accounts.'],
])('for %s members, the text says what stays', (members, text) => {
  expect(membersText({ ...nothing, members })).toBe(text);
});

it('deletes after 14 days', () => {
  expect(deletionDay(new Date('2026-11-01T10:00:00Z'))).toBe('2026-11-15T10:00:00.000Z');
});
