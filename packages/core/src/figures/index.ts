export type { MadeOnDay, WatchedVideo } from './account-figure-repository.ts';
export {
  type AccountSummary,
  listVideoFigures,
  readAccountActivity,
  readAccountSuccess,
  readAccountSummary,
} from './account-figures.ts';
export { closeDays } from './close-days.ts';
