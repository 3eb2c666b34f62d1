import type { StartBody } from '@herald/contract/endpoints/video-generation';
import { speakScript } from '../audio/speak-script.ts';
import { reachedAs } from '../avatars/reach-person.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { assertMayMake } from '../plans/assert-may-make.ts';
import { keepsPlace } from '../videos/ordering/kinds-of-filming.ts';
import { orderTexts } from '../videos/ordering/order-texts.ts';
import { assertMayMakeVideos } from '../videos/ordering/policies.ts';
import { readLimits } from '../videos/ordering/read-limits.ts';
import { resolveAvatar } from '../videos/ordering/resolve-order.ts';
import { retryVideo } from '../videos/ordering/retry-video.ts';
import { spokenBy } from '../videos/ordering/spoken-by.ts';
import { startVideoOfBatch } from '../videos/ordering/start-video.ts';
import { isUnfinished, type StoredVideo } from '../videos/state/video.ts';
import { videoRepository } from '../videos/state/video-repository.ts';
import type { BatchItem } from './batch.ts';
import type { BatchEngines } from './batch-engines.ts';
import { batchNoticeRepository } from './batch-notice-repository.ts';
import { batchRepository } from './batch-repository.ts';
import { batchTexts } from './batch-texts.ts';
import { itemRepository } from './item-repository.ts';

/** The batch was cancelled, or another worker was quicker: nothing is to be done. */
export class NotWantedError extends Error {
  override readonly name = 'NotWantedError';
}

interface ItemWork {
  engines: BatchEngines;
  signal: AbortSignal;
  /** Somebody waits for this film before the others are begun. */
  isAlone: boolean;
}

/** Orders the film of an item, by the rules and the slots of any film. Repeating it after a crash orders no second one. */
export async function filmItem(core: Core, actor: Actor, item: BatchItem, work: ItemWork): Promise<void> {
  const video = await findFilm(core, actor, item);
  // It holds its slot already: only the note of it was lost.
  if (video && (isUnfinished(video) || video.status === 'completed')) return take(core, item, video.id);
  await assertHasSlot(core, actor);
  if (video) {
    await retryVideo(core, actor, video.id, { isAlone: work.isAlone });
    return take(core, item, video.id);
  }
  await filmFirst(core, actor, item, work);
}

/** The film of an earlier try; one that its owner deleted is made anew. */
async function findFilm(core: Core, { accountId }: Actor, { videoId }: BatchItem): Promise<StoredVideo | undefined> {
  if (!videoId) return undefined;
  const [video] = await videoRepository.findManyInAccount(core.db.queries, accountId, [videoId]);
  return video?.deletedAt ? undefined : video;
}

async function filmFirst(core: Core, actor: Actor, item: BatchItem, work: ItemWork): Promise<void> {
  const { engines, signal, isAlone } = work;
  const { content } = item;
  const { made_by } = content.output;
  if (made_by && reachedAs(engines.filmers, made_by).length === 0) {
    throw fieldError('output.made_by', batchTexts.unknownFilmer);
  }
  const { ttsText: text, ttsId: voiceId, country, region, speechRate: rate, style } = content.voice;
  const wish = { text, voiceId, country, region, rate, signal, ...(style && { style }) };
  const sound = await speakScript(core, actor, wish, engines.speech);
  const { kind } = await resolveAvatar(core, actor, content.avatar);
  const body: StartBody = {
    title: content.title,
    avatar_data: content.avatar,
    voice_data: spokenBy(content.voice, sound),
    ...(!keepsPlace(kind, content.background) && { background_data: content.background }),
    script_data: content.script,
    output: content.output,
  };
  await startVideoOfBatch(core, actor, body, {
    ...{ batchId: item.batchId, isAlone },
    take: (tx, videoId) => takeItem(tx, item, videoId),
  });
}

/** Said before a word is spoken, because speech can cost money. */
async function assertHasSlot(core: Core, actor: Actor): Promise<void> {
  await assertMayMakeVideos(core, actor);
  await assertMayMake(core, actor);
  const { videosLeft, videosPerMonth, videosSetBy } = await readLimits(core, actor);
  if (videosLeft === 0) {
    throw new AppError('forbidden', { message: orderTexts.noVideosLeft(videosPerMonth, videosSetBy) });
  }
}

const take = (core: Core, item: BatchItem, videoId: string) =>
  core.db.transaction('take film of batch', (tx) => takeItem(tx, item, videoId));

/** The item and its video are written together: an item that waits has no film that anybody works on. */
async function takeItem(tx: Transaction, { id, batchId }: BatchItem, videoId: string): Promise<void> {
  const batch = await batchRepository.lock(tx, batchId);
  const item = await itemRepository.lock(tx, id);
  if (batch?.status !== 'running' || item?.status !== 'waiting') throw new NotWantedError();
  await itemRepository.update(tx, id, { status: 'making', videoId });
  await batchNoticeRepository.send(tx, batch);
}
