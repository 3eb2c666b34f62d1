import type { VideoAct } from '@herald/contract/statuses';
import { request } from './api.ts';
import { logFailure } from './log-failure.ts';

/** A video that somebody can share; the session names a viewer of its page. */
export interface CountedVideo {
  slug: string;
  session?: string;
}

/** Counts what was done with a video. Nobody waits for it, and a failure changes nothing for them. */
export function countAct({ slug, session }: CountedVideo, act: VideoAct): void {
  const body = { act, ...(session !== undefined && { session }) };
  request('POST /videos/slug/:slug/act', { params: { slug }, body, keepalive: true }).catch((error: unknown) =>
    logFailure('What was done with the video could not be counted', error),
  );
}
