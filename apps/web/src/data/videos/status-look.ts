import type { VideoStatus } from '@herald/contract/statuses';
import type { Tone } from '#ui/dot.tsx';

/** Word, colour and shape of a status. */
export const statusLook: Record<VideoStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Queued', tone: 'idle' },
  processing: { label: 'Processing', tone: 'signal' },
  completed: { label: 'Completed', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'idle' },
};

/** It is being made or waits for it. */
export function isUnfinished(status: VideoStatus): boolean {
  return status === 'pending' || status === 'processing';
}

/** It stopped before it was finished, and what it was ordered with is still there. */
export function isStopped(status: VideoStatus): boolean {
  return status === 'failed' || status === 'cancelled';
}
