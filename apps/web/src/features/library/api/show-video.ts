import type { Video } from '@herald/contract';
import type { LibraryQuery } from '../rules/library-query.ts';
import { withoutVideos, withVideo } from '../rules/video-list.ts';
import { changeLists, readLists } from './library-cache.ts';

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
