import type { Video } from '@herald/contract/endpoints/videos';
import { useMutation } from '@tanstack/react-query';
import { watchOf } from '#data/videos/video-watch.ts';
import { failureOf, request } from '#lib/api.ts';
import { toast, toastError, toastSuccess } from '#lib/toast.ts';
import { countsAfter, type VideoList, withoutVideos } from '../rules/video-list.ts';
import { changeLists, readLists, refreshLibrary } from './library-cache.ts';

type Move = 'delete' | 'restore' | 'purge';

const moved: Record<Move, { one: [string, string]; many: (count: number) => [string, string]; failure: string }> = {
  delete: {
    one: ['Video Deleted', 'Video deleted successfully'],
    many: (count) => ['Videos Deleted', `${count} videos are in the trash.`],
    failure: 'Failed to delete video',
  },
  restore: {
    one: ['Video Restored', 'It is back in your library.'],
    many: (count) => ['Videos Restored', `${count} videos are back in your library.`],
    failure: 'Failed to restore video',
  },
  purge: {
    one: ['Video Deleted', 'It is gone for good.'],
    many: (count) => ['Videos Deleted', `${count} videos are gone for good.`],
    failure: 'Failed to delete video',
  },
};

/** The server takes so many at once. */
const IDS_PER_CALL = 1000;

async function move(action: Move, videos: readonly Video[]): Promise<void> {
  const ids = videos.map(({ id }) => id);
  const [only] = ids;
  if (ids.length === 1 && only && action !== 'purge') {
    const call = action === 'delete' ? 'DELETE /videos/:id' : 'POST /videos/:id/restore';
    await request(call, { params: { id: only } });
    return;
  }
  for (let first = 0; first < ids.length; first += IDS_PER_CALL) {
    await request('POST /videos/bulk', { body: { ids: ids.slice(first, first + IDS_PER_CALL), action } });
  }
}

/** Into the trash, out of it, or out of the world: gone from the screen at once, put back when it is refused or undone. */
export function useMoveVideos(userId: string) {
  const mutation = useMutation({
    mutationFn: ({ action, videos }: { action: Move; videos: readonly Video[] }) => move(action, videos),
    onMutate: ({ videos }) => takeOut(userId, new Set(videos.map(({ id }) => id))),
    onError: (error, { action }, taken) => {
      if (taken) putBack(userId, taken);
      toastError(moved[action].failure, failureOf(error).message);
    },
    onSuccess: (_, { action, videos }, taken) => {
      const [title, description] = videos.length === 1 ? moved[action].one : moved[action].many(videos.length);
      if (action !== 'delete') return toastSuccess(title, description);
      const undo = () => undoDeletion(userId, videos, taken);
      toast({ kind: 'success', title, description, action: { label: 'Undo', onPress: undo } });
    },
    onSettled: () => refreshLibrary(userId),
  });
  return (action: Move, videos: readonly Video[]) => mutation.mutate({ action, videos });
}

async function undoDeletion(userId: string, videos: readonly Video[], taken: Map<string, TakenVideo[]>): Promise<void> {
  putBack(userId, taken);
  try {
    await move('restore', videos);
  } catch (error) {
    toastError(moved.restore.failure, failureOf(error).message);
  }
  refreshLibrary(userId);
}

function takeOut(userId: string, ids: ReadonlySet<string>): Map<string, TakenVideo[]> {
  const taken = new Map(readLists(userId).map(([query, list]) => [JSON.stringify(query), takenFrom(list, ids)]));
  changeLists(userId, (list) => withoutVideos(list, ids));
  watchOf(userId).forget(ids);
  return taken;
}

function putBack(userId: string, taken: ReadonlyMap<string, TakenVideo[]>): void {
  changeLists(userId, (list, query) => withVideosBack(list, taken.get(JSON.stringify(query)) ?? []));
}

interface TakenVideo {
  video: Video;
  index: number;
}

/** Which of these are loaded, and where, so that they can be put back. */
export function takenFrom({ videos }: VideoList, ids: ReadonlySet<string>): TakenVideo[] {
  return videos.flatMap((video, index) => (ids.has(video.id) ? [{ video, index }] : []));
}

export function withVideosBack(list: VideoList, taken: readonly TakenVideo[]): VideoList {
  const known = new Set(list.videos.map(({ id }) => id));
  const missing = taken.filter(({ video }) => !known.has(video.id));
  const videos = [...list.videos];
  for (const { video, index } of missing) videos.splice(index, 0, video);
  const back = missing.map(({ video }) => video);
  return { ...list, videos, total: list.total + back.length, counts: countsAfter(list.counts, back, 1) };
}
