export { openDatabase } from './database.ts';
export { migrate } from './migrate.ts';
export type { VideoFiles } from './schema/videos.ts';
