import type { WebhookSource } from '@herald/contract/sales';
import { and, asc, eq, inArray, lt, lte, ne, not, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { webhookEvents } from '../db/schema/sales.ts';
import { isJobDue } from '../queue/job-repository.ts';

export type WebhookEvent = typeof webhookEvents.$inferSelect;
export type NewWebhookEvent = typeof webhookEvents.$inferInsert;

export const webhookEventRepository = {
  /** Returns the ids of those that are no repeats. */
  async insertNew(
    tx: Transaction,
    events: NewWebhookEvent[],
  ): Promise<Pick<WebhookEvent, 'id' | 'source' | 'dedupeKey'>[]> {
    return tx
      .insert(webhookEvents)
      .values(events)
      .onConflictDoNothing({ target: [webhookEvents.source, webhookEvents.dedupeKey] })
      .returning({ id: webhookEvents.id, source: webhookEvents.source, dedupeKey: webhookEvents.dedupeKey });
  },

  /** The next event that is due: sales first, otherwise as they came. */
  async holdNextDue(tx: Transaction, now: Date): Promise<WebhookEvent | undefined> {
    const [row] = await tx
      .select()
      .from(webhookEvents)
      .where(and(eq(webhookEvents.status, 'pending'), lte(webhookEvents.dueAt, now)))
      .orderBy(sql`(meaning <> 'sale')`, asc(webhookEvents.id))
      .limit(1)
      .for('update');
    return row;
  },

  /** Whether an event is due that no job will look at. */
  async isStranded(db: Queryable, now: Date): Promise<boolean> {
    const [row] = await db
      .select({ one: sql`1` })
      .from(webhookEvents)
      .where(and(eq(webhookEvents.status, 'pending'), lte(webhookEvents.dueAt, now), not(isJobDue('process-sales'))))
      .limit(1);
    return row !== undefined;
  },

  async hold(tx: Transaction, id: number): Promise<WebhookEvent | undefined> {
    const [row] = await tx.select().from(webhookEvents).where(eq(webhookEvents.id, id)).for('update');
    return row;
  },

  async find(db: Queryable, id: number): Promise<WebhookEvent | undefined> {
    const [row] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, id));
    return row;
  },

  async update(tx: Transaction, id: number, changes: Partial<NewWebhookEvent>): Promise<void> {
    await tx.update(webhookEvents).set(changes).where(eq(webhookEvents.id, id));
  },

  async remove(tx: Transaction, id: number): Promise<void> {
    await tx.delete(webhookEvents).where(eq(webhookEvents.id, id));
  },

  /** Whether the money of a purchase went back, and was not taken again. */
  async isRefunded(tx: Transaction, about: { source: WebhookSource; reference: string }): Promise<boolean> {
    const rows = await tx.select({ meaning: webhookEvents.meaning }).from(webhookEvents).where(isAbout(about));
    const meanings = new Set(rows.map(({ meaning }) => meaning));
    return (meanings.has('refund') || meanings.has('chargeback')) && !meanings.has('reversal');
  },

  /** Whether a sale was acted on. */
  async isSaleDone(tx: Transaction, about: { source: WebhookSource; reference: string }): Promise<boolean> {
    const isSale = and(eq(webhookEvents.meaning, 'sale'), eq(webhookEvents.status, 'success'));
    const rows = await tx
      .select({ id: webhookEvents.id })
      .from(webhookEvents)
      .where(and(isAbout(about), isSale))
      .limit(1);
    return rows.length > 0;
  },

  /** What is about a purchase and was not done is due now. */
  async wake(
    tx: Transaction,
    about: { source: WebhookSource; reference: string; exceptId: number },
    now: Date,
  ): Promise<void> {
    await tx
      .update(webhookEvents)
      .set({ status: 'pending', dueAt: now, errorMessage: null })
      .where(
        and(
          eq(webhookEvents.source, about.source),
          eq(webhookEvents.reference, about.reference),
          ne(webhookEvents.id, about.exceptId),
          inArray(webhookEvents.status, ['pending', 'failed']),
          ne(webhookEvents.meaning, 'sale'),
          eq(webhookEvents.isTest, false),
        ),
      );
  },

  /** Forgets where events came from and how they were spelled. */
  async forgetOrigins(db: Queryable, before: Date): Promise<void> {
    await db
      .update(webhookEvents)
      .set({ ip: '', rawBody: '' })
      .where(and(lt(webhookEvents.createdAt, before), sql`(ip <> '' or raw_body <> '')`));
  },
};

const isAbout = ({ source, reference }: { source: WebhookSource; reference: string }) =>
  and(eq(webhookEvents.source, source), eq(webhookEvents.reference, reference), eq(webhookEvents.isTest, false));
