import { createHmac } from 'node:crypto';
import { countAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { findWatchable, isOwnVideo } from './shared-video.ts';
import { watchRepository } from './watch-repository.ts';

export interface Viewing {
  video: { slug: string } | { id: string };
  actor: Actor | undefined;
  caller: Caller;
  /** The browser's id of this visit, if it sends one. */
  session?: string | undefined;
}

/** Counts a view; a viewer counts once a day, and members of the account never count. */
export async function countView(core: Core, viewing: Viewing): Promise<number> {
  const video = await findWatchable(core, viewing.video, viewing.actor);
  if (isOwnVideo(video, viewing.actor)) return video.views;
  await countAttempt(core, { kind: 'videoView', ip: viewing.caller.ip });
  const play = { videoId: video.id, ...viewerOf(core, video.id, viewing), createdAt: core.clock.now() };
  return core.db.transaction('count view', (tx) => watchRepository.countView(tx, play));
}

export interface Seen {
  watchedSec: number;
  /** Hundredths of the video, 0 to 99. */
  hundredths: number[];
}

/** Stores which parts of a counted play have been seen. */
export async function savePlay(core: Core, viewing: Viewing, { watchedSec, hundredths }: Seen): Promise<void> {
  const video = await findWatchable(core, viewing.video, viewing.actor);
  const wanted = new Set(hundredths);
  const seen = Array.from({ length: 100 }, (_, at) => (wanted.has(at) ? '1' : '0')).join('');
  const longestSec = (video.durationSec ?? 0) * 20;
  await watchRepository.addSeen(core.db.queries, {
    videoId: video.id,
    ...viewerOf(core, video.id, viewing),
    watchedSec: Math.min(watchedSec, longestSec),
    seen,
  });
}

/** Who is watching, as a hash of the day: it cannot be followed from day to day or from video to video. */
function viewerOf(core: Core, videoId: string, { caller, session }: Viewing): { viewer: string; day: string } {
  const day = core.clock.now().toISOString().slice(0, 10);
  const person = session ?? `${caller.ip} ${caller.userAgent}`;
  return { day, viewer: createHmac('sha256', `${videoId} ${day}`).update(person).digest('base64url').slice(0, 22) };
}
