import type { SpokenSound } from '../sound.ts';
import type { VideoOrder } from './video-order.ts';

/** What is shown of a film before anybody orders it. */
export interface SampleRequest {
  order: VideoOrder;
  audio: SpokenSound;
  /** Where its best moment goes, a WebP, and its first seconds without a sound, an mp4. */
  files: { poster: string; loop: string };
  signal: AbortSignal;
}

export interface SampleDrawer {
  /** Names the program that draws: another one may draw the same otherwise. */
  name(): Promise<string>;
  draw(request: SampleRequest): Promise<void>;
}
