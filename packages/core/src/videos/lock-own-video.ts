import { AppError } from '../app-error.ts';
import type { Queryable } from '../db/database.ts';
import type { Actor } from '../people/actor.ts';
import type { StoredVideo } from './video.ts';
import { videoWorkRepository } from './video-work-repository.ts';

/** A video of the actor's account, held until the transaction ends; what is somebody else's does not exist. */
export async function lockOwnVideo(
  tx: Queryable,
  { accountId }: Pick<Actor, 'accountId'>,
  videoId: string,
): Promise<StoredVideo> {
  const video = await videoWorkRepository.lock(tx, videoId);
  if (!video || video.accountId !== accountId || video.deletedAt) throw new AppError('not_found');
  return video;
}
