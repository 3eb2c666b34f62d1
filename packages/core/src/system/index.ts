export { examineServer, type ServerExamination } from './examine-server.ts';
export { probeStore } from './probe-store.ts';
export { purgeExpired } from './purge-expired.ts';
export { type InstallationFigures, isStoreUp, readFigures, readServiceCosts } from './read-figures.ts';
export {
  adoptInstallation,
  compareInstallation,
  type Fingerprint,
  type Mismatch,
  recognizeInstallation,
} from './recognize-installation.ts';
export { seed } from './seed.ts';
export { sweepStrayFiles } from './sweep-stray-files.ts';
