export { actedWrongly } from './acted-wrongly.ts';
export type { Expected } from './sentences.ts';
