import type { VideoSort } from '@herald/contract/endpoints/videos';
import type { VideoStatus } from '@herald/contract/statuses';
import { and, asc, count, desc, eq, gt, inArray, isNull, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { videos } from '../../db/schema/videos.ts';
import { folded, toFoldedPattern, toSearchQuery } from '../../db/search-query.ts';
import { videoColumns } from '../../db/video-columns.ts';
import type { StoredVideo } from '../state/video.ts';

export interface LibraryFilter {
  accountId: string;
  /** What a moderator removed has no other state: only `all` includes it. */
  statuses: readonly VideoStatus[] | 'all';
  search: string;
  /** Videos put into the trash since then, instead of the library. */
  trashSince: Date | null;
}

export interface LibraryPage {
  sort: VideoSort;
  limit: number;
  offset: number;
}

/** The columns for sorting; only the rows of one page are then read in full. */
const keys = {
  id: videos.id,
  createdAt: videos.createdAt,
  views: videos.views,
  foldedTitle: folded(videos.title).as('folded_title'),
};

export const libraryRepository = {
  async list(db: Queryable, filter: LibraryFilter, { sort, limit, offset }: LibraryPage): Promise<StoredVideo[]> {
    const ids = db
      .select({ id: videos.id })
      .from(videos)
      .where(within(filter))
      .orderBy(...orders(videos, folded(videos.title))[sort])
      .limit(limit)
      .offset(offset);
    return readInOrder(db, ids, sort);
  },

  /** A page of search results, with their total. */
  async search(db: Queryable, filter: LibraryFilter, { sort, limit, offset }: LibraryPage) {
    const found = findings(db, filter);
    const rows = await db
      .select({ id: found.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
      .from(found)
      .orderBy(...orders(found, found.foldedTitle)[sort])
      .limit(limit)
      .offset(offset);
    const ids = rows.map(({ id }) => id);
    const page = ids.length > 0 ? await readInOrder(db, ids, sort) : [];
    return { videos: page, total: rows[0]?.total ?? (await db.$count(found)) };
  },

  async count(db: Queryable, filter: Omit<LibraryFilter, 'search'>): Promise<number> {
    const [row] = await db.select({ found: count() }).from(videos).where(within(filter));
    return row?.found ?? 0;
  },

  async countByStatus(db: Queryable, accountId: string) {
    return db
      .select({
        status: videos.status,
        videos: count(),
        removed: count(videos.removedAt),
        views: sum(videos.views).mapWith(Number),
      })
      .from(videos)
      .where(and(eq(videos.accountId, accountId), isNull(videos.deletedAt)))
      .groupBy(videos.status);
  },
};

type OrderKeys = Pick<typeof videos, 'id' | 'createdAt' | 'views'> | Pick<Findings, 'id' | 'createdAt' | 'views'>;

function orders({ id, createdAt, views }: OrderKeys, foldedTitle: SQL | SQL.Aliased): Record<VideoSort, SQL[]> {
  return {
    newest: [desc(createdAt), desc(id)],
    oldest: [asc(createdAt), asc(id)],
    popular: [desc(views), desc(createdAt), desc(id)],
    title: [asc(foldedTitle), asc(id)],
  };
}

async function readInOrder(db: Queryable, ids: string[] | SQLWrapper, sort: VideoSort): Promise<StoredVideo[]> {
  return db
    .select(videoColumns)
    .from(videos)
    .where(inArray(videos.id, ids))
    .orderBy(...orders(videos, folded(videos.title))[sort]);
}

function within({ accountId, statuses, trashSince }: Omit<LibraryFilter, 'search'>): SQL | undefined {
  return and(
    eq(videos.accountId, accountId),
    trashSince ? and(gt(videos.deletedAt, trashSince), isNull(videos.purgedAt)) : isNull(videos.deletedAt),
    statuses === 'all' ? undefined : and(inArray(videos.status, statuses), isNull(videos.removedAt)),
  );
}

type Findings = ReturnType<typeof findings>;

/** Each of the two searches uses its own index, which one condition with "or" would not. */
function findings(db: Queryable, filter: LibraryFilter) {
  const { search } = filter;
  const select = (isFound: SQL) =>
    db
      .select(keys)
      .from(videos)
      .where(and(within(filter), isFound));
  const isInTitle = sql`${folded(videos.title)} like ${toFoldedPattern(search)}`;
  // Without a word, the second search finds nothing.
  const isInWords = sql`${videos.search} @@ to_tsquery('simple', ${toSearchQuery(search)})`;
  return unionAll(select(isInTitle), select(sql`${isInWords} and not ${isInTitle}`)).as('found');
}
