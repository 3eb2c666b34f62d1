import { randomUUID } from 'node:crypto';
import type { VideoService } from '@herald/media/engines/video-engine';
import { replaceParts } from '@herald/providers/testing';
import { makeVideo } from '../handlers/make-video.ts';
import type { VideoWorkshop } from '../make-video/video-workshop.ts';
import { quickFilm } from './quick-film.ts';
import type { VideoShop } from './video-shop.ts';

/** Of runs that name no worker. */
export const WORKER_ID = randomUUID();

export type RunOptions = Partial<VideoWorkshop> & { signal?: AbortSignal };

/** One run of the job of a video, as the queue would start it. */
export async function runVideo(
  shop: VideoShop,
  videoId: string,
  video: Partial<VideoService> = quickFilm(),
  { signal = new AbortController().signal, ...others }: RunOptions = {},
) {
  const { core, workFolder } = shop;
  const providers = replaceParts(shop.providers, { video: { ...shop.providers.video, ...video } });
  const quick = {
    retryPauseSec: 0,
    storePatienceSec: 0,
    handOverSec: 600,
    workerId: WORKER_ID,
    breaker: { trip: () => undefined },
  };
  await makeVideo(
    { core, providers, workFolder, ...quick, ...others },
    { id: 'job', payload: { videoId }, retryCount: 0, signal },
  );
  return shop.read(videoId);
}

/** As if its worker had said nothing for a minute. */
export const fallSilent = ({ core }: VideoShop, videoId: string) =>
  core.db.pool.query(`update videos set heard_at = now() - interval '1 minute' where id = $1`, [videoId]);

/** Of the videos that count for the month. */
export async function slotsTaken({ core, actor }: VideoShop): Promise<number> {
  const { rows } = await core.db.pool.query(
    `select count(*)::int as taken from videos where account_id = $1 and status not in ('failed', 'cancelled')`,
    [actor.accountId],
  );
  return rows[0].taken;
}
