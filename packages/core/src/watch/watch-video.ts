import type { VideoAct } from '@herald/contract/statuses';
import { countAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import { findWatchable, type Watching } from './shared-video.ts';
import { nameMember, nameUnknownViewer } from './view-session.ts';
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
  const durationSec = video.durationSec ?? 0;
  await watchRepository.addSeen(core.db.queries, {
    videoId: video.id,
    ...viewer,
    watchedSec: Math.min(watchedSec, durationSec * 20),
    seen,
    // The first and the last hundredth may be seen for a moment only.
    seenSec: (Math.max(0, wanted.size - 2) * durationSec) / 100,
    durationSec,
    at: core.clock.now(),
  });
}

/** Counts what a visitor did, each thing once a day. Of what members of the account do, only downloads count. */
export async function countAct(core: Core, watching: Watching, act: VideoAct): Promise<void> {
  const { actor, caller } = watching;
  const { video, isOwn, viewer } = await findWatchable(core, watching);
  if (isOwn && act !== 'download') return;
  await countAttempt(core, { kind: 'videoView', ip: caller.ip });
  const visitor = isOwn && actor ? await nameMember(core, video, actor.userId) : viewer;
  const { viewer: name, day } = visitor ?? (await nameUnknownViewer(core, video, caller));
  const createdAt = core.clock.now();
  await watchRepository.addAct(core.db.queries, { videoId: video.id, visitor: name, day, act, createdAt });
}

/** Counts the downloads of an account that fetched several of its videos in one file. */
export async function countZipDownload(core: Core, accountId: string, videoIds: readonly string[]): Promise<void> {
  const createdAt = core.clock.now();
  for (const videoId of videoIds) {
    const { viewer: visitor, day } = await nameMember(core, { id: videoId }, accountId);
    await watchRepository.addAct(core.db.queries, { videoId, visitor, day, act: 'download', createdAt });
  }
}
