export { appeal, appealUntil, listRemovals, mayAppeal } from './appeals.ts';
export type { ModerationItem } from './item-repository.ts';
export type { Report } from './report-content.ts';
