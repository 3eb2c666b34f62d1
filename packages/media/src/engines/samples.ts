import type { SpokenSound } from '../sound.ts';
import type { VideoOrder } from './video-order.ts';

/** Pictures side by side in the moments of a sample. */
export const SAMPLE_MOMENTS = 4;

/** What is shown of a film before anybody orders it. */
export interface SampleRequest {
  order: VideoOrder;
  audio: SpokenSound;
  /** Where its best moment goes, a WebP, its first seconds without a sound, an mp4, and its moments side by side, a WebP. */
  files: { poster: string; loop: string; moments: string };
  signal: AbortSignal;
}

export interface SampleDrawer {
  /** Names the program that draws: another one may draw the same otherwise. */
  name(): Promise<string>;
  draw(request: SampleRequest): Promise<void>;
}
