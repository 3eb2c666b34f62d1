import type { PlanSlug } from '@herald/contract';

export interface PageSeed {
  name: string;
  slug: string;
  content: string;
  /** Plans that show this page: those for which it would be an upgrade. */
  shownTo: PlanSlug[];
}

/** The special pages of a fresh installation: one per upgrade. Administrators rewrite them. */
export const pageSeeds: PageSeed[] = [
  {
    name: 'Done For You',
    slug: 'done-for-you',
    content:
      '<h2>More videos, more faces</h2><p>Done For You gives you 30 videos a month of up to a minute each, the full avatar library and a marketplace of your own.</p>',
    shownTo: ['FE'],
  },
  {
    name: 'Unlimited',
    slug: 'unlimited',
    content:
      '<h2>Stop counting</h2><p>Unlimited lifts the monthly count, allows videos of up to three minutes and lets you invite your team.</p>',
    shownTo: ['FE', 'DFY'],
  },
  {
    name: 'Income Maximizer',
    slug: 'income-maximizer',
    content:
      '<h2>Sell with video every day</h2><p>Income Maximizer is for people who publish daily: everything in Unlimited, with room to grow.</p>',
    shownTo: ['FE', 'DFY', 'UNLIMITED'],
  },
  {
    name: 'Automation',
    slug: 'automation',
    content:
      '<h2>Videos that make themselves</h2><p>Automation opens the longest videos and scripts, five minutes and 5,000 characters, for work that runs without you.</p>',
    shownTo: ['FE', 'DFY', 'UNLIMITED', 'INCOME_MAXIMIZER'],
  },
];
