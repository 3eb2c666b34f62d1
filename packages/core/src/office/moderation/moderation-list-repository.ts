import type { ModerationQuery } from '@herald/contract/endpoints/admin-moderation';
import type { ContentStatus, ModerationEvent } from '@herald/contract/statuses';
import { and, asc, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/database.ts';
import { type ChosenWhere, countUpTo, isOnDays, type Place, readInBatches } from '../../db/list-page.ts';
import { pictures } from '../../db/schema/media.ts';
import { moderationHistory, moderationItems, moderationReports } from '../../db/schema/moderation.ts';
import { users } from '../../db/schema/people.ts';
import { videos } from '../../db/schema/videos.ts';
import { videoActs, videoDays } from '../../db/schema/watch.ts';
import { toSearchQuery } from '../../db/search-query.ts';

export type ModerationSelection = Omit<ModerationQuery, 'page' | 'per_page'> & ChosenWhere;

const { search, ...itemColumns } = getTableColumns(moderationItems);

interface SearchWay {
  /** That are all items the search can find anything in; the index of words would first list every item with the word. */
  among?: number;
}

export type ListedItem = Awaited<ReturnType<typeof readItems>>[number];

const BY_MODERATORS: ModerationEvent[] = ['approved', 'flagged', 'removed', 'restored', 'upheld'];

export const moderationListRepository = {
  /** A page of items. The ids are found first, so that only the rows of one page are read in full. */
  async list(
    db: Queryable,
    selection: ModerationSelection,
    { limit, offset }: Place,
    way: SearchWay,
  ): Promise<ListedItem[]> {
    const source = sourceOf(db, selection, way);
    const ids = db
      .select({ id: source.rows.id })
      .from(source.rows)
      .where(source.condition)
      .orderBy(...orderOf(selection, source.rows))
      .limit(limit)
      .offset(offset);
    return readItems(db, inArray(moderationItems.id, ids), orderOf(selection));
  },

  async count(db: Queryable, selection: ModerationSelection, most: number, way: SearchWay = {}): Promise<number> {
    const { rows, condition } = sourceOf(db, selection, way);
    return countUpTo(db, rows, condition, most);
  },

  async find(db: Queryable, id: string): Promise<ListedItem | undefined> {
    const [item] = await readItems(db, eq(moderationItems.id, id), []);
    return item;
  },

  /** Hands over everything that matches, in order and in batches; one export in a transaction. */
  async export(tx: Transaction, selection: ModerationSelection, take: (items: ListedItem[]) => Promise<void>) {
    const wanted = tx
      .select({ id: moderationItems.id })
      .from(moderationItems)
      .where(matching(selection))
      .orderBy(...orderOf(selection));
    await readInBatches<{ id: string }>(tx, wanted, async (rows) => {
      const ids = rows.map(({ id }) => id);
      const items = await readItems(tx, sql`${moderationItems.id} = any(${sql.param(ids)}::uuid[])`, []);
      const byId = new Map(items.map((item) => [item.id, item]));
      await take(ids.flatMap((id) => byId.get(id) ?? []));
    });
  },

  async countByStatus(db: Queryable, status: ContentStatus): Promise<number> {
    return db.$count(moderationItems, eq(moderationItems.status, status));
  },

  async countAppeals(db: Queryable): Promise<number> {
    return db.$count(moderationItems, and(isNotNull(moderationItems.appealedAt), isNull(moderationItems.answeredAt)));
  },

  async countReportsSince(db: Queryable, since: Date): Promise<number> {
    const counts = and(gte(moderationReports.createdAt, since), ne(moderationReports.status, 'set_aside'));
    return db.$count(moderationReports, counts);
  },

  async countActionsSince(db: Queryable, since: Date): Promise<number> {
    const isTheirs = inArray(moderationHistory.event, BY_MODERATORS);
    return db.$count(moderationHistory, and(gte(moderationHistory.createdAt, since), isTheirs));
  },

  async listHistory(db: Queryable, itemId: string) {
    const { id, event, words, createdAt } = moderationHistory;
    return db
      .select({ id, event, words, createdAt, by: users.name })
      .from(moderationHistory)
      .leftJoin(users, eq(users.id, moderationHistory.byId))
      .where(eq(moderationHistory.itemId, itemId))
      .orderBy(asc(createdAt), asc(id));
  },

  /** Of the account of an item: how many videos there are, and how much of it was removed before. */
  async readCreator(db: Queryable, { id, accountId }: { id: string; accountId: string }) {
    const isVideo = eq(moderationItems.type, 'video');
    const wasRemoved = and(isNotNull(moderationItems.removedAt), ne(moderationItems.id, id));
    const [row] = await db
      .select({
        videos: sql<number>`count(*) filter (where ${isVideo})`.mapWith(Number),
        removed: sql<number>`count(*) filter (where ${wasRemoved})`.mapWith(Number),
      })
      .from(moderationItems)
      .where(eq(moderationItems.accountId, accountId));
    return row ?? { videos: 0, removed: 0 };
  },
};

/** What is summed up by day, and what is not yet. */
const downloadsOf = sql<number>`(
  (select coalesce(sum(downloads), 0) from ${videoDays} where video_days.video_id = ${moderationItems.id})
  + (select count(*) from ${videoActs} where video_acts.video_id = ${moderationItems.id} and act = 'download'))::integer`;

/** Items with what their kind of content knows about them. */
function readItems(db: Queryable, isWanted: SQL, order: SQL[]) {
  return db
    .select({
      ...itemColumns,
      views: videos.views,
      downloads: downloadsOf,
      durationSec: videos.durationSec,
      slug: videos.slug,
      files: videos.files,
      privacy: videos.privacy,
      passwordHash: videos.passwordHash,
      deletedAt: videos.deletedAt,
      pictureKey: pictures.key,
      decidedBy: users.name,
    })
    .from(moderationItems)
    .leftJoin(videos, eq(videos.id, moderationItems.id))
    .leftJoin(pictures, eq(pictures.id, moderationItems.id))
    .leftJoin(users, eq(users.id, moderationItems.decidedById))
    .where(isWanted)
    .orderBy(...order);
}

type OrderedRows = Record<'createdAt' | 'isWaiting' | 'reports' | 'id', PgColumn>;

/** What waits comes first where nothing else was asked for. */
function orderOf({ sort_by, sort_order, status }: ModerationSelection, rows: OrderedRows = moderationItems): SQL[] {
  const { createdAt, isWaiting, reports, id } = rows;
  const direction = sort_order === 'desc' ? desc : asc;
  if (sort_by === 'reports') return [direction(reports), direction(createdAt), direction(id)];
  if (sort_by === 'created_at' || status !== '') return [direction(createdAt), direction(id)];
  return [direction(isWaiting), direction(createdAt), direction(id)];
}

/** Where few items come into question, these are read first: no index of an order or of words is walked instead. */
function sourceOf(db: Queryable, selection: ModerationSelection, { among }: SearchWay) {
  if (among === undefined) return { rows: moderationItems, condition: matching(selection) };
  const { id, createdAt, isWaiting, reports } = moderationItems;
  const rows = db
    .select({ id, createdAt, isWaiting, reports, search })
    .from(moderationItems)
    .where(within(selection))
    .limit(among)
    .as('few');
  return { rows, condition: hasWords(selection, rows.search) };
}

function matching(selection: ModerationSelection): SQL | undefined {
  return and(within(selection), hasWords(selection, search));
}

function hasWords({ search: typed }: ModerationSelection, words: PgColumn): SQL | undefined {
  if (typed.trim() === '') return undefined;
  const query = toSearchQuery(typed);
  return query === '' ? sql`false` : sql`${words} @@ ${query}::tsquery`;
}

/** Everything that was chosen beside the words. */
function within({ status, type, search: _, only, sort_by, ...days }: ModerationSelection): SQL | undefined {
  return and(
    status === '' ? undefined : sql`${moderationItems.status} = ${status}`,
    type === '' ? undefined : sql`${moderationItems.type} = ${type}`,
    only === 'reported' || sort_by === 'reports' ? sql`${moderationItems.reports} > 0` : undefined,
    only === 'appealed' ? and(isNotNull(moderationItems.appealedAt), isNull(moderationItems.answeredAt)) : undefined,
    isOnDays(moderationItems.createdAt, days),
  );
}
