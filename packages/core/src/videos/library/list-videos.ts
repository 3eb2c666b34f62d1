import type { SearchHit, VideoSort } from '@herald/contract/endpoints/videos';
import type { VideoStatus } from '@herald/contract/statuses';
import type { Core } from '../../core.ts';
import type { Actor } from '../../identity/actor.ts';
import { ingredientRepository } from '../state/ingredient-repository.ts';
import type { StoredVideo } from '../state/video.ts';
import { type LibraryFilter, type LibraryPage, libraryRepository } from './library-repository.ts';
import { findSearchHit } from './search-hit.ts';
import { type ShownVideo, showVideos } from './shown-video.ts';
import { trashLimit } from './trash-time.ts';

export interface LibraryQuery {
  page: number;
  perPage: number;
  status: VideoStatus | 'all';
  search: string;
  sort: VideoSort;
  /** The trash instead of the library. */
  isTrash: boolean;
}

export interface LibraryCounts {
  total: number;
  completed: number;
  /** Includes waiting videos. */
  processing: number;
  failed: number;
  views: number;
  trash: number;
}

export interface Library {
  videos: ShownVideo[];
  /** Why the search found those whose title does not say it. */
  hits: SearchHit[];
  /** Videos the query finds. */
  total: number;
  /** Over the whole library, whatever the search. */
  counts: LibraryCounts;
}

/** A page of the account's videos. */
export async function listVideos(core: Core, { accountId }: Actor, query: LibraryQuery): Promise<Library> {
  const { sort, perPage } = query;
  const filter: LibraryFilter = {
    accountId,
    statuses: statusesOf(query.status),
    search: query.search,
    trashSince: query.isTrash ? trashLimit(core.clock.now()) : null,
  };
  const page: LibraryPage = { sort, limit: perPage, offset: (query.page - 1) * perPage };
  const [{ videos, total }, library] = await Promise.all([readPage(core, filter, page), countLibrary(core, accountId)]);
  const [shown, hits] = await Promise.all([showVideos(core, videos), readHits(core, videos, query.search)]);
  return {
    videos: shown,
    hits,
    total: total ?? library.countOf(filter.statuses),
    counts: library.counts,
  };
}

/** A page with its total; without a search, the library's counts provide it. */
async function readPage(core: Core, filter: LibraryFilter, page: LibraryPage) {
  const { queries: db } = core.db;
  if (filter.search.trim() !== '') return libraryRepository.search(db, filter, page);
  const [videos, total] = await Promise.all([
    libraryRepository.list(db, filter, page),
    filter.trashSince ? libraryRepository.count(db, filter) : undefined,
  ]);
  return { videos, total };
}

async function readHits(core: Core, videos: readonly StoredVideo[], search: string): Promise<SearchHit[]> {
  if (search.trim() === '' || videos.length === 0) return [];
  const audioIds = videos.map(({ audioId }) => audioId).filter((id) => id !== null);
  const words = await ingredientRepository.findWords(core.db.queries, audioIds);
  return videos.flatMap((video) => {
    const hit = findSearchHit({ ...video, words: words.get(video.audioId ?? '') ?? [] }, search);
    return hit ? [{ video_id: video.id, ...hit }] : [];
  });
}

function statusesOf(status: LibraryQuery['status']): LibraryFilter['statuses'] {
  if (status === 'all') return 'all';
  return status === 'processing' ? ['pending', 'processing'] : [status];
}

async function countLibrary(core: Core, accountId: string) {
  const { queries: db } = core.db;
  const trashSince = trashLimit(core.clock.now());
  const [byStatus, trash] = await Promise.all([
    libraryRepository.countByStatus(db, accountId),
    libraryRepository.count(db, { accountId, statuses: 'all', trashSince }),
  ]);
  const countOf = (statuses: LibraryFilter['statuses']) =>
    byStatus
      .filter(({ status }) => statuses === 'all' || statuses.includes(status))
      .reduce((sum, { videos, removed }) => sum + videos - (statuses === 'all' ? 0 : removed), 0);
  const counts: LibraryCounts = {
    total: countOf('all'),
    completed: countOf(['completed']),
    processing: countOf(statusesOf('processing')),
    failed: countOf(['failed']),
    views: byStatus.reduce((sum, { views }) => sum + (views ?? 0), 0),
    trash,
  };
  return { counts, countOf };
}
