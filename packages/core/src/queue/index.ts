export {
  type JobHandlers,
  type JobQueue,
  openJobQueue,
  type RunningJob,
  type TakingGate,
} from './job-queue.ts';
export { createJobSender } from './job-sender.ts';
export { jobSettings } from './job-settings.ts';
export { followPauses } from './pauses.ts';
