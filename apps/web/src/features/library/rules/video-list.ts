import type { SuccessAnswer } from '@herald/contract/client/call-types';
import type { SearchHit, Video } from '@herald/contract/endpoints/videos';
import { limits } from '@herald/contract/limits';

type VideoPage = SuccessAnswer<'GET /videos'>['data'];

/** The part of the library that is loaded, in the server's order. */
export interface VideoList {
  videos: readonly Video[];
  /** How many match on the server. */
  total: number;
  counts: VideoPage['counts'];
  /** By the id of the video: why the search found it. */
  hits: Readonly<Record<string, SearchHit>>;
}

export function listOf({ data, total, counts, hits }: VideoPage): VideoList {
  return { videos: data, total, counts, hits: Object.fromEntries(hits.map((hit) => [hit.video_id, hit])) };
}

/** The page that holds the next video; videos that came or went since shift it, so it is counted, not remembered. */
export function nextPage({ videos, total }: VideoList): number | null {
  return videos.length < total ? Math.floor(videos.length / limits.libraryPageSize) + 1 : null;
}

export function withNextPage(list: VideoList, page: VideoPage): VideoList {
  const fresh = new Map(page.data.map((video) => [video.id, video]));
  const known = list.videos.map((video) => take(fresh, video.id) ?? video);
  const next = listOf(page);
  return { ...next, videos: [...known, ...fresh.values()], hits: { ...list.hits, ...next.hits } };
}

/** The first page, newly asked for, over what is loaded; where something has gone the rest is loaded again. */
export function withFirstPage(list: VideoList, page: VideoPage): VideoList {
  const ids = new Set(page.data.map(({ id }) => id));
  const rest = list.videos.filter(({ id }) => !ids.has(id));
  const came = page.data.length - (list.videos.length - rest.length);
  const isContinued = list.total + came === page.total && page.data.length + rest.length <= page.total;
  const first = listOf(page);
  if (!isContinued) return first;
  return { ...first, videos: [...page.data, ...rest], hits: { ...list.hits, ...first.hits } };
}

export function withVideo(list: VideoList, video: Video): VideoList {
  if (!list.videos.some(({ id }) => id === video.id)) return list;
  return { ...list, videos: list.videos.map((each) => (each.id === video.id ? video : each)) };
}

export function withoutVideos(list: VideoList, ids: ReadonlySet<string>): VideoList {
  const gone = list.videos.filter(({ id }) => ids.has(id));
  if (gone.length === 0) return list;
  return {
    ...list,
    videos: list.videos.filter(({ id }) => !ids.has(id)),
    total: list.total - gone.length,
    counts: countsAfter(list.counts, gone, -1),
  };
}

/** What the whole library counts once these videos have gone (-1) or come back (1). */
export function countsAfter(counts: VideoList['counts'], moved: readonly Video[], sign: 1 | -1): VideoList['counts'] {
  const trashed = moved.filter(({ deleted_at }) => deleted_at !== null);
  const kept = moved.filter(({ deleted_at }) => deleted_at === null);
  return {
    total: counts.total + sign * kept.length,
    completed: counts.completed + sign * howMany(kept, 'completed'),
    processing: counts.processing + sign * (howMany(kept, 'processing') + howMany(kept, 'pending')),
    failed: counts.failed + sign * howMany(kept, 'failed'),
    views: counts.views + sign * viewsOf(kept),
    trash: counts.trash + sign * (trashed.length - kept.length),
  };
}

function howMany(videos: readonly Video[], status: Video['status']): number {
  return videos.filter((video) => video.status === status).length;
}

function viewsOf(videos: readonly Video[]): number {
  return videos.reduce((sum, { views }) => sum + views, 0);
}

function take(videos: Map<string, Video>, id: string): Video | undefined {
  const found = videos.get(id);
  videos.delete(id);
  return found;
}

/** From one video to another, whichever comes first; nothing when one of them is not loaded. */
export function idsBetween(videos: readonly Video[], one: string, other: string): string[] {
  const places = [one, other].map((id) => videos.findIndex((video) => video.id === id)).sort((a, b) => a - b);
  const [first = -1, last = -1] = places;
  return first < 0 ? [] : videos.slice(first, last + 1).map(({ id }) => id);
}
