import { type CountedVideo, countAct } from './count-act.ts';
import { sharedVideo } from './share.ts';
import { toastError, toastSuccess } from './toast.ts';

/** The watch page's address into the clipboard. */
export async function copyVideoLink(video: CountedVideo & { title: string }): Promise<void> {
  countAct(video, 'share');
  await copyLink(sharedVideo(video, location.origin).link, 'Video link copied to clipboard!');
}

/** Where the browser refuses, the address itself is shown to be copied by hand. */
export async function copyLink(link: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toastSuccess('Link Copied', done);
  } catch {
    toastError('The link could not be copied', link);
  }
}
