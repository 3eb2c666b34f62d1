export interface UnfinishedScreen {
  title: string;
  line: string;
  /** What it will be for, in one sentence. */
  purpose: string;
}

/** Places the product already leads to, whose work is not in this version. They say so and pretend nothing. */
export const unfinishedScreens = {
  create: {
    title: 'Create Your UGC Video',
    line: 'A simple 3-step process: Avatar, Voice, Generate.',
    purpose: 'Here you will describe or choose an avatar, write what it says, and get the video.',
  },
  sites: {
    title: 'Marketplace',
    line: 'Manage your websites and domains',
    purpose: 'Here you will create websites on sub-domains of this Herald and share them.',
  },
  teamMembers: {
    title: 'Team Members',
    line: 'Manage your team members and their access to your account',
    purpose: 'Here you will invite people into your account and decide what each of them may do.',
  },
  apiSetup: {
    title: 'API Configuration',
    line: 'Connect your own voice and avatar services',
    purpose: 'Here you will enter keys of outside services. Herald works without any.',
  },
  aiEditor: {
    title: 'AI Video Editor',
    line: 'Edit finished videos in an external editor',
    purpose: 'Here the editor will open in a frame, for cuts that go beyond what Herald makes.',
  },
  admin: {
    title: 'Administration',
    line: 'Users, plans, pages and settings of this Herald',
    purpose: 'Here you will manage users, plans, content pages, events and settings.',
  },
} as const satisfies Record<string, UnfinishedScreen>;
