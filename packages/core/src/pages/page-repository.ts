import { and, asc, eq, exists, inArray, or } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { pages, planPages } from '../db/schema/site.ts';

export type Page = typeof pages.$inferSelect;
export type PageEntry = Pick<Page, 'id' | 'name' | 'slug' | 'link' | 'isSpecial'>;

const entryColumns = {
  id: pages.id,
  name: pages.name,
  slug: pages.slug,
  link: pages.link,
  isSpecial: pages.isSpecial,
};

/** Ordinary pages are public, special ones are for the plans they are enabled for. */
function visibleTo(db: Queryable, planIds: string[]) {
  const ordinary = eq(pages.isSpecial, false);
  if (planIds.length === 0) return ordinary;
  const enabled = db
    .select({ pageId: planPages.pageId })
    .from(planPages)
    .where(and(eq(planPages.pageId, pages.id), eq(planPages.isEnabled, true), inArray(planPages.planId, planIds)));
  return or(ordinary, exists(enabled));
}

export const pageRepository = {
  async listFor(db: Queryable, planIds: string[] | 'all'): Promise<PageEntry[]> {
    return db
      .select(entryColumns)
      .from(pages)
      .where(planIds === 'all' ? undefined : visibleTo(db, planIds))
      .orderBy(asc(pages.position), asc(pages.name));
  },

  async findFor(db: Queryable, slug: string, planIds: string[] | 'all'): Promise<Page | undefined> {
    const bySlug = eq(pages.slug, slug);
    const [row] = await db
      .select()
      .from(pages)
      .where(planIds === 'all' ? bySlug : and(bySlug, visibleTo(db, planIds)));
    return row;
  },

  async hasSpecial(db: Queryable): Promise<boolean> {
    const rows = await db.select({ id: pages.id }).from(pages).where(eq(pages.isSpecial, true)).limit(1);
    return rows.length > 0;
  },

  async insertMany(db: Queryable, rows: (typeof pages.$inferInsert)[]): Promise<void> {
    await db.insert(pages).values(rows).onConflictDoNothing();
  },

  async assign(db: Queryable, rows: (typeof planPages.$inferInsert)[]): Promise<void> {
    if (rows.length > 0) await db.insert(planPages).values(rows).onConflictDoNothing();
  },
};
