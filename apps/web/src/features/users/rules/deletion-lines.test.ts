import { describe, expect, it } from 'vitest';
import { anAdminUser, aPlan, detailsOf } from '#testing/an-admin-user.ts';
import { deletionFigures, deletionLines } from './deletion-lines.ts';

const many = {
  videos: 1212,
  videos_in_work: 2,
  watch_links: 212,
  views: 38_940,
  sites: 4,
  members: 6,
  invited: 2,
  stored_bytes: 3_800_000_000,
};
const one = { videos: 1, videos_in_work: 1, watch_links: 1, views: 1, sites: 1, members: 1, invited: 1 };
const textsOf = (...details: Parameters<typeof detailsOf>) =>
  deletionLines(detailsOf(...details)).map(({ text }) => text);

describe('what goes with a user', () => {
  it('is told in four numbers', () => {
    expect(deletionFigures(detailsOf(anAdminUser('Tomás'), [], many))).toEqual([
      { value: '1,212', label: 'videos' },
      { value: '4', label: 'sites' },
      { value: '6', label: 'members' },
      { value: '3.8', label: 'GB' },
    ]);
  });

  it('is told in lines, with the worst first', () => {
    expect(textsOf(anAdminUser('Tomás'), [aPlan('FE', 'Free'), aPlan('DFY', 'Done')], many)).toEqual([
      '2 films in work are stopped.',
      '212 watch links stop working, 38,940 views so far.',
      '4 sites go offline with all messages.',
      '6 members lose access; their own accounts stay.',
      '2 invitations end.',
      '2 plans end here.',
      'The audit log keeps the name and address.',
    ]);
  });

  it('is told in the singular', () => {
    expect(textsOf(anAdminUser('Ann'), [aPlan('FE', 'Free')], one)).toEqual([
      '1 film in work is stopped.',
      '1 watch link stops working, 1 view so far.',
      '1 site goes offline with all messages.',
      '1 member loses access; their own accounts stay.',
      '1 invitation ends.',
      '1 plan ends here.',
      'The audit log keeps the name and address.',
    ]);
  });

  it('says that a bought plan is not refunded', () => {
    const details = detailsOf(anAdminUser('Ann'), [aPlan('DFY', 'Done')]);
    const bought = { ...details, plans: details.plans.map((plan) => ({ ...plan, origin: 'sale' as const })) };
    expect(deletionLines(bought).map(({ text }) => text)).toContain('1 plan ends here. Nothing is refunded.');
  });

  it('leaves out what there is none of', () => {
    expect(textsOf(anAdminUser('Ann'))).toEqual(['The audit log keeps the name and address.']);
  });
});
