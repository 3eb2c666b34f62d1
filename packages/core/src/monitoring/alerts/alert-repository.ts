import type { AlertQuery } from '@herald/contract/endpoints/admin-monitoring';
import type { AlertChange, AlertLevel, AlertRule } from '@herald/contract/monitoring';
import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { alertPosts, alerts } from '../../db/schema/monitoring.ts';

export type AlertRow = typeof alerts.$inferSelect;
export type AlertPostRow = typeof alertPosts.$inferSelect;
export type ShownAlert = AlertRow & { post: { state: AlertPostRow['state']; error: string | null } | null };

/** Something a rule holds for now. */
export interface Condition {
  rule: AlertRule;
  /** Empty where a rule watches one thing only. */
  subject: string;
  level: AlertLevel;
  title: string;
  detail: string;
}

const views: Record<AlertQuery['state'], SQL | undefined> = {
  all: undefined,
  active: isNull(alerts.resolvedAt),
  resolved: isNotNull(alerts.resolvedAt),
};
const ACTIVE_FIRST = [sql`${alerts.resolvedAt} is not null`, desc(alerts.startedAt), desc(alerts.id)];
const KEPT = sql`now() - interval '365 days'`;

export const alertRepository = {
  async listActive(db: Queryable): Promise<AlertRow[]> {
    return db.select().from(alerts).where(views.active);
  },

  async insert(tx: Transaction, id: string, condition: Condition): Promise<AlertRow | undefined> {
    const [row] = await tx
      .insert(alerts)
      .values({ id, ...condition, startedAt: sql`now()` })
      .onConflictDoNothing()
      .returning();
    return row;
  },

  async resolve(tx: Transaction, id: string): Promise<AlertRow | undefined> {
    const [row] = await tx
      .update(alerts)
      .set({ resolvedAt: sql`now()` })
      .where(and(eq(alerts.id, id), views.active))
      .returning();
    return row;
  },

  async find(db: Queryable, id: string): Promise<AlertRow | undefined> {
    const [row] = await db.select().from(alerts).where(eq(alerts.id, id));
    return row;
  },

  async count(db: Queryable, state: AlertQuery['state']): Promise<number> {
    return db.$count(alerts, views[state]);
  },

  /** Active ones first, then the newest; each with what became of its latest post. */
  async list(
    db: Queryable,
    state: AlertQuery['state'],
    { limit, offset }: { limit: number; offset: number },
  ): Promise<ShownAlert[]> {
    const rows = await db
      .select()
      .from(alerts)
      .where(views[state])
      .orderBy(...ACTIVE_FIRST)
      .limit(limit)
      .offset(offset);
    const ids = rows.map(({ id }) => id);
    const posts = ids.length === 0 ? [] : await db.select().from(alertPosts).where(inArray(alertPosts.alertId, ids));
    posts.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    const latest = new Map(posts.map(({ alertId, state: sent, error }) => [alertId, { state: sent, error }]));
    return rows.map((row) => ({ ...row, post: latest.get(row.id) ?? null }));
  },

  async insertPost(tx: Transaction, post: { id: string; alertId: string; change: AlertChange; address: string }) {
    await tx.insert(alertPosts).values({ ...post, state: 'queued', createdAt: sql`clock_timestamp()` });
  },

  async findPost(db: Queryable, id: string): Promise<AlertPostRow | undefined> {
    const [row] = await db.select().from(alertPosts).where(eq(alertPosts.id, id));
    return row;
  },

  async notePost(db: Queryable, id: string, told: Pick<AlertPostRow, 'state' | 'error'>): Promise<void> {
    await db.update(alertPosts).set(told).where(eq(alertPosts.id, id));
  },

  async tidy(db: Queryable): Promise<void> {
    await db.delete(alerts).where(and(views.resolved, lt(alerts.resolvedAt, KEPT)));
  },
};
