import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import type { ForecastReader } from '../forecasts/forecast-reader.ts';
import { videoRepository } from '../state/video-repository.ts';
import { type ShownVideo, showVideos } from './shown-video.ts';

/** A video of the account, in the trash or not; videos of other accounts do not exist. */
export async function getVideo(
  core: Core,
  { accountId }: Pick<Actor, 'accountId'>,
  videoId: string,
  forecasts?: ForecastReader,
): Promise<ShownVideo> {
  const [video] = await getVideos(core, accountId, [videoId], forecasts);
  if (!video) throw new AppError('not_found');
  return video;
}

/** Which of these videos exist in the account. */
export async function getVideos(
  core: Core,
  accountId: string,
  ids: string[],
  forecasts?: ForecastReader,
): Promise<ShownVideo[]> {
  return showVideos(core, await videoRepository.findManyInAccount(core.db.queries, accountId, ids), forecasts);
}

/** What a returning client has to read: every unfinished video of the account, and those that finished since. */
export async function listCurrentVideos(
  core: Core,
  accountId: string,
  finishedSince: Date,
  forecasts?: ForecastReader,
): Promise<ShownVideo[]> {
  return showVideos(core, await videoRepository.listCurrent(core.db.queries, accountId, finishedSince), forecasts);
}
