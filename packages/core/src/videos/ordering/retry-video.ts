import { readStoredDraft } from '@herald/contract/draft';
import { filmSecOf } from '@herald/media/scene/film-length';
import type { AudioClip } from '../../audio/audio-repository.ts';
import { movesAs } from '../../audio/moves-as.ts';
import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import type { VideoIngredients } from '../../db/schema/videos.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import { readPlanLimits } from '../../plans/read-plans.ts';
import { assertRoomIn, readStorageLimit } from '../../quota/storage-room.ts';
import { changeVideo } from '../state/change-video.ts';
import { ingredientRepository } from '../state/ingredient-repository.ts';
import { assertMayChangeVideo } from '../state/policies.ts';
import { remakeRepository } from '../state/remake-repository.ts';
import { strandedRepository } from '../state/stranded-repository.ts';
import { isAllowedAfter, transition } from '../state/transitions.ts';
import type { StoredVideo, VideoColumns } from '../state/video.ts';
import { videoRepository } from '../state/video-repository.ts';
import { orderTexts } from './order-texts.ts';
import { assertMayMakeVideos } from './policies.ts';
import { reasonAgainstRemake } from './remake-rules.ts';
import { spokenBy } from './spoken-by.ts';
import { rankOf, takeSlot } from './video-slots.ts';

interface Retry {
  sound?: AudioClip | undefined;
  /** Somebody waits for it before the others of its batch are begun. */
  isAlone?: boolean;
}

/** Makes a failed or cancelled video again, with another sound where one is handed in; it takes a slot of this month. */
export async function retryVideo(core: Core, actor: Actor, videoId: string, retry: Retry = {}): Promise<void> {
  const { sound, isAlone = false } = retry;
  await assertMayMakeVideos(core, actor);
  const plan = await readPlanLimits(core, actor);
  const limitBytes = await readStorageLimit(core, actor);
  const { accountId } = actor;
  const moves = sound && (await movesAs(core, sound));
  await changeVideo(core, { name: 'retry video', videoId, accountId }, async (video, tx) => {
    assertMayChangeVideo(actor, video);
    const { status } = video;
    // It holds its slot already and only lost its job.
    if (await strandedRepository.includes(tx, videoId)) return { answer: undefined, job: { priority: video.rank } };
    if (!isAllowedAfter(status, 'retry')) {
      throw new AppError('conflict', { message: 'Only failed or cancelled videos can be made again.' });
    }
    await assertConsentHolds(tx, video);
    if (video.remakeOf) await assertRemakeStillFits(tx, actor, video.remakeOf, limitBytes);
    else await takeSlot(core, tx, { ...plan, accountId, limitBytes });
    const rank = await rankOf(tx, accountId, video.batchId !== null && !isAlone);
    const change = transition('retry', status, { now: core.clock.now(), rank });
    Object.assign(change.columns, sound && soundColumns(video, sound, moves));
    return { answer: undefined, change, job: { priority: rank } };
  });
}

/** A re-make takes no slot, and there is one at a time. */
async function assertRemakeStillFits(tx: Transaction, { accountId }: Actor, remakeOf: string, limitBytes: number) {
  const [original] = await videoRepository.lockMany(tx, accountId, [remakeOf]);
  const reason = original && !original.deletedAt ? reasonAgainstRemake(original) : 'The video of this re-make is gone.';
  if (reason) throw new AppError('conflict', { message: reason });
  if (await remakeRepository.hasUnfinished(tx, remakeOf)) {
    throw new AppError('conflict', { message: 'This video is being re-made already.' });
  }
  await assertRoomIn(tx, { accountId }, { limitBytes, sizeBytes: 0 });
}

/** A face whose consent was revoked appears in no film any more. */
async function assertConsentHolds(tx: Transaction, { ingredients }: StoredVideo): Promise<void> {
  const avatar = ingredients && (await ingredientRepository.findAvatar(tx, ingredients.avatarId));
  if (avatar?.consent?.revoked_at) throw new AppError('conflict', { message: orderTexts.consentRevoked });
}

function soundColumns(
  { draft, ingredients }: StoredVideo,
  sound: AudioClip,
  moves: Pick<VideoIngredients, 'movesAs'> = {},
): VideoColumns {
  const order = draft && readStoredDraft(draft);
  if (!order || !ingredients) throw new AppError('conflict', { message: orderTexts.unknownAudio });
  const { movesAs: _, ...rest } = ingredients;
  return {
    draft: { ...order, voice: spokenBy(order.voice, sound) },
    ingredients: { ...rest, audioId: sound.id, ...moves },
    audioId: sound.id,
    durationSec: filmSecOf(sound.durationSec, order.output),
    transcript: sound.script,
  };
}
