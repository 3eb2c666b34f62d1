import { AppError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import type { StoredVideo } from './video.ts';

/** Only people who act in the video's account may change it, and nobody while it is in the trash. */
export function mayChangeVideo(
  { accountId }: Pick<Actor, 'accountId'>,
  video: Pick<StoredVideo, 'accountId' | 'deletedAt'>,
): boolean {
  return video.accountId === accountId && video.deletedAt === null;
}

/** A video the actor may not change does not exist for them. */
export function assertMayChangeVideo<Video extends Pick<StoredVideo, 'accountId' | 'deletedAt'>>(
  actor: Pick<Actor, 'accountId'>,
  video: Video | undefined,
): asserts video is Video {
  if (!video || !mayChangeVideo(actor, video)) throw new AppError('not_found');
}
