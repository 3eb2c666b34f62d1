export type { Actor } from './actor.ts';
export type { Caller } from './caller.ts';
export { actsForThemselves, assertActsForThemselves } from './policies.ts';
