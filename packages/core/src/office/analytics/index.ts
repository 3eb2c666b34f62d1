export { type Engagement, readEngagement } from './read-engagement.ts';
export { type Bucket, type Money, type Overview, readOverview } from './read-overview.ts';
export { type Performance, readPerformance } from './read-performance.ts';
export { readTopVideos, type TopVideos } from './read-top-videos.ts';
