export type { MadePart } from './made-part-repository.ts';
export { findMade, keepMade, readMade } from './made-parts.ts';
export { fitMade, forgetMadeOf } from './tidy-made.ts';
