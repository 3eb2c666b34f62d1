import type { ServiceReport } from '@herald/contract/endpoints/admin-services';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { services, serviceTests } from '../db/schema/services.ts';

/** The PostgreSQL channel that tells every process of this installation that its services changed. */
export const SERVICES_CHANNEL = 'herald_services';

export type ServiceRow = typeof services.$inferSelect;

export const serviceRepository = {
  /** In the order in which they are preferred: those of the environment as it names them, then the oldest. */
  async list(db: Queryable): Promise<ServiceRow[]> {
    const { origin, position, createdAt, id } = services;
    return db
      .select()
      .from(services)
      .where(eq(services.isUsed, true))
      .orderBy(asc(origin), asc(position), asc(createdAt), asc(id));
  },

  /** Every service that the environment names or once named. */
  async holdNamed(tx: Transaction): Promise<ServiceRow[]> {
    return tx.select().from(services).where(eq(services.origin, 'environment')).for('update');
  },

  async find(db: Queryable, id: string): Promise<ServiceRow | undefined> {
    const [row] = await db.select().from(services).where(eq(services.id, id));
    return row;
  },

  /** As it is until the transaction ends. */
  async hold(tx: Transaction, id: string): Promise<ServiceRow | undefined> {
    const [row] = await tx.select().from(services).where(eq(services.id, id)).for('update');
    return row;
  },

  async insert(tx: Transaction, row: typeof services.$inferInsert): Promise<void> {
    await tx.insert(services).values(row);
  },

  async update(tx: Transaction, id: string, changes: Partial<ServiceRow>): Promise<void> {
    await tx.update(services).set(changes).where(eq(services.id, id));
  },

  async remove(tx: Transaction, id: string): Promise<void> {
    await tx.delete(services).where(eq(services.id, id));
    await tx.delete(serviceTests).where(eq(serviceTests.serviceId, id));
  },

  async listReports(db: Queryable): Promise<Map<string, ServiceReport>> {
    const rows = await db.select().from(serviceTests);
    return new Map(rows.map(({ serviceId, report }) => [serviceId, report]));
  },

  async keepReport(tx: Transaction, serviceId: string, report: ServiceReport): Promise<void> {
    await tx
      .insert(serviceTests)
      .values({ serviceId, report })
      .onConflictDoUpdate({ target: serviceTests.serviceId, set: { report } });
  },

  async forgetReport(tx: Transaction, serviceId: string): Promise<void> {
    await tx.delete(serviceTests).where(eq(serviceTests.serviceId, serviceId));
  },

  /** In a transaction, PostgreSQL delivers it when that is committed, and never when it is rolled back. */
  async notify(tx: Transaction): Promise<void> {
    await tx.execute(sql`select pg_notify(${SERVICES_CHANNEL}, '')`);
  },
};
