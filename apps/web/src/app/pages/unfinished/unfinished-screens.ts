export interface UnfinishedScreen {
  title: string;
  line: string;
  /** What it will be for, in one sentence. */
  purpose: string;
}

/** Places the product already leads to, whose work is not in this version. They say so and pretend nothing. */
export const unfinishedScreens = {
  apiSetup: {
    title: 'API Configuration',
    line: 'Connect your own voice and avatar services',
    purpose: 'Here you will enter keys of outside services. Herald works without any.',
  },
  admin: {
    title: 'Administration',
    line: 'Users, plans, pages and settings of this Herald',
    purpose: 'Here you will manage users, plans, content pages, events and settings.',
  },
} as const satisfies Record<string, UnfinishedScreen>;
