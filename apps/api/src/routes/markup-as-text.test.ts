import { aToken, aUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

/** Ends tags and attributes, then runs in two ways. */
const MARKUP = `"'></title><img src=x onerror="window.__x=1"><script>window.__x=1</script>`;

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  token = await aToken(api.core, testAdmin);
});
afterAll(() => api.close());

async function done<Answer extends { status: number }>(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  expect([200, 201], JSON.stringify(answer)).toContain(answer.status);
  return answer;
}

describe('markup in a field of the back office', () => {
  it('is the name of a user, letter by letter', async () => {
    const user = { name: MARKUP, email: 'ann@x.example', password: 'an uncommon phrase' };
    const { body } = await done(api.ask('POST /admin/users', { token, body: user }));
    const listed = await done(api.ask('GET /admin/users?search=onerror', { token }));
    expect(listed.body.data.data.map(({ name }) => name)).toEqual([MARKUP]);
    const renamed = { name: `${MARKUP}!` };
    await done(api.ask(`PUT /admin/users/${body.data.id}`, { token, body: renamed }));
    const details = await done(api.ask(`GET /admin/users/${body.data.id}`, { token }));
    expect(details.body.data.name).toBe(renamed.name);
    const own = await done(api.ask('GET /auth/user', { token: await aToken(api.core, user) }));
    expect(own.body.data.user.name).toBe(renamed.name);
    const log = await done(api.ask(`GET /admin/audit-log?action=user.update&target=${body.data.id}`, { token }));
    expect(log.body.data.data[0]?.changes.name).toEqual({ from: MARKUP, to: renamed.name });
  });

  it('is a plan, letter by letter', async () => {
    const texts = { name: MARKUP, description: MARKUP, features: [MARKUP] };
    const lines = { wp_item_number: [MARKUP], launchpadjv_product_id: [MARKUP] };
    const plan = { ...texts, ...lines, slug: 'markup_plan' };
    const { body } = await done(api.ask('POST /admin/plans', { token, body: plan }));
    expect(body.data).toMatchObject(plan);
    const offered = await done(api.ask('GET /plans'));
    expect(offered.body.data.find(({ slug }) => slug === plan.slug)).toMatchObject(texts);
    const log = await done(api.ask(`GET /admin/audit-log?action=plan.create&target=${body.data.id}`, { token }));
    expect(log.body.data.data[0]?.target.name).toBe(MARKUP);
  });

  it('is the name of a page, letter by letter, and nothing of it runs in the content', async () => {
    const page = { name: MARKUP, slug: 'markup-page', content: `<p>Read ${MARKUP}</p>` };
    const { body } = await done(api.ask('POST /admin/pages', { token, body: page }));
    expect(body.data.name).toBe(MARKUP);
    const shown = await done(
      api.ask('GET /pages/markup-page', { token: await aToken(api.core, await aUser(api.core)) }),
    );
    expect(shown.body.data.name).toBe(MARKUP);
    expect(shown.body.data.content).toContain('Read');
    expect(shown.body.data.content).not.toMatch(/<script|onerror|<img/);
    const link = await api.ask('POST /admin/pages', {
      token,
      body: { ...page, slug: 'markup-link', link: 'javascript:window.__x=1' },
    });
    expect(link.status).toBe(422);
  });

  it('is a setting, letter by letter', async () => {
    const name = '"><img src=x onerror="window.__x=1">';
    const settings = [
      { key: 'site_name', value: name },
      { key: 'site_description', value: MARKUP },
    ];
    await done(api.ask('PUT /admin/settings', { token, body: { settings } }));
    const { body } = await done(api.ask('GET /admin/settings', { token }));
    expect([body.data.site_name?.value, body.data.site_description?.value]).toEqual([name, MARKUP]);
    expect((await done(api.ask('GET /site'))).body.data.site_name).toBe(name);
    const log = await done(api.ask('GET /admin/audit-log?action=setting.update', { token }));
    const saved = log.body.data.data.map(({ changes }) => changes.value?.to);
    expect(saved).toEqual(expect.arrayContaining([name, MARKUP]));
  });
});

describe('a cell of a CSV file', () => {
  const cells: Record<string, string> = {
    '=1+1': `'=1+1`,
    '+49 30': `'+49 30`,
    '-5': `'-5`,
    '@SUM(A1)': `'@SUM(A1)`,
    'say "hi", Ann': `"say ""hi"", Ann"`,
    'one;two': `"one;two"`,
    '=cmd|"/c calc"!A1': `"'=cmd|""/c calc""!A1"`,
    'Zoë 李 😀': 'Zoë 李 😀',
  };

  it.each(Object.entries(cells))('holds %j safely, of users and of the audit log', async (name, cell) => {
    const user = await aUser(api.core, { name: 'Before' });
    await done(api.ask(`PUT /admin/users/${user.id}`, { token, body: { name } }));
    const headers = { accept: 'text/csv' };
    const users = await done(api.ask(`GET /admin/users/export?search=${user.email}`, { token, headers }));
    expect(users.text).toContain(`\r\n${user.id},${cell},${user.email},user,`);
    const log = await done(api.ask(`GET /admin/audit-log/export?target=${user.id}`, { token, headers }));
    expect(log.text).toContain(`,user.update,user,${cell},${user.id},`);
  });

  it.each(['\t', '\r', '\n'])('never begins with %j', async (beginning) => {
    const user = await aUser(api.core, { name: `${beginning}=1+1` });
    const headers = { accept: 'text/csv' };
    const { text } = await done(api.ask(`GET /admin/users/export?search=${user.email}`, { token, headers }));
    expect(text).toContain(`${user.id},"'${beginning}=1+1",`);
  });
});
