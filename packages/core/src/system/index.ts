export { purgeExpired } from './purge-expired.ts';
export { seed } from './seed.ts';
export { sweepStrayFiles } from './sweep-stray-files.ts';
