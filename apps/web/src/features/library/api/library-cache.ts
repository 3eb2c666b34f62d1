import type { QueryClient } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query-client.ts';
import type { LibraryQuery } from '../rules/library-query.ts';
import type { VideoList } from '../rules/video-list.ts';

const name = 'library';

/** Keyed by the user, so that one session never sees the videos of another. */
export const libraryKey = (userId: string, query: LibraryQuery) => [name, userId, query] as const;

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
  void queryClient.invalidateQueries({ queryKey: [name, userId] });
}

function listsOf(client: QueryClient, userId: string) {
  return client.getQueryCache().findAll({ queryKey: [name, userId] });
}
