export { noteAlertPost, readAlertPost, readAlertWebhook, type SignedPost, testAlertPost } from './alerts/alert-post.ts';
export type { ShownAlert } from './alerts/alert-repository.ts';
export { listAlerts } from './alerts/list-alerts.ts';
export type { FigureSums } from './overview/figures-repository.ts';
export type { FilmInWork } from './overview/film-repository.ts';
export { type Gauges, readGauges } from './overview/read-gauges.ts';
export { type Overview, readOverview } from './overview/read-overview.ts';
export type { ShownProcess } from './overview/read-processes.ts';
export {
  type FailedThing,
  listFailed,
  pauseQueue,
  resumeQueue,
  retryFailed,
  type ShownQueue,
} from './queues/queues.ts';
export { forgetProcess } from './reports/forget-process.ts';
export { hasOtherWorker, type ProcessReporting, reportProcess } from './reports/report-process.ts';
export { isStoreUp } from './services/is-store-up.ts';
export type { ShownService } from './services/service-state-repository.ts';
export { lookAfterInstallation, watchInstallation } from './watch-installation.ts';
