export { canConnect } from './connection.ts';
export { type Database, openDatabase } from './database.ts';
export { type DatabaseClock, openDatabaseClock } from './database-clock.ts';
export type { ListPage } from './list-page.ts';
export { migrate } from './migrate.ts';
export { compareTables, NewerDatabaseError, newestMigrationMs, type TablesAge } from './release.ts';
export type { RatioFiles, TransparentFile, VideoFiles } from './schema/videos.ts';
export { type SilenceWatch, watchSilence } from './watch-silence.ts';
