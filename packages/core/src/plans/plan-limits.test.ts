import { describe, expect, it } from 'vitest';
import { bestLimits, monthStart } from './plan-limits.ts';

const caps = { max_videos_per_user: 100, max_video_length: 300 };
const small = {
  videoSeconds: 30,
  scriptCharacters: 5000,
  videosPerMonth: 3,
  opensFullLibrary: true,
  opensMarketplace: false,
  opensFilming: false,
  isTeamEnabled: false,
  teamMembersMax: 50,
  sitesMax: 3,
};
const large = {
  videoSeconds: 180,
  scriptCharacters: 3000,
  videosPerMonth: 40,
  opensFullLibrary: false,
  opensMarketplace: true,
  opensFilming: true,
  isTeamEnabled: true,
  teamMembersMax: 5,
  sitesMax: 2,
};

describe('limits', () => {
  it('takes the best limit of each kind from all plans', () => {
    expect(bestLimits([small, large], caps)).toEqual({
      videoSeconds: 180,
      lengthSetBy: 'plan',
      scriptCharacters: 5000,
      videosPerMonth: 40,
      videosSetBy: 'plan',
      opensFullLibrary: true,
      opensMarketplace: true,
      opensFilming: true,
      isTeamEnabled: true,
      teamMembersMax: 5,
      sitesMax: 2,
    });
  });

  it('counts no team seats of a plan without a team, and no sites of one without the marketplace', () => {
    expect(bestLimits([small], caps)).toMatchObject({ teamMembersMax: 0, sitesMax: 0 });
  });

  it('caps every account at the limits of the site', () => {
    expect(bestLimits([large], { max_videos_per_user: 10, max_video_length: 60 })).toMatchObject({
      videoSeconds: 60,
      lengthSetBy: 'installation',
      videosPerMonth: 10,
      videosSetBy: 'installation',
    });
  });

  const uncapped = { max_videos_per_user: 0, max_video_length: 0 };

  it('leaves the plans as they are where the site has no cap', () => {
    expect(bestLimits([large], uncapped)).toMatchObject({ videoSeconds: 180, videosPerMonth: 40 });
  });

  it.each([
    ['without a cap is unlimited', uncapped, Number.POSITIVE_INFINITY],
    ['under a cap gives what the cap leaves', caps, 100],
  ])('a plan with unlimited videos, beside a smaller one, %s', (_, siteCaps, expected) => {
    expect(bestLimits([small, { ...large, videosPerMonth: null }], siteCaps).videosPerMonth).toBe(expected);
  });

  it('allows nothing without a plan', () => {
    expect(bestLimits([], caps)).toMatchObject({ videoSeconds: 0, videosPerMonth: 0, isTeamEnabled: false });
  });

  it('counts by the calendar month in UTC', () => {
    expect(monthStart(new Date('2026-03-31T23:59:59.999Z'))).toEqual(new Date('2026-03-01T00:00:00Z'));
    expect(monthStart(new Date('2027-01-01T00:00:00Z'))).toEqual(new Date('2027-01-01T00:00:00Z'));
  });
});
