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
    purpose: 'You will enter keys for external services here. Herald works without them.',
  },
} as const satisfies Record<string, UnfinishedScreen>;
