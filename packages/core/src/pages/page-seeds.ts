import type { PlanSlug } from '@herald/contract/plan-slugs';

export interface PageSeed {
  name: string;
  slug: string;
  content: string;
  /** The plan the page is linked with when either of them is created; later the plan may have another slug. */
  about: PlanSlug;
  /** Plans that show this page: those for which it would be an upgrade. */
  shownTo: PlanSlug[];
}

/** The special pages of a fresh installation: one per upgrade. Administrators rewrite their content, not their addresses. */
export const pageSeeds: PageSeed[] = [
  {
    name: 'Done For You',
    slug: 'done-for-you',
    content:
      '<h2>For a shop that publishes every week</h2><p>When a few videos a month are not enough, and your videos need a place where people find them.</p>',
    about: 'DFY',
    shownTo: ['FE'],
  },
  {
    name: 'Unlimited',
    slug: 'unlimited',
    content:
      '<h2>For people who test what works</h2><p>When you make many versions of one idea and keep the ones that sell.</p>',
    about: 'UNLIMITED',
    shownTo: ['FE', 'DFY'],
  },
  {
    name: 'Income Maximizer',
    slug: 'income-maximizer',
    content:
      '<h2>For several brands side by side</h2><p>When you make videos for more than one shop, each with an audience of its own.</p>',
    about: 'INCOME_MAXIMIZER',
    shownTo: ['FE', 'DFY', 'UNLIMITED'],
  },
  {
    name: 'Automation',
    slug: 'automation',
    content: '<h2>For agencies</h2><p>When videos are your work, and you make them for many customers.</p>',
    about: 'AUTOMATION',
    shownTo: ['FE', 'DFY', 'UNLIMITED', 'INCOME_MAXIMIZER'],
  },
];
