export { actedWrongly } from '../sense/testing/acted-wrongly.ts';
export type { Expected } from '../sense/testing/sentences.ts';
export { type Story, storyFaults } from '../sense/testing/story-faults.ts';
export { TAUGHT_STORIES } from '../sense/testing/taught-stories.ts';
export { THING_WORDS } from '../things/things-in.ts';
