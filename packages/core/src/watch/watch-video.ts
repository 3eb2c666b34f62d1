import { countAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import { findWatchable, type Watching } from './shared-video.ts';
import { nameUnknownViewer } from './view-session.ts';
import { watchRepository } from './watch-repository.ts';

/** Counts a view; a viewer counts once a day, and members of the account never count. */
export async function countView(core: Core, watching: Watching): Promise<number> {
  const { video, isOwn, viewer } = await findWatchable(core, watching);
  if (isOwn) return video.views;
  await countAttempt(core, { kind: 'videoView', ip: watching.caller.ip });
  const { caller } = watching;
  const counted = viewer ?? (await nameUnknownViewer(core, video, caller));
  const play = { videoId: video.id, ...counted, createdAt: core.clock.now() };
  return core.db.transaction('count view', (tx) => watchRepository.countView(tx, play));
}

export interface Seen {
  watchedSec: number;
  /** Hundredths of the video, 0 to 99. */
  hundredths: number[];
}

/** Stores which parts of a counted play have been seen; only the session that was counted can say so. */
export async function savePlay(core: Core, watching: Watching, { watchedSec, hundredths }: Seen): Promise<void> {
  const { video, viewer } = await findWatchable(core, watching);
  if (!viewer) return;
  const wanted = new Set(hundredths);
  const seen = Array.from({ length: 100 }, (_, at) => (wanted.has(at) ? '1' : '0')).join('');
  const longestSec = (video.durationSec ?? 0) * 20;
  await watchRepository.addSeen(core.db.queries, {
    videoId: video.id,
    ...viewer,
    watchedSec: Math.min(watchedSec, longestSec),
    seen,
  });
}
