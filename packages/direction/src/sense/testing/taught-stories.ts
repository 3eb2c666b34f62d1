import { EIGHTH_STORIES } from './stories/eighth-stories.ts';
import { FIFTH_STORIES } from './stories/fifth-stories.ts';
import { SEVENTH_STORIES } from './stories/seventh-stories.ts';
import { SIXTH_STORIES } from './stories/sixth-stories.ts';
import type { Story } from './story-faults.ts';

/** Whole scripts that taught the newest rules: their share shows what the rules keep, not how they read what is new. */
export const TAUGHT_STORIES: readonly Story[] = [
  ...FIFTH_STORIES,
  ...SIXTH_STORIES,
  ...SEVENTH_STORIES,
  ...EIGHTH_STORIES,
];
