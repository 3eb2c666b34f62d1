import type { Video } from '@herald/contract/endpoints/videos';
import { failureOf, request } from '#lib/api.ts';
import { downloadVideo } from '#lib/download-video.ts';
import { hasFileChoice, orderedFiles } from '#lib/file-choices.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

/** As many as the server puts into one file. */
export const VIDEOS_PER_ZIP = 100;

/** One as a film; many, or one in several ratios, as one zip that the browser fetches by a link of its own. */
export async function downloadVideos(videos: readonly Video[]): Promise<void> {
  const finished = videos.filter(({ video_url }) => video_url);
  const [first] = finished;
  if (!first) return toastError('Download Failed', 'Video URL not available');
  if (finished.length === 1 && !hasFileChoice(first.files)) return downloadVideo(first);
  try {
    const { data } = await request('POST /videos/zip', { body: { ids: finished.map(({ id }) => id) } });
    location.assign(data.url);
    toastSuccess(
      'Download Started',
      finished.length === 1
        ? `${orderedFiles(first.files).length} files as one zip`
        : `${finished.length} videos as one zip`,
    );
  } catch (error) {
    toastError('Download Failed', failureOf(error).message);
  }
}
