import type { VideoOutput } from '@herald/contract/draft';
import { frameSizeOf } from '@herald/media/frame-size';
import type { Making } from '../steps/making.ts';

/** "720x1280". */
export function frameSize({ aspect_ratio, resolution }: VideoOutput): string {
  const { widthPx, heightPx } = frameSizeOf(aspect_ratio, resolution);
  return `${widthPx}x${heightPx}`;
}

/** 0 to 1, by the count of pictures. */
export function filmedShare({ status, progress }: Pick<Making, 'status' | 'progress'>): number {
  if (status === 'completed') return 1;
  if (!progress || progress.frames_total === 0) return 0;
  return Math.min(1, progress.frames_done / progress.frames_total);
}
