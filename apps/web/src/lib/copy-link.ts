import { sharedVideo } from './share.ts';
import { toastError, toastSuccess } from './toast.ts';

/** The watch page's address into the clipboard; where the browser refuses, the address itself to be copied by hand. */
export async function copyVideoLink(video: { title: string; slug: string }): Promise<void> {
  const { link } = sharedVideo(video, location.origin);
  try {
    await navigator.clipboard.writeText(link);
    toastSuccess('Link Copied', 'Video link copied to clipboard!');
  } catch {
    toastError('The link could not be copied', link);
  }
}
