import type { AvatarCategory } from '@herald/contract';

const CATEGORIES: Record<string, AvatarCategory> = {
  business: 'business',
  formal: 'professional',
  fitness: 'fitness',
  trendy: 'creative',
  creative: 'creative',
};

/** Where an avatar of these clothes is found in the library. */
export const categoryOf = (clothing: string): AvatarCategory => CATEGORIES[clothing] ?? 'casual';
