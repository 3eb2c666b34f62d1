export { type JobHandlers, type JobQueue, openJobQueue, type RunningJob, type TakingGate } from './job-queue.ts';
export { createJobSender } from './job-sender.ts';
