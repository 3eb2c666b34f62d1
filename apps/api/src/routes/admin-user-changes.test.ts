import { aToken, aUser, type TestUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;
let planIds: Record<string, string>;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  token = await aToken(api.core, testAdmin);
  const { rows } = await api.core.db.pool.query('select slug, id from plans');
  planIds = Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));
});
beforeEach(() => api.core.db.pool.query('delete from users where email <> $1', [testAdmin.email]));
afterAll(() => api.close());

const update = (user: Pick<TestUser, 'id'>, body: object, by = token) =>
  api.ask(`PUT /admin/users/${user.id}`, { token: by, body });
const details = async ({ id }: Pick<TestUser, 'id'>) => (await api.ask(`GET /admin/users/${id}`, { token })).body.data;
const me = async (session: string) => (await api.ask('GET /auth/user', { token: session })).body.data?.user;

async function auditOf({
  id,
}: Pick<TestUser, 'id'>): Promise<{ action: string; changes: object; details: object; actor_id: string }[]> {
  const text = 'select action, changes, details, actor_id from audit_log where subject_id = $1 order by id';
  return (await api.core.db.pool.query(text, [id])).rows;
}
const actionsOn = async (user: TestUser) => (await auditOf(user)).map(({ action }) => action);

describe('changing a user', () => {
  it('changes name and address, which then has to be confirmed, and leaves the rest', async () => {
    const user = await aUser(api.core, { name: 'Old', changes: { emailVerifiedAt: new Date() } });
    const { status, body } = await update(user, { name: 'New', email: 'new@x.example' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: 'New', email: 'new@x.example', role: 'user', plan_slugs: ['FE'] });
    const row = await api.core.db.pool.query('select email_verified_at from users where id = $1', [user.id]);
    expect(row.rows[0].email_verified_at).toBeNull();
    expect(await auditOf(user)).toMatchObject([
      {
        action: 'user.update',
        changes: { name: { from: 'Old', to: 'New' }, email: { from: user.email, to: 'new@x.example' } },
      },
    ]);
  });

  it('tells the old address', async () => {
    const user = await aUser(api.core);
    await update(user, { email: 'changed@x.example' });
    await api.core.background.drain();
    expect((await api.mails.list()).map(({ to }) => to)).toContain(user.email);
  });

  it('refuses an address that somebody else has', async () => {
    const [user, other] = [await aUser(api.core), await aUser(api.core)];
    const { status, body } = await update(user, { email: other.email, name: 'Not kept' });
    expect([status, body.errors]).toEqual([409, { email: ['An account with this email already exists.'] }]);
    expect((await details(user)).name).toBe('Ann Example');
  });

  it('refuses an address that somebody else takes in the same moment', async () => {
    const user = await aUser(api.core);
    const other = await api.core.db.pool.connect();
    await other.query('begin');
    const text = 'insert into users (id, email, name, password_hash, created_at) values ($1, $2, $3, $4, now())';
    await other.query(text, [crypto.randomUUID(), 'wanted@x.example', 'Other', '']);
    const asked = update(user, { email: 'wanted@x.example' });
    await expect.poll(waitingForLocks).toBe(1);
    await other.query('commit');
    other.release();
    const { status, body } = await asked;
    expect([status, body.errors]).toEqual([409, { email: ['An account with this email already exists.'] }]);
    expect(await details(user)).toMatchObject({ email: user.email });
  });

  it.each([
    ['suspended', 'user.suspend'],
    ['banned', 'user.ban'],
  ])('to %s ends their sessions at once and is recorded', async (status, action) => {
    const user = await aUser(api.core);
    const session = await aToken(api.core, user);
    await update(user, { status });
    expect(await me(session)).toBeUndefined();
    expect(await actionsOn(user)).toEqual([action]);
    const { body } = await api.ask('POST /auth/login', { body: { email: user.email, password: user.password } });
    expect(body.code).toBe(`account_${status}`);
  });

  it('to active lets them in again', async () => {
    const user = await aUser(api.core, { changes: { status: 'banned' } });
    await update(user, { status: 'active' });
    expect(await me(await aToken(api.core, user))).toMatchObject({ id: user.id });
    expect(await actionsOn(user)).toEqual(['user.activate']);
  });

  it('to an administrator opens the back office, and back closes it', async () => {
    const user = await aUser(api.core);
    const session = await aToken(api.core, user);
    const look = async () => (await api.ask('GET /admin/users', { token: session })).status;
    expect(await look()).toBe(403);
    await update(user, { role: 'admin' });
    expect(await look()).toBe(200);
    await update(user, { role: 'user' });
    expect(await look()).toBe(403);
    expect(await actionsOn(user)).toEqual(['user.change_role', 'user.change_role']);
  });

  it('records nothing that stays as it is', async () => {
    const user = await aUser(api.core);
    await update(user, { name: 'Ann Example', email: user.email, role: 'user', status: 'active', plans: ['FE'] });
    expect(await auditOf(user)).toEqual([]);
  });

  it('knows nobody by an id that does not exist', async () => {
    expect((await update({ id: crypto.randomUUID() }, { name: 'X' })).status).toBe(404);
  });
});

describe('banning', () => {
  it('keeps the reason for administrators, in the details and in the audit log', async () => {
    const user = await aUser(api.core);
    await update(user, { status: 'banned', ban_reason: 'Sold the account' });
    expect((await details(user)).hold).toEqual({
      reason: 'Sold the account',
      since: api.clock.now().toISOString(),
      by: { id: expect.any(String), name: 'Administrator' },
    });
    expect(await auditOf(user)).toMatchObject([{ action: 'user.ban', details: { reason: 'Sold the account' } }]);
    const { body } = await api.ask('POST /auth/login', { body: { email: user.email, password: user.password } });
    expect(JSON.stringify(body)).not.toContain('Sold');
  });

  it('lets the reason be corrected, and forgets it with the ban', async () => {
    const user = await aUser(api.core);
    await update(user, { status: 'banned', ban_reason: 'Sold' });
    await update(user, { ban_reason: 'Sold the account' });
    expect((await details(user)).hold?.reason).toBe('Sold the account');
    expect((await auditOf(user)).at(-1)).toMatchObject({
      action: 'user.update',
      changes: { ban_reason: { from: 'Sold', to: 'Sold the account' } },
    });
    await update(user, { status: 'active' });
    expect((await details(user)).hold).toBeNull();
    await update(user, { status: 'banned' });
    expect((await details(user)).hold?.reason).toBe('');
  });

  it.each([{ ban_reason: 'Rude' }, { status: 'suspended', ban_reason: 'Rude' }])(
    'alone has a reason: %j is refused',
    async (change) => {
      const user = await aUser(api.core);
      const { status, body } = await update(user, change);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['ban_reason']]);
      expect(await details(user)).toMatchObject({ status: 'active', hold: null });
    },
  );

  it('takes a reason of at most 500 characters', async () => {
    const user = await aUser(api.core);
    expect((await update(user, { status: 'banned', ban_reason: 'x'.repeat(501) })).status).toBe(422);
  });
});

describe('nobody', () => {
  it.each([{ status: 'suspended' }, { status: 'banned' }, { role: 'user' }])(
    'takes their own place away with %j',
    async (change) => {
      const admin = await aUser(api.core, { role: 'admin' });
      const own = await aToken(api.core, admin);
      const { status, body } = await update(admin, change, own);
      expect([status, body.message]).toEqual([409, 'This is you. Another administrator can do this.']);
      expect(await details(admin)).toMatchObject({ role: 'admin', status: 'active' });
    },
  );

  it('is kept from changing their own name', async () => {
    const admin = await aUser(api.core, { role: 'admin' });
    const own = await aToken(api.core, admin);
    expect((await update(admin, { name: 'Me', role: 'admin', status: 'active' }, own)).status).toBe(200);
  });

  it('suspends another administrator who does the same to them in the same moment', async () => {
    const [first, second] = [await aUser(api.core, { role: 'admin' }), await aUser(api.core, { role: 'admin' })];
    const [byFirst, bySecond] = [await aToken(api.core, first), await aToken(api.core, second)];
    const sibling = await api.buildSibling();
    // Held back until both have passed the guard: a third connection has locked both rows.
    const blocker = await api.core.db.pool.connect();
    await blocker.query('begin');
    await blocker.query('select id from users where id = any($1) for update', [[first.id, second.id]]);
    const asked = [
      api.ask(`PUT /admin/users/${second.id}`, { token: byFirst, body: { status: 'suspended' } }),
      sibling.ask(`PUT /admin/users/${first.id}`, { token: bySecond, body: { role: 'user' } }),
    ];
    await expect.poll(waitingForLocks).toBe(2);
    await blocker.query('commit');
    blocker.release();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 403]);
    const left = [await details(first), await details(second)];
    expect(left.filter(({ role, status }) => role === 'admin' && status === 'active')).toHaveLength(1);
    await sibling.close();
  });
});

async function waitingForLocks(): Promise<number> {
  const text = `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return (await api.core.db.pool.query(text)).rows[0].waiting;
}

describe('creating a user', () => {
  const person = { name: 'Cleo', email: 'cleo@x.example', password: 'an uncommon phrase' };
  const create = (body: object) => api.ask('POST /admin/users', { token, body });

  it('gives them an account, a role and plans', async () => {
    const { status, body } = await create({ ...person, plans: ['DFY', 'FE'], plan: 'FE' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: 'Cleo', role: 'user', plan: 'DFY', plan_slugs: ['FE', 'DFY'] });
    expect(body.data.plans[0]).toMatchObject({ slug: 'FE', origin: 'admin', granted_by: 'Administrator' });
    expect(await me(await aToken(api.core, person))).toMatchObject({ email: person.email });
    expect((await auditOf(body.data)).map(({ action }) => action)).toEqual(['user.create']);
  });

  it('without a plan means FE', async () => {
    expect((await create({ ...person, plans: [] })).body.data).toMatchObject({ plan: 'FE', plan_slugs: ['FE'] });
  });

  it.each([
    [{ ...person, password: 'short' }, 'password'],
    [{ ...person, password: 'password1' }, 'password'],
    [{ ...person, email: 'nobody' }, 'email'],
    [{ ...person, name: ' ' }, 'name'],
    [{ ...person, plans: ['NONE'] }, 'plans'],
  ])('refuses %j', async (body, field) => {
    const answer = await create(body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it('refuses an address that is taken', async () => {
    await create(person);
    expect((await create(person)).body.code).toBe('email_taken');
  });
});

describe('plans', () => {
  const change = (method: 'POST' | 'DELETE', user: TestUser, slug: string) =>
    api.ask(`${method} /admin/users/${user.id}/plans`, { token, body: { plan_id: planIds[slug] } });
  const limitsOf = async (session: string) => (await api.ask('GET /user/limits', { token: session })).body.data;

  it('that are given hold at once, and end at once when taken away', async () => {
    const user = await aUser(api.core);
    const session = await aToken(api.core, user);
    expect((await limitsOf(session)).video_seconds).toBe(30);
    const { body } = await change('POST', user, 'AUTOMATION');
    expect(body.data).toMatchObject({ plan: 'FE', plan_slugs: ['FE', 'AUTOMATION'] });
    expect(body.data.plans).toMatchObject([
      { slug: 'FE', origin: 'sign_up', granted_by: null },
      { slug: 'AUTOMATION', origin: 'admin', granted_by: 'Administrator', expires_at: null },
    ]);
    expect(await limitsOf(session)).toMatchObject({ video_seconds: 300, can_manage_team_members: true });
    await change('DELETE', user, 'AUTOMATION');
    expect(await limitsOf(session)).toMatchObject({ video_seconds: 30, can_manage_team_members: false });
    expect(await actionsOn(user)).toEqual(['plan.grant', 'plan.revoke']);
  });

  it('that were taken away open nothing, even when they were the default', async () => {
    const user = await aUser(api.core, { planSlugs: ['DFY', 'FE'] });
    const session = await aToken(api.core, user);
    expect((await me(session))?.opens_marketplace).toBe(true);
    await change('DELETE', user, 'DFY');
    expect(await me(session)).toMatchObject({
      opens_full_library: false,
      opens_marketplace: false,
      default_plan: 'FE',
    });
  });

  it('that ran out open nothing, even when they were the default', async () => {
    const user = await aUser(api.core, { planSlugs: ['DFY', 'FE'] });
    const session = await aToken(api.core, user);
    await api.core.db.pool.query(
      "update user_plans set expires_at = started_at from plans where plans.id = plan_id and slug = 'DFY' and user_id = $1",
      [user.id],
    );
    expect(await me(session)).toMatchObject({
      opens_full_library: false,
      opens_marketplace: false,
      default_plan: 'FE',
      default_plan_name: 'Free Edition',
    });
  });

  it('are given once, and again after they were taken away or ran out', async () => {
    const user = await aUser(api.core);
    await change('POST', user, 'DFY');
    await change('POST', user, 'DFY');
    expect((await details(user)).plans).toHaveLength(2);
    await api.core.db.pool.query('update user_plans set expires_at = started_at where user_id = $1', [user.id]);
    expect((await details(user)).plan_slugs).toEqual([]);
    await change('POST', user, 'DFY');
    expect((await details(user)).plan_slugs).toEqual(['DFY']);
    const { rows } = await api.core.db.pool.query('select id from user_plans where user_id = $1', [user.id]);
    expect(rows).toHaveLength(3);
  });

  it('that nobody has cannot be taken away, and those that do not exist cannot be given', async () => {
    const user = await aUser(api.core);
    expect((await change('DELETE', user, 'DFY')).status).toBe(404);
    expect((await api.ask(`POST /admin/users/${user.id}/plans`, { token, body: { plan_id: user.id } })).status).toBe(
      422,
    );
  });

  it('are set together with the user, the first as the default', async () => {
    const user = await aUser(api.core);
    const { body } = await update(user, { plans: ['UNLIMITED', 'DFY'], plan: 'FE' });
    expect(body.data).toMatchObject({ plan: 'UNLIMITED', plan_slugs: ['DFY', 'UNLIMITED'] });
    expect((await actionsOn(user)).toSorted()).toEqual(['plan.grant', 'plan.grant', 'plan.revoke']);
  });
});
