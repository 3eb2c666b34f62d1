export { estimateWork, saveFirstMeasurement } from './forecasts/estimate-work.ts';
export { type ForecastReader, openForecastReader } from './forecasts/forecast-reader.ts';
export type { QueueForecast } from './forecasts/read-forecast.ts';
export type { MeasuredWork, WorkSize, WorkTimes } from './forecasts/work-speed.ts';
export { actOnVideo, actOnVideos } from './library/act-on-videos.ts';
export { downloadNameOf } from './library/download-name.ts';
export { type FileToDownload, openDownload, orderDownload } from './library/download-videos.ts';
export { filesOfVideo } from './library/files-of-video.ts';
export { getVideo, getVideos, listCurrentVideos } from './library/get-video.ts';
export { type LibraryCounts, listVideos } from './library/list-videos.ts';
export { readVideoCost } from './library/read-video-cost.ts';
export { readVideoDraft } from './library/read-video-draft.ts';
export type { ShownVideo } from './library/shown-video.ts';
export { updateVideo } from './library/update-video.ts';
export { cancelVideo } from './ordering/cancel-video.ts';
export { checkScript, type ScriptCheck } from './ordering/check-script.ts';
export { estimateVideo, type VideoEstimate } from './ordering/estimate-video.ts';
export { gatherLibraryPreview, gatherPreview, type PictureKeys, type PreviewParts } from './ordering/gather-preview.ts';
export { orderAnother } from './ordering/order-another.ts';
export { planDraftCosts } from './ordering/plan-draft-costs.ts';
export { type LimitsInUse, readLimits } from './ordering/read-limits.ts';
export { reasonAgainstRemake } from './ordering/remake-rules.ts';
export { remakeSound } from './ordering/remake-sound.ts';
export { remakeVideo } from './ordering/remake-video.ts';
export { retryVideo } from './ordering/retry-video.ts';
export { startVideo } from './ordering/start-video.ts';
export { mayOpenLink, OFFICE_STATE } from './state/may-open-link.ts';
export { type StoredVideo, videoFolder } from './state/video.ts';
export { openVideoFeed } from './state/video-feed.ts';
export { signVideoLink } from './state/video-link.ts';
export { type ClaimedVideo, claimVideo } from './working/claim-video.ts';
export { completeRemake } from './working/complete-remake.ts';
export { completeVideo, failVideo } from './working/finish-video.ts';
export { type GatheredIngredients, gatherIngredients } from './working/gather-ingredients.ts';
export { noteOutsideJob, readOutsideJob } from './working/outside-job.ts';
export {
  hastenFilm,
  listReports,
  type OutsideReport,
  readReport,
  receiveReport,
  reportUrlOf,
} from './working/outside-reports.ts';
export { requeueAbandoned } from './working/requeue-abandoned.ts';
export { requeueStranded } from './working/requeue-stranded.ts';
export { holdUpVideo, passOnVideo, requeueVideo } from './working/requeue-video.ts';
export { saveProgress, type WorkProgress } from './working/save-progress.ts';
export { hasSilentWorker, listUnfinished } from './working/unfinished-videos.ts';
