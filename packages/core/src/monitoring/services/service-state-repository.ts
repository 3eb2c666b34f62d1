import type { HealthState } from '@herald/contract/monitoring';
import { lt, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { serviceHours, serviceStates } from '../../db/schema/monitoring.ts';

export interface ServiceReading {
  name: string;
  title: string;
  state: HealthState;
  /** Why it is not healthy. */
  reason: string;
  latencyMs: number | null;
}

export interface ShownService extends ServiceReading {
  since: Date;
  /** Of the checks of the last 30 days, those that did not find it critical. */
  uptime: number | null;
}

const now = sql`now()`;

export const serviceStateRepository = {
  /** Keeps how services are; one that is as before is so since before. */
  async keep(tx: Transaction, readings: ServiceReading[]): Promise<void> {
    const names = readings.map(({ name }) => name);
    await tx.delete(serviceStates).where(notInArray(serviceStates.name, names));
    await tx
      .insert(serviceStates)
      .values(readings.map((reading) => ({ ...reading, since: now, checkedAt: now })))
      .onConflictDoUpdate({
        target: serviceStates.name,
        set: {
          title: sql`excluded.title`,
          state: sql`excluded.state`,
          reason: sql`excluded.reason`,
          latencyMs: sql`excluded.latency_ms`,
          checkedAt: now,
          since: sql`case when ${serviceStates.state} = excluded.state then ${serviceStates.since} else now() end`,
        },
      });
    await tx
      .insert(serviceHours)
      .values(
        readings.map(({ name, state }) => ({
          name,
          at: sql`date_trunc('hour', now(), 'UTC')`,
          checks: 1,
          upChecks: state === 'critical' ? 0 : 1,
        })),
      )
      .onConflictDoUpdate({
        target: [serviceHours.at, serviceHours.name],
        set: {
          checks: sql`${serviceHours.checks} + 1`,
          upChecks: sql`${serviceHours.upChecks} + excluded.up_checks`,
        },
      });
  },

  /** Whether services were looked at in the last seconds, by whichever process. */
  async isFresh(tx: Transaction, withinSec: number): Promise<boolean> {
    const { rows } = await tx.execute<{ isFresh: boolean }>(sql`
      select coalesce(max(checked_at) > clock_timestamp() - ${withinSec} * interval '1 second', false) as "isFresh"
      from service_states`);
    return rows[0]?.isFresh === true;
  },

  async list(db: Queryable): Promise<ShownService[]> {
    const { rows } = await db.execute<Omit<ShownService, 'since'> & { sinceMs: number }>(sql`
      select name, title, state, reason, latency_ms as "latencyMs", extract(epoch from since)::double precision * 1000 as "sinceMs",
        (select sum(up_checks)::double precision / nullif(sum(checks), 0) from service_hours
          where service_hours.name = service_states.name and at > now() - interval '30 days') as uptime
      from service_states
      order by array_position(array['database', 'store', 'mail'], name) nulls last, title`);
    return rows.map(({ sinceMs, ...row }) => ({ ...row, since: new Date(sinceMs) }));
  },

  async tidy(db: Queryable): Promise<void> {
    await db.delete(serviceHours).where(lt(serviceHours.at, sql`now() - interval '90 days'`));
  },
};
