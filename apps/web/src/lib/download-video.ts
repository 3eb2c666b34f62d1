import type { VideoFile } from '@herald/contract/video-file';
import { ratioToken } from '@herald/media/frame-size';
import { authToken } from './auth-token.ts';
import { countAct } from './count-act.ts';
import { saveFile } from './save-file.ts';
import { toastError, toastSuccess } from './toast.ts';

interface Downloadable {
  /** A video that has a page of its own is counted. */
  slug: string | null;
  session?: string;
  title: string;
  download_url?: string | null;
  video_url: string | null;
}

/** Fetches the film and saves it as '{title}.mp4'; where that fails, the browser gets the address itself. */
export async function downloadVideo(video: Downloadable): Promise<void> {
  const { title, slug, session, download_url, video_url } = video;
  const url = download_url ?? video_url;
  if (!url) return toastError('Download Failed', 'Video URL not available');
  toastSuccess('Download Started', `${title}.mp4`);
  if (slug) countAct({ slug, ...(session !== undefined && { session }) }, 'download');
  try {
    saveFile(await fetchFile(url), `${title}.mp4`);
  } catch {
    toastError('Download Failed', 'Failed to download video. Please try again.');
    open(url, '_blank', 'noopener');
  }
}

/** One ratio of a video: its name ends with the ratio. */
export function downloadRatio(
  video: Downloadable,
  { aspect_ratio, download_url, video_url }: VideoFile,
): Promise<void> {
  const title = `${video.title}_${ratioToken(aspect_ratio)}`;
  return downloadVideo({ ...video, title, download_url, video_url });
}

/** The session is told only to our own server, never to a store somewhere else. */
async function fetchFile(url: string): Promise<Blob> {
  const token = new URL(url, location.origin).origin === location.origin ? authToken.read() : null;
  const response = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!response.ok) throw new Error(`The file was refused with ${response.status}.`);
  return response.blob();
}
