export { type JobHandlers, type JobQueue, openJobQueue, type RunningJob } from './job-queue.ts';
export { createJobSender } from './job-sender.ts';
