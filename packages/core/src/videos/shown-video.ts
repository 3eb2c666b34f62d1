import type { Core } from '../core.ts';
import type { Forecast } from './forecast/forecast-queue.ts';
import { readForecast } from './forecast/read-forecast.ts';
import { ingredientRepository, type OrderedAvatar } from './ingredient-repository.ts';
import type { StoredVideo } from './video.ts';

export interface ShownVideo {
  video: StoredVideo;
  /** Its place in the queue and the time it still takes; empty once it is finished. */
  forecast: Forecast | undefined;
  /** Who speaks in it, as long as it has no poster of its own. */
  avatar: OrderedAvatar | undefined;
}

/** Videos with what is told about them; the queue and the avatars are looked at only where one of them needs it. */
export async function showVideos(core: Core, videos: StoredVideo[]): Promise<ShownVideo[]> {
  const [forecast, avatarOf] = await Promise.all([
    videos.some(isUnfinished) ? readForecast(core) : undefined,
    readAvatars(core, videos),
  ]);
  return videos.map((video) => ({ video, forecast: forecast?.of(video.id), avatar: avatarOf(video) }));
}

export function isUnfinished({ status }: Pick<StoredVideo, 'status'>): boolean {
  return status === 'pending' || status === 'processing';
}

const avatarIdOf = ({ files, ingredients }: StoredVideo) => (files?.poster ? undefined : ingredients?.avatarId);

async function readAvatars(core: Core, videos: StoredVideo[]) {
  const ids = [...new Set(videos.map(avatarIdOf))].filter((id) => id !== undefined);
  const found = ids.length > 0 ? await ingredientRepository.findAvatars(core.db.queries, ids) : [];
  const byId = new Map(found.map((avatar) => [avatar.id, avatar]));
  return (video: StoredVideo) => byId.get(avatarIdOf(video) ?? '');
}
