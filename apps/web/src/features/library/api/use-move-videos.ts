import type { Video } from '@herald/contract';
import { useMutation } from '@tanstack/react-query';
import { failureOf, request } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { toast, toastError, toastSuccess } from '../../../lib/toast.ts';
import { type TakenVideo, takenFrom, withVideosBack } from '../rules/putting-back.ts';
import { withoutVideos } from '../rules/video-list.ts';
import { changeLists, readLists, refreshLists } from './library-cache.ts';
import { watchOf } from './watch-of.ts';

type Move = 'delete' | 'restore' | 'purge';

const moved: Record<Move, { one: [string, string]; many: (count: number) => [string, string]; failure: string }> = {
  delete: {
    one: ['Video Deleted', 'Video deleted successfully'],
    many: (count) => ['Videos Deleted', `${count} videos deleted successfully`],
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
const idsPerCall = 1000;

async function move(action: Move, videos: readonly Video[]): Promise<void> {
  const ids = videos.map(({ id }) => id);
  const [only] = ids;
  if (ids.length === 1 && only && action !== 'purge') {
    const call = action === 'delete' ? 'DELETE /videos/:id' : 'POST /videos/:id/restore';
    await request(call, { params: { id: only } });
    return;
  }
  for (let first = 0; first < ids.length; first += idsPerCall) {
    await request('POST /videos/bulk', { body: { ids: ids.slice(first, first + idsPerCall), action } });
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
    onSettled: () => {
      refreshLists(userId);
      void queryClient.invalidateQueries({ queryKey: ['user-limits', userId] });
    },
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
  refreshLists(userId);
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
