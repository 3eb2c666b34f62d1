export { examineServer, type ServerExamination } from './examine-server.ts';
export { type MovedFiles, moveFiles } from './move-files.ts';
export { noteRelease } from './note-release.ts';
export { probeStore } from './probe-store.ts';
export { purgeExpired } from './purge-expired.ts';
export { type InstallationFigures, readFigures, readServiceCosts } from './read-figures.ts';
export {
  adoptInstallation,
  compareInstallation,
  type Fingerprint,
  type Mismatch,
  recognizeInstallation,
} from './recognize-installation.ts';
export { seed } from './seed.ts';
export { readMark } from './store-mark.ts';
export { sweepStrayFiles } from './sweep-stray-files.ts';
