import type { VideoFile } from '@herald/contract/video-file';
import { ratioToken } from '@herald/media/frame-size';
import { authToken } from './auth-token.ts';
import { countAct } from './count-act.ts';
import type { FileChoice } from './file-choices.ts';
import { fileTitle } from './file-title.ts';
import { saveFile } from './save-file.ts';
import { toastError, toastSuccess } from './toast.ts';

interface Downloadable {
  /** A video that has a page of its own is counted. */
  slug: string | null;
  session?: string;
  title: string;
  download_url?: string | null;
  video_url: string | null;
  /** mp4 by itself */
  ending?: FileChoice['ending'];
}

/** Fetches the film and saves it as '{title}.mp4'; where that fails, the browser gets the address itself. */
export async function downloadVideo(video: Downloadable): Promise<void> {
  const { title, slug, session, download_url, video_url, ending = 'mp4' } = video;
  const name = `${fileTitle(title)}.${ending}`;
  const url = download_url ?? video_url;
  if (!url) return toastError('Download Failed', 'Video URL not available');
  toastSuccess('Download Started', name);
  if (slug) countAct({ slug, ...(session !== undefined && { session }) }, 'download');
  try {
    saveFile(await fetchFile(url), name);
  } catch {
    toastError('Download Failed', 'Failed to download video. Please try again.');
    open(url, '_blank', 'noopener');
  }
}

/** One of several files of a video: the name of one in several ratios ends with its ratio. */
export function downloadFile(
  video: Downloadable & { files: readonly VideoFile[] },
  { aspect_ratio, download_url, video_url, ending }: FileChoice,
): Promise<void> {
  const title = video.files.length > 1 ? `${fileTitle(video.title)}_${ratioToken(aspect_ratio)}` : video.title;
  return downloadVideo({ ...video, title, download_url, video_url, ending });
}

/** The session is told only to our own server, never to a store somewhere else. */
async function fetchFile(url: string): Promise<Blob> {
  const token = new URL(url, location.origin).origin === location.origin ? authToken.read() : null;
  const response = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!response.ok) throw new Error(`The file was refused with ${response.status}.`);
  return response.blob();
}
