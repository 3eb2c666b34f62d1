import type { VideoFailure } from '@herald/contract';
import type { Core } from '../core.ts';
import { finishVideo } from './finish-video.ts';
import type { Work } from './video.ts';

/** Ends a video for good, with what its owner is told; the slot goes back. Saying it twice changes nothing. */
export async function failVideo(core: Core, work: Work, failure: VideoFailure): Promise<'done' | 'lost'> {
  return finishVideo(core, work, { status: 'failed', failure });
}
