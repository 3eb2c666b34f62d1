import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { type ShownVideo, showVideos } from './shown-video.ts';
import { videoRepository } from './video-repository.ts';

/** A video of the account, also out of the trash; what is somebody else's does not exist. */
export async function getVideo(
  core: Core,
  { accountId }: Pick<Actor, 'accountId'>,
  videoId: string,
): Promise<ShownVideo> {
  const [video] = await getVideos(core, accountId, [videoId]);
  if (!video) throw new AppError('not_found');
  return video;
}

/** Those of the videos that are there. */
export async function getVideos(core: Core, accountId: string, ids: string[]): Promise<ShownVideo[]> {
  return showVideos(core, await videoRepository.findManyInAccount(core.db.queries, accountId, ids));
}
