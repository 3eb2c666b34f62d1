import type { PlanFacts } from '@herald/contract/endpoints/pages';
import { describe, expect, test } from 'vitest';
import { compareFacts, gainsOf, lengthText } from './plan-words.ts';

const free: PlanFacts = {
  name: 'Free Edition',
  videos_per_month: 3,
  video_seconds: 30,
  script_characters: 500,
  has_full_library: false,
  sites: 0,
  team_members: 0,
  storage_bytes: 2_000_000_000,
};
const unlimited: PlanFacts = {
  name: 'Unlimited',
  videos_per_month: null,
  video_seconds: 180,
  script_characters: 3000,
  has_full_library: true,
  sites: 10,
  team_members: 5,
  storage_bytes: null,
};

test.each([
  [0, '0 s'],
  [30, '30 s'],
  [60, '1 min'],
  [90, '1 min 30 s'],
  [300, '5 min'],
])('%i seconds are %s', (seconds, words) => {
  expect(lengthText(seconds)).toBe(words);
});

describe('what a plan adds', () => {
  test('is said beside what the reader has', () => {
    expect(gainsOf(unlimited, free)).toEqual([
      'Unlimited videos a month instead of 3',
      'Videos up to 3 min instead of 30 s',
      'Scripts up to 3,000 characters instead of 500',
      'Every avatar of the library',
      'The marketplace, with 10 sites',
      'A team, with 5 members',
      'Unlimited storage instead of 2 GB',
    ]);
  });

  test('names a number where the operator caps it', () => {
    expect(gainsOf({ ...unlimited, videos_per_month: 100 }, free)[0]).toBe('100 videos a month instead of 3');
  });

  test('counts on from what is there', () => {
    const more = { ...unlimited, sites: 25, team_members: 10 };
    expect(gainsOf(more, unlimited)).toEqual(['25 sites instead of 10', '10 team members instead of 5']);
  });

  test('is nothing where the reader has as much', () => {
    expect(gainsOf(free, unlimited)).toEqual([]);
  });
});

test('the comparison marks what is more', () => {
  const rows = compareFacts({ ...free, video_seconds: 60 }, free);
  expect(rows.filter(({ isMore }) => isMore)).toEqual([
    { label: 'Longest video', own: '30 s', plan: '1 min', isMore: true, isLess: false },
  ]);
  expect(compareFacts(unlimited, free)).toContainEqual({
    label: 'Videos a month',
    own: '3',
    plan: 'Unlimited',
    isMore: true,
    isLess: false,
  });
  expect(rows.find(({ label }) => label === 'Marketplace sites')).toMatchObject({ own: 'None', plan: 'None' });
});
