export { readStatistics, type WatchStatistics } from './read-statistics.ts';
export { reportVideo } from './report-video.ts';
export { readSharedVideo, type SharedVideo, unlockSharedVideo, type Watching } from './shared-video.ts';
export { countAct, countView, countZipDownload, savePlay } from './watch-video.ts';
export { sendWeeklyReports } from './weekly-report.ts';
