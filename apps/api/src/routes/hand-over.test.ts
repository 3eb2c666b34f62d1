import { aMember, anAvatar, aToken, aUser, aVideo, type TestUser } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let owner: TestUser;
let member: TestUser;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  // Beyond every window in which attempts are counted.
  api.clock.advance({ hours: 2 });
  owner = await aUser(api.core, { name: 'Olive Owner', planSlugs: ['UNLIMITED'] });
  token = await aToken(api.core, owner);
  member = await aMember(api.core, owner, 'editor');
  await grant(member.id);
});

const run = async (query: string, values: unknown[]) => (await api.core.db.pool.query(query, values)).rows;
const grant = (userId: string) =>
  run(
    `insert into user_plans (id, user_id, plan_id, origin, started_at)
     select gen_random_uuid(), $1, id, 'admin', now() from plans where slug = 'UNLIMITED'`,
    [userId],
  );
const handOver = (id = member.id, { by = token, password = owner.password } = {}) =>
  api.ask(`POST /team-members/${id}/hand-over`, { token: by, body: { password } });
const listNextOwners = async (by = token) => (await api.ask('GET /team-members/next-owners', { token: by })).body.data;
const saveDraft = async (content: string) =>
  api.ask('PUT /draft', {
    token: await inOwnAccount(member),
    body: { version: 0, content: { script: { content } } },
  });
const isOfBoth = (address: string) => [owner.email, member.email].includes(address);
/** A person at work in the account they own. */
const inOwnAccount = async (user: TestUser, accountId = user.accountId): Promise<string> => {
  const body = { account_id: accountId };
  return (await api.ask('POST /auth/switch-account', { token: await aToken(api.core, user), body })).body.data.token;
};
const ownerOf = async (accountId: string) =>
  (await run('select owner_id from accounts where id = $1', [accountId]))[0]?.owner_id;

describe('an account that its owner hands over', () => {
  it('belongs to the member with everything in it, and the owner before stays as a team admin', async () => {
    const videoId = await aVideo(api.core, owner, 'completed');
    const others = await aToken(api.core, owner);
    const { status, body } = await handOver();
    expect([status, body.data?.user.account]).toEqual([
      200,
      expect.objectContaining({ id: owner.accountId, role: 'admin' }),
    ]);
    expect([await ownerOf(owner.accountId), await ownerOf(member.accountId)]).toEqual([member.id, owner.id]);
    for (const old of [token, others]) expect((await api.ask('GET /auth/user', { token: old })).status).toBe(401);
    const { data } = (await api.ask('POST /auth/login', { body: { email: member.email, password: member.password } }))
      .body;
    expect(data.user.account).toMatchObject({ id: owner.accountId, role: 'owner' });
    const [kept] = await run('select account_id from videos where id = $1', [videoId]);
    expect(kept.account_id).toBe(owner.accountId);
    const team = (await api.ask('GET /team-members', { token: data.token })).body.data;
    expect(team).toMatchObject([{ id: owner.id, role: 'admin', status: 'active' }]);
  });

  it('is in the audit log, and both get a mail', async () => {
    await handOver();
    const [deed] = await run(
      `select actor_id, subject_id from audit_log where action = 'member.own' and account_id = $1`,
      [owner.accountId],
    );
    expect(deed).toEqual({ actor_id: owner.id, subject_id: member.id });
    const told = (await api.mails.list()).filter(({ kind, to }) => kind === 'account_owner' && isOfBoth(to));
    expect(told.map(({ to, subject }) => [to, subject])).toEqual(
      expect.arrayContaining([
        [owner.email, 'Your Herald account has a new owner'],
        [member.email, 'You own a Herald account'],
      ]),
    );
  });

  it('can be handed back', async () => {
    await handOver();
    const { data } = (await api.ask('POST /auth/login', { body: { email: member.email, password: member.password } }))
      .body;
    expect((await handOver(owner.id, { by: data.token, password: member.password })).status).toBe(200);
    expect([await ownerOf(owner.accountId), await ownerOf(member.accountId)]).toEqual([owner.id, member.id]);
  });
});

describe('what a member deleted', () => {
  const inTrash = async () => {
    const videoId = await aVideo(api.core, member, 'completed');
    await run('update videos set deleted_at = now() where id = $1', [videoId]);
    return videoId;
  };

  it('counts while it is in the trash', async () => {
    await inTrash();
    expect(await listNextOwners()).toEqual([
      { id: member.id, obstacle: expect.stringContaining('also from the trash') },
    ]);
  });

  it('keeps nobody from taking over once it is gone', async () => {
    await run('update videos set purged_at = now() where id = $1', [await inTrash()]);
    await saveDraft('Buy my cakes.');
    await api.ask('DELETE /draft', { token: await inOwnAccount(member) });
    expect(await listNextOwners()).toEqual([{ id: member.id, obstacle: null }]);
    expect((await handOver()).status).toBe(200);
  });

  it('is nothing that the owner before reads about, nor what the member did or packed', async () => {
    const theirs = await inOwnAccount(member);
    const { id: avatarId } = await anAvatar(api.core, member, 'photo');
    const videoId = await aVideo(api.core, member, 'completed');
    await api.ask(`DELETE /videos/${videoId}`, { token: theirs });
    await run('update videos set purged_at = now() where id = $1', [videoId]);
    await run('update avatars set deleted_at = now() where id = $1', [avatarId]);
    await api.ask('POST /user/data/export', { token: theirs, body: { password: member.password } });
    api.clock.advance({ minutes: 1 });
    expect((await handOver()).status).toBe(200);
    const before = await inOwnAccount(owner, member.accountId);
    const read = ['GET /user/data/consents', 'GET /team-members/activity', 'GET /user/data/export'] as const;
    const answers = await Promise.all(read.map((call) => api.ask(call, { token: before })));
    expect(answers.map(({ status, body }) => [status, body.data])).toEqual([
      [200, []],
      [200, []],
      [200, null],
    ]);
  });
});

describe('an account is not handed over', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    [
      'to a member who may not come in',
      () => run(`update memberships set status = 'inactive' where user_id = $1`, [member.id]),
      'Only an active member',
    ],
    [
      'to a member who is banned',
      () => run(`update users set status = 'banned' where id = $1`, [member.id]),
      'Only an active member',
    ],
    [
      'to a member whose sign-in the account made',
      () => run('update memberships set is_managed = true where user_id = $1', [member.id]),
      'Nobody has confirmed yet',
    ],
    [
      'to a member whose plan has no team',
      () => run('delete from user_plans where user_id = $1', [member.id]),
      'has no plan with a team',
    ],
    [
      'to a member who has videos of their own',
      () => aVideo(api.core, member, 'completed'),
      'has things in an account of their own',
    ],
    [
      'to a member who has begun a film of their own',
      () => saveDraft('Buy my cakes.'),
      'has things in an account of their own',
    ],
  ])('%s', async (_, prepare, words) => {
    await prepare();
    expect(await listNextOwners()).toEqual([{ id: member.id, obstacle: expect.stringContaining(words) }]);
    const { status, body } = await handOver();
    expect([status, body.message]).toEqual([409, expect.stringContaining(words)]);
    expect(await ownerOf(owner.accountId)).toBe(owner.id);
  });

  it('without the password of the owner', async () => {
    const { status, body } = await handOver(member.id, { password: 'a guess of mine' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
    expect(await ownerOf(owner.accountId)).toBe(owner.id);
  });

  it('by a team admin, to a stranger or to its owner', async () => {
    const admin = await aMember(api.core, owner, 'admin');
    const byAdmin = await handOver(member.id, { by: await aToken(api.core, admin), password: admin.password });
    const stranger = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
    const others = [await handOver(stranger.id), await handOver(owner.id)];
    expect([byAdmin, ...others].map(({ status }) => status)).toEqual([403, 404, 404]);
    expect(await ownerOf(owner.accountId)).toBe(owner.id);
  });
});
