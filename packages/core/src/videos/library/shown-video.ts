import { limits } from '@herald/contract/limits';
import type { Core } from '../../core.ts';
import { itemRepository, type ModerationItem } from '../../moderation/item-repository.ts';
import { DAY_MS } from '../../runtime/durations.ts';
import type { Forecast } from '../forecasts/forecast-queue.ts';
import type { ForecastReader } from '../forecasts/forecast-reader.ts';
import { readForecast } from '../forecasts/read-forecast.ts';
import { ingredientRepository, type OrderedAvatar } from '../state/ingredient-repository.ts';
import { remakeRepository } from '../state/remake-repository.ts';
import { isUnfinished, type StoredVideo } from '../state/video.ts';
import { trashLimit } from './trash-time.ts';

export interface ShownVideo {
  video: StoredVideo;
  /** Its place in the queue and the time it still takes; empty once it is finished. */
  forecast: Forecast | undefined;
  /** Who speaks in it, until it has a poster. */
  avatar: OrderedAvatar | undefined;
  /** What its owner should know about its sound. */
  soundNotes: string[];
  /** The film it showed before. */
  filmBefore: KeptFilm | undefined;
  /** Why a moderator removed it. */
  removal: ModerationItem | undefined;
}

/**
 * Videos with what is shown beside them. Reads the queue and the avatars only when a video needs them, and the queue
 * through the reader if there is one.
 */
export async function showVideos(core: Core, videos: StoredVideo[], forecasts?: ForecastReader): Promise<ShownVideo[]> {
  const unfinished = videos.filter(isUnfinished);
  const read = () => forecasts?.read(unfinished) ?? readForecast(core);
  const [forecast, avatarOf, notes, removals, keptFilms] = await Promise.all([
    unfinished.length > 0 ? read() : undefined,
    readAvatars(core, videos),
    ingredientRepository.findNotes(
      core.db.queries,
      videos.flatMap(({ audioId }) => audioId ?? []),
    ),
    itemRepository.listByIds(
      core.db.queries,
      videos.filter(({ removedAt }) => removedAt).map(({ id }) => id),
    ),
    readKeptFilms(core, videos),
  ]);
  return videos.map((video) => ({
    video,
    forecast: forecast?.of(video),
    avatar: avatarOf(video),
    soundNotes: notes.get(video.audioId ?? '') ?? [],
    filmBefore: keptFilms.find(({ videoId }) => videoId === video.id),
    removal: removals.find(({ id }) => id === video.id),
  }));
}

/** A film that a re-make has replaced, for as long as it can be shown again. */
export interface KeptFilm {
  videoId: string;
  /** The row that keeps it. */
  keptBy: string;
  version: number;
  until: Date;
}

async function readKeptFilms(core: Core, videos: StoredVideo[]): Promise<KeptFilm[]> {
  const remade = videos.filter(({ slotWords, remakeOf }) => slotWords !== null && !remakeOf).map(({ id }) => id);
  const since = trashLimit(core.clock.now());
  const kept = await remakeRepository.listKept(core.db.queries, remade, since);
  return kept.flatMap(({ id, remakeOf, version, deletedAt }) => {
    if (!remakeOf || !deletedAt) return [];
    const until = new Date(deletedAt.getTime() + limits.trashDays * DAY_MS);
    return [{ videoId: remakeOf, keptBy: id, version, until }];
  });
}

const avatarIdOf = ({ files, ingredients }: StoredVideo) => (files?.poster ? undefined : ingredients?.avatarId);

async function readAvatars(core: Core, videos: StoredVideo[]) {
  const ids = [...new Set(videos.map(avatarIdOf))].filter((id) => id !== undefined);
  const found = ids.length > 0 ? await ingredientRepository.findAvatars(core.db.queries, ids) : [];
  const byId = new Map(found.map((avatar) => [avatar.id, avatar]));
  return (video: StoredVideo) => byId.get(avatarIdOf(video) ?? '');
}
