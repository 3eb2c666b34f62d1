export type { BatchEngines } from './batch-engines.ts';
export { openBatchFeed } from './batch-feed.ts';
export { listBatchResults, orderBatchDownload, RESULT_COLUMNS } from './batch-results.ts';
export { cancelBatch, retryBatch, startRestOfBatch } from './change-batch.ts';
export { type CheckedBatch, checkBatch } from './check-batch.ts';
export type { ExaminedFilm } from './examine-batch.ts';
export {
  type BatchStatistics,
  getBatch,
  getBatches,
  listBatches,
  listBatchItems,
  listCurrentBatches,
  readBatchStatistics,
  type ShownBatch,
  type ShownItem,
} from './read-batches.ts';
export { rescueBatches } from './rescue-batches.ts';
export { type BatchRun, runBatch } from './run-batch.ts';
export { startBatch } from './start-batch.ts';
