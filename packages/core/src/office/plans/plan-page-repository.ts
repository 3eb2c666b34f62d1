import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { pages, planPages } from '../../db/schema/site.ts';

export interface PlanPage {
  id: string;
  name: string;
  slug: string;
  content: string;
  isSpecial: boolean;
  isEnabled: boolean;
  isAssigned: boolean;
}

export const planPageRepository = {
  /** The special pages as one plan has them. */
  async list(db: Queryable, planId: string): Promise<PlanPage[]> {
    return db
      .select({
        id: pages.id,
        name: pages.name,
        slug: pages.slug,
        content: pages.content,
        isSpecial: pages.isSpecial,
        isEnabled: sql<boolean>`coalesce(${planPages.isEnabled}, false)`,
        isAssigned: sql<boolean>`${planPages.pageId} is not null`,
      })
      .from(pages)
      .leftJoin(planPages, and(eq(planPages.pageId, pages.id), eq(planPages.planId, planId)))
      .where(eq(pages.isSpecial, true))
      .orderBy(asc(pages.position), asc(pages.name));
  },

  async replace(tx: Transaction, planId: string, chosen: ReadonlyMap<string, boolean>): Promise<void> {
    await tx.delete(planPages).where(eq(planPages.planId, planId));
    const rows = [...chosen].map(([pageId, isEnabled]) => ({ planId, pageId, isEnabled }));
    if (rows.length > 0) await tx.insert(planPages).values(rows);
  },
};
