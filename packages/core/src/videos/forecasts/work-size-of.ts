import type { VideoOutput } from '@herald/contract/draft';
import type { PerformerKind } from '@herald/contract/statuses';
import { DEFAULT_CHOICES } from '@herald/media/choices';
import { frameSizeOf, ratiosOfFilm } from '@herald/media/frame-size';
import type { WorkSize } from './work-speed.ts';

/** Orders of older releases lack newer fields. */
type KeptOutput = Pick<VideoOutput, 'aspect_ratio' | 'resolution'> &
  Partial<Pick<VideoOutput, 'more_ratios' | 'ground'>>;

interface SizedVideo {
  performer: PerformerKind | null;
  output: KeptOutput | null;
  durationSec: number | null;
}

/** How much work a video is. */
export function workSizeOf({ performer, output, durationSec }: SizedVideo): WorkSize {
  const { aspect: aspect_ratio, resolution } = DEFAULT_CHOICES;
  const pixels = pixelsOf(output ?? { aspect_ratio, resolution });
  return { performer: performer ?? 'character', pixels, durationSec: durationSec ?? 0 };
}

/** A film with transparency is drawn once more, and coded in two more ways. */
const TRANSPARENT_WORK = 3;

/** Of one moment, in all ratios together. */
export function pixelsOf(output: KeptOutput): number {
  const times = output.ground === 'transparent' ? TRANSPARENT_WORK : 1;
  return ratiosOfFilm(output)
    .map((aspect) => frameSizeOf(aspect, output.resolution))
    .reduce((sum, { widthPx, heightPx }) => sum + times * widthPx * heightPx, 0);
}
