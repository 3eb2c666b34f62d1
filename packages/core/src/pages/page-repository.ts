import { and, asc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { pages, planPages } from '../db/schema/site.ts';

export type Page = typeof pages.$inferSelect;
export type PageEntry = Pick<Page, 'id' | 'name' | 'slug' | 'link' | 'isSpecial' | 'isPublic'>;

/** With the name of who saved it last. */
export type EditedPage = Page & { updatedBy: string | null };

const entryColumns = {
  id: pages.id,
  name: pages.name,
  slug: pages.slug,
  link: pages.link,
  isSpecial: pages.isSpecial,
  isPublic: pages.isPublic,
};

/** Ordinary pages are for everybody who is signed in, special ones for the plans they are enabled for. */
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

  async listAll(db: Queryable): Promise<EditedPage[]> {
    const rows = await db
      .select({ page: pages, updatedBy: users.name })
      .from(pages)
      .leftJoin(users, eq(users.id, pages.updatedById))
      .orderBy(asc(pages.position), asc(pages.name));
    return rows.map(({ page, updatedBy }) => ({ ...page, updatedBy }));
  },

  async find(db: Queryable, id: string): Promise<EditedPage | undefined> {
    const [row] = await db
      .select({ page: pages, updatedBy: users.name })
      .from(pages)
      .leftJoin(users, eq(users.id, pages.updatedById))
      .where(eq(pages.id, id));
    return row && { ...row.page, updatedBy: row.updatedBy };
  },

  async hold(tx: Transaction, id: string): Promise<Page | undefined> {
    const [row] = await tx.select().from(pages).where(eq(pages.id, id)).for('update');
    return row;
  },

  async findBySlug(db: Queryable, slug: string): Promise<Page | undefined> {
    const [row] = await db.select().from(pages).where(eq(pages.slug, slug));
    return row;
  },

  /** The place after every page there is. */
  async nextPosition(db: Queryable): Promise<number> {
    const [row] = await db.select({ next: sql<number>`coalesce(max(${pages.position}), -1) + 1` }).from(pages);
    return row?.next ?? 0;
  },

  async update(tx: Transaction, id: string, changes: Partial<Page>): Promise<void> {
    await tx.update(pages).set(changes).where(eq(pages.id, id));
  },

  async remove(tx: Transaction, id: string): Promise<void> {
    await tx.delete(pages).where(eq(pages.id, id));
  },

  async hasSpecial(db: Queryable): Promise<boolean> {
    const rows = await db.select({ id: pages.id }).from(pages).where(eq(pages.isSpecial, true)).limit(1);
    return rows.length > 0;
  },

  async insert(tx: Transaction, page: typeof pages.$inferInsert): Promise<void> {
    await tx.insert(pages).values(page);
  },

  /** Special pages that are about no plan become pages about this one. */
  async linkToPlan(tx: Transaction, slugs: string[], planId: string): Promise<void> {
    if (slugs.length === 0) return;
    const isFree = and(eq(pages.isSpecial, true), isNull(pages.planId));
    await tx
      .update(pages)
      .set({ planId })
      .where(and(inArray(pages.slug, slugs), isFree));
  },

  async unlinkFromPlan(tx: Transaction, planId: string): Promise<void> {
    await tx.update(pages).set({ planId: null }).where(eq(pages.planId, planId));
  },

  async assign(db: Queryable, rows: (typeof planPages.$inferInsert)[]): Promise<void> {
    if (rows.length > 0) await db.insert(planPages).values(rows).onConflictDoNothing();
  },
};
