export { actedWrongly } from '../sense/testing/acted-wrongly.ts';
export type { Expected } from '../sense/testing/sentences.ts';
export { THING_WORDS } from '../things/things-in.ts';
