import type { Video } from '@herald/contract/endpoints/videos';
import type { QueryClient } from '@tanstack/react-query';
import { refreshLimits } from '#data/limits.ts';
import { queryClient } from '#lib/query-client.ts';
import type { LibraryQuery } from '../rules/library-query.ts';
import { type VideoList, withoutVideos, withVideo } from '../rules/video-list.ts';

const NAME = 'library';

/** Keyed by the user, so that one session never sees the videos of another. */
export const libraryKey = (userId: string, query: LibraryQuery) => [NAME, userId, query] as const;

/** Every loaded part of the library, whatever it was searched for. */
export function changeLists(userId: string, change: (list: VideoList, query: LibraryQuery) => VideoList): void {
  for (const { queryKey } of listsOf(queryClient, userId)) {
    const query = queryKey[2] as LibraryQuery;
    queryClient.setQueryData<VideoList>(queryKey, (list) => list && change(list, query));
  }
}

export function readLists(userId: string): [LibraryQuery, VideoList][] {
  return listsOf(queryClient, userId).flatMap(({ queryKey, state }) =>
    state.data ? [[queryKey[2] as LibraryQuery, state.data as VideoList]] : [],
  );
}

/** The list on the screen is asked for again; the others when they are next looked at. */
export function refreshLists(userId: string): void {
  void queryClient.invalidateQueries({ queryKey: [NAME, userId] });
}

/** After a change that the plan's counts depend on: wherever they are shown, they are asked for again as well. */
export function refreshLibrary(userId: string): void {
  refreshLists(userId);
  refreshLimits();
}

function listsOf(client: QueryClient, userId: string) {
  return client.getQueryCache().findAll({ queryKey: [NAME, userId] });
}

/** Takes news of one video into every loaded list. */
export function showVideo(userId: string, video: Video): void {
  const isInTrash = video.deleted_at !== null;
  changeLists(userId, (list, query) =>
    query.trash === isInTrash ? withVideo(list, video) : withoutVideos(list, new Set([video.id])),
  );
}

/** It belongs into a list that is loaded, and is not there. */
export function isMissingFromLists(userId: string, video: Video): boolean {
  return readLists(userId).some(
    ([query, { videos }]) => belongsInto(query, video) && !videos.some(({ id }) => id === video.id),
  );
}

/** What a search would find only the server knows. */
function belongsInto({ trash, search, status }: LibraryQuery, video: Video): boolean {
  const isInTrash = video.deleted_at !== null;
  return trash === isInTrash && search === '' && (status === 'all' || status === video.status);
}
