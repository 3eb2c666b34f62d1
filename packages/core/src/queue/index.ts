export {
  type JobHandlers,
  type JobQueue,
  openJobQueue,
  type RunningJob,
  type RunningWork,
  type TakingGate,
} from './job-queue.ts';
export { createJobSender } from './job-sender.ts';
