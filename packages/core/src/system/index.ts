export { purgeExpired } from './purge-expired.ts';
export { type InstallationFigures, isStoreUp, readFigures } from './read-figures.ts';
export { seed } from './seed.ts';
export { sweepStrayFiles } from './sweep-stray-files.ts';
export { announceWorker, type WorkerPresence } from './worker-presence.ts';
