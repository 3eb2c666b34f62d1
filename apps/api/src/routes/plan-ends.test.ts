import { draftContent } from '@herald/contract/draft';
import { aMember, anOrder, aToken, aUser, type TestUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let user: TestUser;
let token: string;
let admin: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  admin = await aToken(api.core, testAdmin);
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await aUser(api.core, { planSlugs: ['UNLIMITED', 'FE'] });
  token = await aToken(api.core, user);
});

const change = async (method: 'POST' | 'DELETE') => {
  const { body } = await api.ask('GET /plans');
  const plan = body.data.find(({ slug }) => slug === 'UNLIMITED');
  return api.ask(`${method} /admin/users/${user.id}/plans`, { token: admin, body: { plan_id: plan?.id } });
};
const setExpiry = (sql: string) =>
  api.core.db.pool.query(
    `update user_plans set expires_at = ${sql} from plans where plans.id = plan_id and slug = 'UNLIMITED' and user_id = $1`,
    [user.id],
  );

describe.each([
  ['an administrator takes the plan away', () => change('DELETE'), () => change('POST')],
  ['the grant runs out', () => setExpiry('started_at'), () => setExpiry('null')],
])('when %s', (_, end, restore) => {
  it('a premium avatar of a draft stays in it, is named as a reason and is refused at the start', async () => {
    const { body } = await api.ask('GET /a2e/avatars/custom', { token });
    const premium = body.data[0];
    const order = await anOrder(api.core, user);
    const avatar_data = { ...order.avatar_data, avatarType: 'library' as const, selectedAvatarId: premium?.id ?? '' };
    const content = draftContent.parse({ avatar: { ...avatar_data, selectedAvatar: premium?.display_name } });
    await api.ask('PUT /draft', { token, body: { version: 0, content } });
    const estimate = async () => (await api.ask('POST /video-generation/estimate', { token, body: content })).body.data;
    const start = () => api.ask('POST /video-generation/start', { token, body: { ...order, avatar_data } });
    const text =
      'This avatar is available on higher-tier plans. Please choose another one, or a plan that includes it.';

    await end();
    const draft = (await api.ask('GET /draft', { token })).body.data;
    expect(draft.content.avatar).toMatchObject({
      selectedAvatarId: premium?.id,
      selectedAvatar: premium?.display_name,
    });
    expect((await estimate()).reasons).toEqual([text]);
    const refused = await start();
    expect([refused.status, refused.body.message]).toEqual([403, text]);

    await restore();
    expect((await estimate()).reasons).toEqual([]);
    expect((await start()).status).toBe(200);
  });

  it('the access of the team rests, its owner still puts people out, and it comes back with the plan', async () => {
    const member = await aMember(api.core, user, 'editor');
    const gone = await aMember(api.core, user, 'viewer');
    const held = await aToken(api.core, member);
    const me = async (by: string) => (await api.ask('GET /auth/user', { token: by })).body.data?.user;
    expect(await me(held)).toMatchObject({ account: { id: user.accountId }, resting_teams: [] });

    await end();
    expect((await api.ask('GET /videos', { token: held })).status).toBe(401);
    const own = await aToken(api.core, member);
    const resting = [{ id: user.accountId, owner_name: 'Ann Example' }];
    expect(await me(own)).toMatchObject({ account: { role: 'owner' }, resting_teams: resting });
    expect(
      (await api.ask('POST /auth/switch-account', { token: own, body: { account_id: user.accountId } })).status,
    ).toBe(404);
    const team = await api.ask('GET /team-members', { token });
    expect(team.body.data.map(({ id }: { id: string }) => id).sort()).toEqual([member.id, gone.id].sort());
    const statistics = await api.ask('GET /team-members/statistics', { token });
    expect(statistics.body.data).toMatchObject({ is_resting: true, total: 2, limit: 0 });
    expect((await api.ask('GET /user/limits', { token })).body.data.can_manage_team_members).toBe(true);
    expect((await api.ask(`PUT /team-members/${member.id}`, { token, body: { role: 'viewer' } })).status).toBe(200);
    expect((await api.ask(`DELETE /team-members/${gone.id}`, { token })).status).toBe(200);
    const added = { name: 'New', email: 'new-member@example.com', invite: true };
    expect((await api.ask('POST /team-members', { token, body: added })).body.code).toBe('team_plan_required');

    await restore();
    const back = await aToken(api.core, member);
    expect(await me(back)).toMatchObject({ account: { id: user.accountId, role: 'viewer' }, resting_teams: [] });
    expect((await api.ask('GET /auth/user', { token: await aToken(api.core, gone) })).body.data.user.account.role).toBe(
      'owner',
    );
  });
});
