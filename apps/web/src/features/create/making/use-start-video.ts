import type { DraftContent } from '@herald/contract/draft';
import { refreshLimits } from '#data/limits.ts';
import { request } from '#lib/api.ts';
import { toastSuccess } from '#lib/toast.ts';
import { makingStore } from '../steps/making.ts';
import { useOrder } from './use-order.ts';

/** Orders the video of the draft. */
export function useStartVideo() {
  return useOrder({
    send: (order) => request('POST /video-generation/start', { ...order, long: true }),
    onOrdered: ({ video_id, eta_seconds, queue_position }, content) => {
      makingStore.write({
        videoId: video_id,
        title: titleOf(content),
        status: 'pending',
        progress: { stage: 'queued', progress: 0, frames_done: 0, frames_total: 0, queue_position, eta_seconds },
      });
      refreshLimits();
      toastSuccess('Video Generation Started!', 'You can leave this page. It continues without you.');
    },
    failed: { title: 'Generation Failed', unnamed: 'An error occurred during video generation.' },
  });
}

const TITLE_CHARACTERS = 60;

/** Without a title the server takes the first words of the script; so does the screen. */
function titleOf({ title, script }: DraftContent): string {
  return title.trim() || script.content.trim().slice(0, TITLE_CHARACTERS);
}
