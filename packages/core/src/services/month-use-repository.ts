import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

export interface ServiceMonth {
  costMicros: number;
  uses: number;
  /** Accounts that cost most, the most first. */
  top: { owner: string; costMicros: number }[];
}

interface Row extends Record<string, unknown> {
  service: string;
  owner: string;
  cost: number;
  uses: number;
  serviceCost: number;
  serviceUses: number;
}

const TOP_ACCOUNTS = 5;

export const monthUseRepository = {
  /** What services cost since then, by name. */
  async read(db: Queryable, since: Date): Promise<Map<string, ServiceMonth>> {
    const { rows } = await db.execute<Row>(sql`
      select service, coalesce(users.name, '') as owner, cost, uses, "serviceCost", "serviceUses"
      from (
        select service, account_id, sum(cost_micros)::double precision as cost, count(*)::integer as uses,
          (sum(sum(cost_micros)) over whole)::double precision as "serviceCost",
          (sum(count(*)) over whole)::integer as "serviceUses",
          row_number() over (partition by service order by sum(cost_micros) desc, account_id) as place
        from service_uses where created_at >= ${since.toISOString()}
        group by service, account_id
        window whole as (partition by service)
      ) by_account
      join accounts on accounts.id = account_id
      left join users on users.id = accounts.owner_id
      where place <= ${TOP_ACCOUNTS}
      order by service, place`);
    return new Map(
      [...Map.groupBy(rows, ({ service }) => service)].map(([service, of]) => [
        service,
        {
          costMicros: of[0]?.serviceCost ?? 0,
          uses: of[0]?.serviceUses ?? 0,
          top: of.filter(({ cost }) => cost > 0).map(({ owner, cost }) => ({ owner, costMicros: cost })),
        },
      ]),
    );
  },

  /** What each service cost since then; keys of accounts are one. */
  async sums(db: Queryable, since: Date): Promise<{ service: string; costMicros: number }[]> {
    const { rows } = await db.execute<{ service: string; costMicros: number }>(sql`
      select case when service ~ '^[ki][0-9a-f]{8}$' then 'keys of accounts' else service end as service,
        sum(cost_micros)::double precision as "costMicros"
      from service_uses where created_at >= ${since.toISOString()}
      group by 1 order by 1`);
    return rows;
  },
};
