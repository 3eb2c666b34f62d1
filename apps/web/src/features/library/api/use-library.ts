import { limits } from '@herald/contract/limits';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastLoadFailure as tell } from '#lib/toast-load-failure.ts';
import type { LibraryQuery } from '../rules/library-query.ts';
import { listOf, nextPage, type VideoList, withFirstPage, withNextPage } from '../rules/video-list.ts';
import { libraryKey } from './library-cache.ts';

async function fetchPage(query: LibraryQuery, page: number, signal?: AbortSignal) {
  return (
    await request('GET /videos', { query: { ...query, trash: String(query.trash), page }, ...(signal && { signal }) })
  ).data;
}

export type Library = ReturnType<typeof useLibrary>;

/** The loaded part of the library, and how to load more of it. */
export function useLibrary(userId: string, query: LibraryQuery) {
  const queryKey = libraryKey(userId, query);
  const known = () => queryClient.getQueryData<VideoList>(queryKey);
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<VideoList> => {
      const page = await fetchPage(query, 1, signal);
      const loaded = known();
      return loaded ? withFirstPage(loaded, page) : listOf(page);
    },
    placeholderData: keepPreviousData,
    // Changes come through the stream; comparing thousands of videos field by field would cost more than drawing them.
    structuralSharing: false,
  });
  const more = useMutation({
    mutationFn: async () => {
      const loaded = known();
      const page = loaded && nextPage(loaded);
      if (!page) return;
      const answer = await fetchPage(query, page);
      queryClient.setQueryData<VideoList>(queryKey, (now) => now && withNextPage(now, answer));
    },
    onError: toastLoadFailure,
  });
  useEffect(() => {
    // A list that never came has a panel of its own.
    if (list.isRefetchError && !list.isFetching) toastLoadFailure(list.error);
  }, [list.error, list.isRefetchError, list.isFetching]);

  return {
    list: list.data,
    /** Shown until the answer to the new search is there. */
    isOutdated: list.isPlaceholderData,
    isLoading: list.isPending,
    isFetching: list.isFetching,
    error: list.isLoadingError ? list.error : null,
    retry: () => void list.refetch(),
    /** Starts again with the first page. */
    refresh: () => {
      queryClient.setQueryData<VideoList>(
        queryKey,
        (now) => now && { ...now, videos: now.videos.slice(0, limits.libraryPageSize) },
      );
      return list.refetch();
    },
    canLoadMore: list.data !== undefined && !list.isPlaceholderData && nextPage(list.data) !== null,
    loadMore: () => !more.isPending && more.mutate(),
    isLoadingMore: more.isPending,
    hasFailedToLoadMore: more.isError,
  };
}

/** With the server's words where it answered, without where it could not be reached. */
function toastLoadFailure(error: unknown): void {
  const { httpStatus, message } = failureOf(error);
  if (httpStatus === undefined) tell('Failed to load videos. Please try again.');
  else tell('Failed to load videos', message);
}
