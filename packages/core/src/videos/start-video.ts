import { limits, type StartBody } from '@herald/contract';
import { fieldError } from '../app-error.ts';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import { newId } from '../new-id.ts';
import { accountRepository } from '../people/account-repository.ts';
import type { Actor } from '../people/actor.ts';
import { type LimitsInUse, readLimits } from '../plans/read-limits.ts';
import { misfitsOf } from './fits-plan.ts';
import { assertMayMakeVideos } from './may-make-videos.ts';
import { type ResolvedOrder, resolveOrder } from './resolve-order.ts';
import type { StoredVideo } from './video.ts';
import { videoChangeRepository } from './video-change-repository.ts';
import { newVideoSlug, titleFromScript } from './video-names.ts';
import { toKeptDraft, toOrder, type VideoOrder } from './video-order.ts';
import { videoRepository } from './video-repository.ts';
import { rankOf, takeSlot } from './video-slots.ts';

const HOUR_MS = 3_600_000;

/** Orders a video: the row, its slot and its job exist together or not at all. The same key orders it once. */
export async function startVideo(core: Core, actor: Actor, body: StartBody, key?: string): Promise<StoredVideo> {
  await assertMayMakeVideos(core, actor);
  const startKey = key === undefined ? null : `${actor.userId} ${key}`;
  const earlier = await findStarted(core, core.db.queries, actor, startKey);
  if (earlier) return earlier;
  const order = toOrder(body);
  const resolved = await resolveOrder(core, actor, order);
  const plan = await readLimits(core, actor);
  assertFits(order, resolved, plan);
  return core.db.transaction('start video', async (tx) => {
    // Whoever comes with the same key waits here, and then finds what the first one has started.
    await accountRepository.hold(tx, actor.accountId);
    const first = await findStarted(core, tx, actor, startKey);
    if (first) return first;
    await takeSlot(core, tx, { accountId: actor.accountId, videosPerMonth: plan.videosPerMonth });
    return insertWithJob(core, tx, actor, { order, resolved, startKey });
  });
}

/** The video a key has already started; keys are forgotten after a day. */
async function findStarted(core: Core, db: Queryable, { accountId }: Actor, startKey: string | null) {
  if (startKey === null) return undefined;
  const started = await videoRepository.findByStartKey(db, accountId, startKey);
  const isFresh =
    started && core.clock.now().getTime() - started.createdAt.getTime() < limits.idempotencyHours * HOUR_MS;
  if (started && !isFresh) await videoRepository.forgetStartKey(db, started.id);
  return isFresh ? started : undefined;
}

function assertFits(order: VideoOrder, { sound }: ResolvedOrder, plan: LimitsInUse): void {
  const scriptCharacters = Math.max(order.script.content.trim().length, sound.script.trim().length);
  const [misfit] = misfitsOf({ scriptCharacters, seconds: sound.durationSec }, plan);
  if (misfit) throw fieldError(misfit.field, misfit.text);
}

interface NewVideo {
  order: VideoOrder;
  resolved: ResolvedOrder;
  startKey: string | null;
}

async function insertWithJob(core: Core, tx: Queryable, actor: Actor, { order, resolved, startKey }: NewVideo) {
  const { accountId, userId } = actor;
  const { sound, ingredients, performer } = resolved;
  const title = order.title || titleFromScript(sound.script || order.script.content);
  const draft = toKeptDraft({ ...order, title }, accountId);
  const [id, rank] = [newId(core), await rankOf(tx, accountId)];
  const video = await videoRepository.insert(tx, {
    ...{ id, accountId, createdById: userId, title, draft, output: draft.output, ingredients, performer },
    ...{ status: 'pending', stage: 'queued', rank, startKey, audioId: sound.id },
    slug: newVideoSlug(title, core.random),
    durationSec: sound.durationSec,
    transcript: sound.script,
    createdAt: core.clock.now(),
  });
  await core.jobs.send(tx, 'make-video', { videoId: id }, { priority: rank });
  await videoChangeRepository.announce(tx, { accountId, videoId: id, movesQueue: true });
  return video;
}
