import type { PerformerKind, VideoOutput } from '@herald/contract';
import { frameSizeOf } from '../frame-size.ts';
import type { WorkSize } from './work-speed.ts';

interface SizedVideo {
  performer: PerformerKind | null;
  output: VideoOutput | null;
  durationSec: number | null;
}

/** How much work a video is. */
export function workSizeOf({ performer, output, durationSec }: SizedVideo): WorkSize {
  const { widthPx, heightPx } = frameSizeOf(output ?? { aspect_ratio: '9:16', resolution: 720 });
  return { performer: performer ?? 'character', pixels: widthPx * heightPx, durationSec: durationSec ?? 0 };
}
