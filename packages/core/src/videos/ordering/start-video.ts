import type { StartBody } from '@herald/contract/endpoints/video-generation';
import { limits } from '@herald/contract/limits';
import { filmSecOf } from '@herald/media/scene/film-length';
import type { Core } from '../../core.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { fieldError } from '../../errors/app-error.ts';
import { assertSameRequest, type KeyedRequest, requestHashOf } from '../../idempotency/once-per-key.ts';
import type { Actor } from '../../identity/actor.ts';
import { accountRepository } from '../../people/account-repository.ts';
import type { PlanLimits } from '../../plans/plan-limits.ts';
import { misfitsOf } from '../../plans/policies.ts';
import { readPlanLimits } from '../../plans/read-plans.ts';
import { assertRoomIn, readStorageLimit } from '../../quota/storage-room.ts';
import { HOUR_MS } from '../../runtime/durations.ts';
import { newId } from '../../runtime/new-id.ts';
import { sendVideoJob } from '../state/change-video.ts';
import { ingredientRepository } from '../state/ingredient-repository.ts';
import { firstState } from '../state/transitions.ts';
import type { StoredVideo } from '../state/video.ts';
import { videoNoticeRepository } from '../state/video-notice-repository.ts';
import { videoRepository } from '../state/video-repository.ts';
import { type CheckedOrder, toKeptDraft, toOrder } from './checked-order.ts';
import { orderTexts } from './order-texts.ts';
import { assertMayMakeVideos } from './policies.ts';
import { type ResolvedOrder, resolveOrder } from './resolve-order.ts';
import { newVideoSlug, titleOf } from './video-names.ts';
import { rankOf, takeSlot } from './video-slots.ts';

export interface StartedVideo extends StoredVideo {
  /** An earlier request with the same key has ordered it. */
  isReplay: boolean;
}

/** Orders a video: the row, its slot, its key and its job exist together or not at all. The same key orders it once. */
export async function startVideo(
  core: Core,
  actor: Actor,
  body: StartBody,
  keyed?: KeyedRequest,
): Promise<StartedVideo> {
  return order(core, actor, body, { keyed });
}

/** The batch that a film belongs to. */
export interface BatchPlace {
  batchId: string;
  /** Somebody waits for it before the others of its batch are begun. */
  isAlone: boolean;
  /** Notes the new video in the same transaction, or throws where it is not wanted any more. */
  take(tx: Transaction, videoId: string): Promise<void>;
}

/** Orders a film of a batch: by the same rules, behind all single films, unless it is one itself for now. */
export async function startVideoOfBatch(
  core: Core,
  actor: Actor,
  body: StartBody,
  batch: BatchPlace,
): Promise<StartedVideo> {
  return order(core, actor, body, { batch });
}

/** The video whose film an order is to replace. */
export interface InPlace {
  keyed?: KeyedRequest | undefined;
  remakeOf: string;
  /** Refuses what is no re-make, with the video locked; returns what the new row takes over. */
  assertFits(tx: Transaction, resolved: ResolvedOrder): Promise<Pick<StoredVideo, 'version' | 'slotWords'>>;
}

/** Orders a film in place of the film of another video: by the same rules, without a slot. */
export async function startVideoInPlace(core: Core, actor: Actor, body: StartBody, place: InPlace) {
  return order(core, actor, body, { keyed: place.keyed, place });
}

interface Origin {
  keyed?: KeyedRequest | undefined;
  batch?: BatchPlace;
  place?: InPlace;
}

async function order(
  core: Core,
  actor: Actor,
  body: StartBody,
  { keyed, batch, place }: Origin,
): Promise<StartedVideo> {
  await assertMayMakeVideos(core, actor);
  const earlier = await findStarted(core, core.db.queries, actor, keyed);
  if (earlier) return { ...earlier, isReplay: true };
  const checked = toOrder(body);
  const resolved = await resolveOrder(core, actor, checked);
  const plan = await readPlanLimits(core, actor);
  assertFits(checked, resolved, plan);
  const limitBytes = await readStorageLimit(core, actor);
  return core.db.transaction('start video', async (tx) => {
    // A second request with the same key waits here, and then finds the video of the first one.
    await accountRepository.hold(tx, actor.accountId);
    const first = await findStarted(core, tx, actor, keyed);
    if (first) return { ...first, isReplay: true };
    await assertAvatarStays(tx, resolved);
    const { accountId } = actor;
    const remake = place && { remakeOf: place.remakeOf, ...(await place.assertFits(tx, resolved)) };
    if (remake) await assertRoomIn(tx, { accountId }, { limitBytes, sizeBytes: 0 });
    else await takeSlot(core, tx, { ...plan, accountId, limitBytes });
    const video = await insertWithJob(core, tx, actor, { order: checked, resolved, keyed, batch, remake });
    return { ...video, isReplay: false };
  });
}

/** Keys belong to a user, so that two members of a team cannot use the same one. */
const startKeyOf = ({ userId, key }: KeyedRequest) => `${userId} ${key}`;

/** The video a key has already started; keys expire after a day. */
async function findStarted(core: Core, db: Queryable, { accountId }: Actor, keyed: KeyedRequest | undefined) {
  if (!keyed) return undefined;
  const started = await videoRepository.findByStartKey(db, accountId, startKeyOf(keyed));
  if (!started) return undefined;
  const ageMs = core.clock.now().getTime() - started.createdAt.getTime();
  if (ageMs >= limits.idempotencyHours * HOUR_MS) {
    await videoRepository.forgetStartKey(db, started.id);
    return undefined;
  }
  if (started.startHash !== null) assertSameRequest(started.startHash, keyed);
  return started;
}

/** Whoever revokes a consent holds the account too: no film is ordered with that face meanwhile. */
async function assertAvatarStays(tx: Transaction, { ingredients: { avatarId } }: ResolvedOrder): Promise<void> {
  const avatar = await ingredientRepository.findAvatar(tx, avatarId);
  if (!avatar || avatar.deletedAt) throw fieldError('avatar_data.createdAvatarId', orderTexts.unknownAvatar);
}

function assertFits(order: CheckedOrder, { sound }: ResolvedOrder, plan: PlanLimits): void {
  const scriptCharacters = Math.max(order.script.content.trim().length, sound.script.trim().length);
  const [misfit] = misfitsOf({ scriptCharacters, soundSec: sound.durationSec, endCard: order.output.end_card }, plan);
  if (misfit) throw fieldError(misfit.field, misfit.text);
}

interface NewVideo {
  order: CheckedOrder;
  resolved: ResolvedOrder;
  keyed: KeyedRequest | undefined;
  batch: BatchPlace | undefined;
  remake: Pick<StoredVideo, 'remakeOf' | 'version' | 'slotWords'> | undefined;
}

async function insertWithJob(
  core: Core,
  tx: Transaction,
  actor: Actor,
  { order, resolved, keyed, batch, remake }: NewVideo,
) {
  const { accountId } = actor;
  const { sound } = resolved;
  const id = newId(core);
  const title = order.title || titleOf(sound, order.script.content);
  const draft = toKeptDraft({ ...order, title }, accountId);
  const rank = await rankOf(tx, accountId, batch?.isAlone === false);
  const { columns, movesQueue } = firstState({ rank });
  const video = await videoRepository.insert(tx, {
    ...columns,
    id,
    accountId,
    createdById: actor.userId,
    title,
    slug: newVideoSlug(title, core.random),
    draft,
    output: draft.output,
    linkUrl: draft.output.link_url,
    linkLabel: draft.output.link_label.trim(),
    ingredients: resolved.ingredients,
    performer: resolved.performer,
    audioId: sound.id,
    durationSec: filmSecOf(sound.durationSec, draft.output),
    transcript: sound.script,
    ...remake,
    batchId: batch?.batchId ?? null,
    startKey: keyed ? startKeyOf(keyed) : null,
    startHash: keyed ? requestHashOf(keyed) : null,
    createdAt: core.clock.now(),
  });
  await batch?.take(tx, id);
  await sendVideoJob(core, tx, id, { priority: rank });
  await videoNoticeRepository.send(tx, { accountId, videoId: id, movesQueue });
  return video;
}
