import type { PlanSlug } from '@herald/contract/plan-slugs';

export interface PlanSeed {
  slug: PlanSlug;
  name: string;
  description: string;
  price: number;
  videoSeconds: number;
  scriptCharacters: number;
  /** Empty for unlimited. */
  videosPerMonth: number | null;
  opensFullLibrary: boolean;
  opensMarketplace: boolean;
  opensFilming: boolean;
  isTeamEnabled: boolean;
  teamMembersMax: number;
  sitesMax: number;
  storageMb: number;
  isFeatured: boolean;
  features: string[];
}

/** The plans of a fresh installation; administrators change them as they like. */
export const planSeeds: PlanSeed[] = [
  {
    slug: 'FE',
    name: 'Free Edition',
    description: 'Try Herald with short videos.',
    price: 0,
    videoSeconds: 30,
    scriptCharacters: 500,
    videosPerMonth: 3,
    opensFullLibrary: false,
    opensMarketplace: false,
    opensFilming: true,
    isTeamEnabled: false,
    teamMembersMax: 0,
    sitesMax: 0,
    storageMb: 2_000,
    isFeatured: false,
    features: ['3 videos a month', 'Videos up to 30 seconds', 'Default avatars'],
  },
  {
    slug: 'DFY',
    name: 'Done For You',
    description: 'Longer videos, the full avatar library and the marketplace.',
    price: 0,
    videoSeconds: 60,
    scriptCharacters: 1000,
    videosPerMonth: 30,
    opensFullLibrary: true,
    opensMarketplace: true,
    opensFilming: true,
    isTeamEnabled: false,
    teamMembersMax: 0,
    sitesMax: 3,
    storageMb: 20_000,
    isFeatured: false,
    features: ['30 videos a month', 'Videos up to 1 minute', 'Full avatar library', 'Marketplace'],
  },
  {
    slug: 'UNLIMITED',
    name: 'Unlimited',
    description: 'As many videos as you need, made together with your team.',
    price: 0,
    videoSeconds: 180,
    scriptCharacters: 3000,
    videosPerMonth: null,
    opensFullLibrary: true,
    opensMarketplace: true,
    opensFilming: true,
    isTeamEnabled: true,
    teamMembersMax: 5,
    sitesMax: 10,
    storageMb: 100_000,
    isFeatured: true,
    features: ['Unlimited videos', 'Videos up to 3 minutes', 'Full avatar library', 'Marketplace', 'Team members'],
  },
  {
    slug: 'INCOME_MAXIMIZER',
    name: 'Income Maximizer',
    description: 'Everything in Unlimited, for people who sell with video every day.',
    price: 0,
    videoSeconds: 180,
    scriptCharacters: 3000,
    videosPerMonth: null,
    opensFullLibrary: true,
    opensMarketplace: true,
    opensFilming: true,
    isTeamEnabled: true,
    teamMembersMax: 10,
    sitesMax: 25,
    storageMb: 200_000,
    isFeatured: false,
    features: ['Unlimited videos', 'Videos up to 3 minutes', 'Full avatar library', 'Marketplace', 'Team members'],
  },
  {
    slug: 'AUTOMATION',
    name: 'Automation',
    description: 'The longest videos and scripts, for work that runs by itself.',
    price: 0,
    videoSeconds: 300,
    scriptCharacters: 5000,
    videosPerMonth: null,
    opensFullLibrary: true,
    opensMarketplace: true,
    opensFilming: true,
    isTeamEnabled: true,
    teamMembersMax: 25,
    sitesMax: 100,
    storageMb: 500_000,
    isFeatured: false,
    features: ['Unlimited videos', 'Videos up to 5 minutes', 'Full avatar library', 'Marketplace', 'Team members'],
  },
];
