import type { templateScopes, templateSorts } from '@herald/contract/endpoints/templates';
import type { TemplateCategory } from '@herald/contract/template';
import { and, asc, desc, eq, getTableColumns, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { excluded } from '../db/excluded.ts';
import type { Place } from '../db/list-page.ts';
import { users } from '../db/schema/people.ts';
import { templateRatings, templates, templateUses } from '../db/schema/templates.ts';
import { toSearchQuery } from '../db/search-query.ts';
import type { Actor } from '../identity/actor.ts';

const { search: _search, ...columns } = getTableColumns(templates);
export type StoredTemplate = Omit<typeof templates.$inferSelect, 'search'>;
export type OfficeTemplate = StoredTemplate & { madeBy: string | null };

const PRESET_COLUMNS = ['presetId', 'name', 'description', 'category', 'visibility', 'content', 'variables'] as const;
type NewTemplate = typeof templates.$inferInsert;
type OwnTemplateRow = Required<Pick<NewTemplate, 'id' | 'createdAt' | 'isFeatured' | (typeof PRESET_COLUMNS)[number]>>;
type Reader = Pick<Actor, 'accountId' | 'userId'>;

export interface TemplateFilter {
  category?: TemplateCategory | undefined;
  scope: (typeof templateScopes)[number];
  search: string;
}

type TemplateSort = (typeof templateSorts)[number];

/** A template without ratings ranks as one of three stars. */
const averageRating = sql`case when ${templates.ratingCount} = 0 then 3
  else ${templates.ratingSum}::float / ${templates.ratingCount} end`;

const orders: Record<TemplateSort, SQL[]> = {
  popular: [desc(templates.uses), desc(templates.isFeatured)],
  rating: [desc(averageRating), desc(templates.ratingCount)],
  newest: [desc(templates.createdAt)],
  name: [asc(sql`lower(${templates.name})`)],
};

const undrawn = { drawnBy: null, drawAfter: null };

const isForEverybody = and(eq(templates.visibility, 'everybody'), isNull(templates.withdrawnAt));

/** What a person may see: what is for everybody, what their team shares, and their own. */
function isSeenBy({ accountId, userId }: Reader): SQL | undefined {
  const isOfAccount = and(
    eq(templates.accountId, accountId),
    or(eq(templates.createdById, userId), eq(templates.visibility, 'team')),
  );
  return or(isForEverybody, isOfAccount);
}

const isMine = ({ accountId, userId }: Reader) =>
  and(eq(templates.accountId, accountId), eq(templates.createdById, userId));

const isOfTeam = ({ accountId }: Reader) => and(eq(templates.accountId, accountId), eq(templates.visibility, 'team'));

function matches(reader: Reader, { category, scope, search }: TemplateFilter): SQL | undefined {
  const words = toSearchQuery(search);
  return and(
    isSeenBy(reader),
    scope === 'mine' ? isMine(reader) : undefined,
    scope === 'team' ? isOfTeam(reader) : undefined,
    category && eq(templates.category, category),
    search.trim() === '' ? undefined : sql`${templates.search} @@ to_tsquery('simple', ${words})`,
  );
}

export const templateRepository = {
  async count(db: Queryable, reader: Reader, filter: TemplateFilter): Promise<number> {
    return db.$count(templates, matches(reader, filter));
  },

  async list(
    db: Queryable,
    reader: Reader,
    {
      sort,
      limit,
      offset = 0,
      ...filter
    }: TemplateFilter & { sort: TemplateSort; offset?: number } & Pick<Place, 'limit'>,
  ): Promise<StoredTemplate[]> {
    return db
      .select(columns)
      .from(templates)
      .where(matches(reader, filter))
      .orderBy(...orders[sort], asc(templates.id))
      .limit(limit)
      .offset(offset);
  },

  /** Those that the account made drafts of and the reader still sees, the most used first. */
  async listUsed(db: Queryable, reader: Reader, limit: number) {
    return db
      .select({ id: templates.id, name: templates.name, category: templates.category, uses: templateUses.uses })
      .from(templateUses)
      .innerJoin(templates, eq(templates.id, templateUses.templateId))
      .where(and(eq(templateUses.accountId, reader.accountId), isSeenBy(reader)))
      .orderBy(desc(templateUses.uses), asc(templates.name), asc(templates.id))
      .limit(limit);
  },

  async listFeatured(db: Queryable): Promise<StoredTemplate[]> {
    return db
      .select(columns)
      .from(templates)
      .where(and(isForEverybody, templates.isFeatured))
      .orderBy(desc(templates.uses), asc(templates.id))
      .limit(12);
  },

  async countByCategory(db: Queryable, reader: Reader) {
    const rows = await db
      .select({
        category: templates.category,
        count: sql<number>`count(*)::int`,
        mine: sql<number>`count(*) filter (where ${isMine(reader)})::int`,
        team: sql<number>`count(*) filter (where ${isOfTeam(reader)})::int`,
      })
      .from(templates)
      .where(isSeenBy(reader))
      .groupBy(templates.category);
    return rows;
  },

  async find(db: Queryable, reader: Reader, id: string): Promise<StoredTemplate | undefined> {
    const [row] = await db
      .select(columns)
      .from(templates)
      .where(and(eq(templates.id, id), isSeenBy(reader)));
    return row;
  },

  /** Every template that is or was for everybody. */
  async listForOffice(db: Queryable): Promise<OfficeTemplate[]> {
    return db
      .select({ ...columns, madeBy: users.name })
      .from(templates)
      .leftJoin(users, eq(users.id, templates.createdById))
      .where(eq(templates.visibility, 'everybody'))
      .orderBy(desc(templates.isFeatured), asc(sql`lower(${templates.name})`), asc(templates.id));
  },

  async findForOffice(db: Queryable, id: string): Promise<StoredTemplate | undefined> {
    const [row] = await db
      .select(columns)
      .from(templates)
      .where(and(eq(templates.id, id), eq(templates.visibility, 'everybody')))
      .for('update');
    return row;
  },

  async place(db: Queryable, id: string, set: { isFeatured: boolean; withdrawnAt: Date | null }): Promise<void> {
    await db.update(templates).set(set).where(eq(templates.id, id));
  },

  async insert(db: Queryable, template: typeof templates.$inferInsert): Promise<void> {
    await db.insert(templates).values(template);
  },

  /** Words and look of a template of ours are those of the release; what people made of it stays. New words are drawn anew. */
  async upsertPresets(db: Queryable, presets: OwnTemplateRow[]): Promise<void> {
    const set = excluded(templates, PRESET_COLUMNS);
    const isSame = sql`${templates.content} = excluded.content and ${templates.variables} = excluded.variables`;
    const drawnBy = sql`case when ${isSame} then ${templates.drawnBy} end`;
    await db
      .insert(templates)
      .values(presets)
      .onConflictDoUpdate({ target: templates.presetId, set: { ...set, drawnBy } });
  },

  async countOfAccount(db: Queryable, accountId: string): Promise<number> {
    return db.$count(templates, eq(templates.accountId, accountId));
  },

  /** What is not for everybody any more is not put forward either. */
  async change(
    db: Queryable,
    accountId: string,
    id: string,
    set: Pick<StoredTemplate, 'name' | 'description' | 'category' | 'visibility' | 'content' | 'variables'>,
  ): Promise<boolean> {
    const rows = await db
      .update(templates)
      .set({ ...set, ...undrawn, ...(set.visibility !== 'everybody' && { isFeatured: false }) })
      .where(and(eq(templates.id, id), eq(templates.accountId, accountId)))
      .returning({ id: templates.id });
    return rows.length > 0;
  },

  async delete(db: Queryable, accountId: string, id: string): Promise<void> {
    await db.delete(templates).where(and(eq(templates.id, id), eq(templates.accountId, accountId)));
  },

  /** For everybody, and for the account that used it. */
  async countUse(tx: Transaction, id: string, accountId: string): Promise<void> {
    await tx
      .update(templates)
      .set({ uses: sql`${templates.uses} + 1` })
      .where(eq(templates.id, id));
    await tx
      .insert(templateUses)
      .values({ accountId, templateId: id, uses: 1 })
      .onConflictDoUpdate({
        target: [templateUses.accountId, templateUses.templateId],
        set: { uses: sql`${templateUses.uses} + 1` },
      });
  },

  async findRating(db: Queryable, templateId: string, userId: string): Promise<number | null> {
    const [row] = await db
      .select({ rating: templateRatings.rating })
      .from(templateRatings)
      .where(and(eq(templateRatings.templateId, templateId), eq(templateRatings.userId, userId)));
    return row?.rating ?? null;
  },

  async saveRating(db: Queryable, rating: typeof templateRatings.$inferInsert): Promise<StoredTemplate | undefined> {
    // The row of the template is held first, so that two people who rate at once are both counted.
    await db.select({ id: templates.id }).from(templates).where(eq(templates.id, rating.templateId)).for('update');
    const { rating: stars, ratedAt } = rating;
    await db
      .insert(templateRatings)
      .values(rating)
      .onConflictDoUpdate({
        target: [templateRatings.templateId, templateRatings.userId],
        set: { rating: stars, ratedAt },
      });
    const ofTemplate = eq(templateRatings.templateId, rating.templateId);
    const [sums] = await db
      .select({ sum: sql<number>`sum(${templateRatings.rating})::int`, count: sql<number>`count(*)::int` })
      .from(templateRatings)
      .where(ofTemplate);
    const [row] = await db
      .update(templates)
      .set({ ratingSum: sums?.sum ?? 0, ratingCount: sums?.count ?? 0 })
      .where(eq(templates.id, rating.templateId))
      .returning(columns);
    return row;
  },

  /** Templates of ours that a release does not have any more. */
  async dropPresetsBut(db: Queryable, presetIds: readonly string[]): Promise<void> {
    const stays = presetIds.map((presetId) => ne(templates.presetId, presetId));
    await db.delete(templates).where(and(isNull(templates.accountId), ...stays));
  },
};
