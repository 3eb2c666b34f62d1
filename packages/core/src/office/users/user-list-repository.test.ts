import { userSorts } from '@herald/contract/endpoints/admin-users';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { users } from '../../db/schema/people.ts';
import { createTestCore, type TestCore } from '../../testing/test-core.ts';
import { matching, type UserFilter, type WayToFind, wayToFind } from './user-filter-repository.ts';
import { userListRepository } from './user-list-repository.ts';

let test: TestCore;
let planId = '';
beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
  const { pool } = test.core.db;
  await pool.query(
    `insert into users (id, email, name, password_hash, status, last_login_at, videos_created, created_at)
     select gen_random_uuid(), 'u' || n || '@x.example', (array['Ann', 'Bo', 'Ánna', 'ann'])[1 + n % 4], '',
       (array['active', 'suspended', 'banned'])[1 + n % 3], case when n % 3 > 0 then now() - n % 7 * interval '1 day' end,
       n % 5, now() - n % 11 * interval '1 day' from generate_series(1, 60) n`,
  );
  await pool.query(
    `insert into user_plans (id, user_id, plan_id, origin, started_at, expires_at, ended_at)
     select gen_random_uuid(), users.id, plans.id, 'sale', now(),
       case when videos_created = 1 then now() - interval '1 hour' when videos_created = 2 then now() + interval '1 day' end,
       case when videos_created = 3 then now() end
     from users, plans where slug = 'DFY' and status <> 'banned'`,
  );
  const { rows } = await pool.query(`select id from plans where slug = 'DFY'`);
  planId = rows[0].id;
});
afterAll(() => test.close());

const filterOf = (filter: Partial<UserFilter>): UserFilter => ({ search: '', now: new Date(), ...filter });
const db = () => test.core.db.queries;

async function idsOf(filter: UserFilter, way: WayToFind): Promise<string[]> {
  const rows = await db()
    .select({ id: users.id })
    .from(users)
    .where(matching(db(), filter, way))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

describe('every way to find users', () => {
  it.each<[string, () => Partial<UserFilter>, number]>([
    ['a search', () => ({ search: 'ann' }), 30],
    ['a plan', () => ({ planId }), 25],
    ['a plan that nobody can have', () => ({ planId: null }), 0],
    ['a search, a plan and a status', () => ({ search: 'x.example', planId, status: 'active' }), 12],
    ['no word', () => ({ search: '!?' }), 0],
  ])('finds the same: %s', async (_, filter, count) => {
    const wanted = filterOf(filter());
    const gathered = await idsOf(wanted, 'gather');
    expect(gathered).toHaveLength(count);
    expect(await idsOf(wanted, 'probe')).toEqual(gathered);
    expect(await idsOf(wanted, 'hash')).toEqual(gathered);
  });

  it('is taken by how many there are and how far the page is', () => {
    expect([wayToFind(10_000, 9_000), wayToFind(10_001, 1_000), wayToFind(10_001, 1_001)]).toEqual([
      'gather',
      'probe',
      'hash',
    ]);
  });
});

describe('the pages of the list', () => {
  const orders = userSorts.flatMap((by) => [true, false].map((isDescending) => ({ by, isDescending })));

  it.each(orders)('follow each other in one order: %j', async (order) => {
    const filter = filterOf({});
    const total = await userListRepository.count(db(), filter, 1000);
    const read = (limit: number, offset: number) =>
      userListRepository.list(db(), filter, { order, total, limit, offset });
    const whole = (await read(total, 0)).map(({ id }) => id);
    expect(whole).toHaveLength(total);
    for (const size of [7, 25]) {
      const pages: string[] = [];
      for (let offset = 0; offset < total; offset += size)
        pages.push(...(await read(size, offset)).map(({ id }) => id));
      expect(pages).toEqual(whole);
    }
  });
});
