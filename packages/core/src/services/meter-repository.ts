import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { accountKeys, services, serviceUses } from '../db/schema/services.ts';

export type ServiceUseRow = typeof serviceUses.$inferSelect;

/** What was used of services by one account, or by all where none is named. */
export interface UsedBy {
  services: readonly string[];
  accountId?: string | undefined;
}

export interface UsedWork extends Pick<ServiceUseRow, 'service' | 'kind' | 'units' | 'costMicros'> {}

const ending = (id: unknown, name: string) => eq(sql`right(${id}::text, ${name.length - 1})`, name.slice(1));
const total = sql<number>`coalesce(sum(${serviceUses.costMicros}), 0)`.mapWith(Number);

/** What is used of services, and the rows that say what that may cost. */
export const meterRepository = {
  async findService(db: Queryable, name: string) {
    const [row] = await db.select().from(services).where(eq(services.name, name));
    return row;
  },

  /** Until the transaction ends, nobody else counts what this service does. */
  async holdService(tx: Transaction, name: string): Promise<void> {
    await tx.select({ id: services.id }).from(services).where(eq(services.name, name)).for('update');
  },

  async findKey(db: Queryable, accountId: string, name: string) {
    const [row] = await db
      .select()
      .from(accountKeys)
      .where(and(eq(accountKeys.accountId, accountId), ending(accountKeys.id, name)));
    return row;
  },

  async holdKey(tx: Transaction, accountId: string, name: string): Promise<void> {
    const isIt = and(eq(accountKeys.accountId, accountId), ending(accountKeys.id, name));
    await tx.select({ id: accountKeys.id }).from(accountKeys).where(isIt).for('update');
  },

  async findByKey(db: Queryable, accountId: string, useKey: string): Promise<ServiceUseRow | undefined> {
    const [row] = await db
      .select()
      .from(serviceUses)
      .where(and(eq(serviceUses.accountId, accountId), eq(serviceUses.useKey, useKey)));
    return row;
  },

  /** Returns undefined where the account has a use with the same key. */
  async insert(tx: Transaction, use: typeof serviceUses.$inferInsert): Promise<ServiceUseRow | undefined> {
    const [row] = await tx.insert(serviceUses).values(use).onConflictDoNothing().returning();
    return row;
  },

  async finish(db: Queryable, id: string, used: Partial<Pick<ServiceUseRow, 'units' | 'costMicros'>>): Promise<void> {
    await db
      .update(serviceUses)
      .set({ ...used, isDone: true })
      .where(eq(serviceUses.id, id));
  },

  /** What is done stays counted. */
  async dropUnfinished(db: Queryable, id: string): Promise<void> {
    await db.delete(serviceUses).where(and(eq(serviceUses.id, id), eq(serviceUses.isDone, false)));
  },

  /** Nobody tells any more how these ended. */
  async settleBefore(db: Queryable, before: Date): Promise<void> {
    await db
      .update(serviceUses)
      .set({ isDone: true })
      .where(and(eq(serviceUses.isDone, false), lt(serviceUses.createdAt, before)));
  },

  /** Also what is still under way. */
  async sumSince(db: Queryable, { services: names, accountId }: UsedBy, since: Date): Promise<number> {
    const ofAccount = accountId ? eq(serviceUses.accountId, accountId) : undefined;
    const [row] = await db
      .select({ total })
      .from(serviceUses)
      .where(and(inArray(serviceUses.service, [...names]), gte(serviceUses.createdAt, since), ofAccount));
    return row?.total ?? 0;
  },

  /** What was used for something, by service and kind of work. */
  async listFor(db: Queryable, accountId: string, subjects: readonly string[]): Promise<UsedWork[]> {
    const { service, kind } = serviceUses;
    return db
      .select({ service, kind, units: sql<number>`sum(${serviceUses.units})`.mapWith(Number), costMicros: total })
      .from(serviceUses)
      .where(and(eq(serviceUses.accountId, accountId), inArray(serviceUses.subject, [...subjects])))
      .groupBy(service, kind)
      .orderBy(desc(total), service, kind);
  },
};
