import type { VideoOutput } from '@herald/contract/draft';
import type { PerformerKind } from '@herald/contract/statuses';
import { DEFAULT_CHOICES } from '@herald/media/choices';
import { frameSizeOf } from '@herald/media/frame-size';
import type { WorkSize } from './work-speed.ts';

interface SizedVideo {
  performer: PerformerKind | null;
  output: VideoOutput | null;
  durationSec: number | null;
}

/** How much work a video is. */
export function workSizeOf({ performer, output, durationSec }: SizedVideo): WorkSize {
  const { widthPx, heightPx } = frameSizeOf(
    output?.aspect_ratio ?? DEFAULT_CHOICES.aspect,
    output?.resolution ?? DEFAULT_CHOICES.resolution,
  );
  return { performer: performer ?? 'character', pixels: widthPx * heightPx, durationSec: durationSec ?? 0 };
}
