import type { RemakeOrder } from '@herald/contract/endpoints/video-generation';
import { limits } from '@herald/contract/limits';
import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { KeyedRequest } from '../../idempotency/once-per-key.ts';
import type { Actor } from '../../identity/actor.ts';
import { DAY_MS } from '../../runtime/durations.ts';
import { assertMayChangeVideo } from '../state/policies.ts';
import { remakeRepository } from '../state/remake-repository.ts';
import type { StoredVideo } from '../state/video.ts';
import { videoRepository } from '../state/video-repository.ts';
import { reasonAgainstRemake, reasonForNewFilm } from './remake-rules.ts';
import type { ResolvedOrder } from './resolve-order.ts';
import { type StartedVideo, startVideoInPlace } from './start-video.ts';

/** Orders a changed film for a finished video. It takes no slot, and the video shows its old film until the new one is done. */
export async function remakeVideo(
  core: Core,
  actor: Actor,
  { videoId, body }: { videoId: string; body: RemakeOrder },
  keyed?: KeyedRequest,
): Promise<StartedVideo> {
  const [video] = await videoRepository.findManyInAccount(core.db.queries, actor.accountId, [videoId]);
  assertMayChangeVideo(actor, video);
  const { of_version: _, ...asked } = body;
  const order = { ...asked, title: body.title.trim() || video.title };
  return startVideoInPlace(core, actor, order, {
    keyed,
    remakeOf: videoId,
    assertFits: async (tx, resolved) => assertMayRemake(core, tx, { actor, videoId, resolved, body }),
  });
}

interface Remake {
  actor: Actor;
  videoId: string;
  resolved: ResolvedOrder;
  body: RemakeOrder;
}

/** Everything is checked in the transaction that orders it: two orders cannot both be the only one. */
async function assertMayRemake(core: Core, tx: Transaction, { actor, videoId, resolved, body }: Remake) {
  const [video] = await videoRepository.lockMany(tx, actor.accountId, [videoId]);
  assertMayChangeVideo(actor, video);
  if (body.of_version !== undefined && body.of_version !== video.version) throw new AppError('remake_conflict');
  const reason = reasonAgainstRemake(video) ?? reasonForNewFilm(video, resolved, body.output?.made_by ?? '');
  if (reason) throw new AppError('conflict', { message: reason });
  if (await remakeRepository.hasUnfinished(tx, videoId)) {
    throw new AppError('conflict', { message: 'This video is being re-made already.' });
  }
  const since = new Date(core.clock.now().getTime() - limits.trashDays * DAY_MS);
  if ((await remakeRepository.countSince(tx, videoId, since)) >= limits.remakesPerVideo) {
    const message = `A video can be re-made ${limits.remakesPerVideo} times in ${limits.trashDays} days.`;
    throw new AppError('conflict', { message });
  }
  return nextVersionOf(video);
}

const nextVersionOf = ({ version, slotWords, transcript }: StoredVideo) => ({
  version: version + 1,
  slotWords: slotWords ?? transcript,
});
