export { startWorker, type Worker, type WorkerOptions } from './start-worker.ts';
