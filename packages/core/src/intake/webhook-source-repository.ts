import type { WebhookSource } from '@herald/contract/sales';
import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { webhookSources } from '../db/schema/sales.ts';

export type WebhookSourceRow = typeof webhookSources.$inferSelect;

export const webhookSourceRepository = {
  async list(db: Queryable): Promise<WebhookSourceRow[]> {
    return db.select().from(webhookSources);
  },

  async find(db: Queryable, source: WebhookSource): Promise<WebhookSourceRow | undefined> {
    const [row] = await db.select().from(webhookSources).where(eq(webhookSources.source, source));
    return row;
  },

  async hold(tx: Transaction, source: WebhookSource): Promise<WebhookSourceRow | undefined> {
    const [row] = await tx.select().from(webhookSources).where(eq(webhookSources.source, source)).for('update');
    return row;
  },

  async save(tx: Transaction, row: typeof webhookSources.$inferInsert): Promise<void> {
    const { source: _source, ...set } = row;
    await tx.insert(webhookSources).values(row).onConflictDoUpdate({ target: webhookSources.source, set });
  },

  async update(db: Queryable, source: WebhookSource, changes: Partial<WebhookSourceRow>): Promise<void> {
    await db.update(webhookSources).set(changes).where(eq(webhookSources.source, source));
  },
};
