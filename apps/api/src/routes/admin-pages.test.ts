import { aToken, aUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
beforeEach(async () => {
  await api.core.db.pool.query('delete from pages where not is_special');
  await api.core.db.pool.query('delete from audit_log');
  token = await aToken(api.core, testAdmin);
});
afterAll(() => api.close());

const guides = { name: 'Guides', slug: 'guides', link: '', content: '<p>Start here.</p>' };

async function create(values: object = {}) {
  const { status, body } = await api.ask('POST /admin/pages', { token, body: { ...guides, ...values } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}

const save = (id: string, values: object) =>
  api.ask(`PUT /admin/pages/${id}`, { token, body: { ...guides, ...values } });
const read = async (id: string) => (await api.ask(`GET /admin/pages/${id}`, { token })).body.data;
const versionsOf = async (id: string) => (await api.ask(`GET /admin/pages/${id}/versions`, { token })).body.data;

async function special(slug = 'unlimited') {
  const { body } = await api.ask('GET /admin/pages', { token });
  return body.data.find((page) => page.slug === slug) ?? expect.fail(`There is no page ${slug}`);
}

const deeds = async () => {
  const { rows } = await api.core.db.pool.query(
    'select action, changes, details from audit_log order by created_at, id',
  );
  return rows;
};

describe('the list of pages', () => {
  it('has every page with who saved it, special ones first', async () => {
    await create({ link: 'https://community.example' });
    const { body } = await api.ask('GET /admin/pages', { token });
    expect(body.status).toBe('success');
    expect(body.data.map(({ slug }) => slug)).toEqual([
      'done-for-you',
      'unlimited',
      'income-maximizer',
      'automation',
      'guides',
    ]);
    expect(body.data[0]).toMatchObject({ is_special: true, updated_by: null, version: 1 });
    expect(body.data[4]).toMatchObject({
      name: 'Guides',
      link: 'https://community.example',
      content: '<p>Start here.</p>',
      is_special: false,
      updated_by: 'Administrator',
      updated_at: api.clock.now().toISOString(),
    });
  });
});

describe('a new page', () => {
  it('is in the navigation and can be read', async () => {
    await create();
    const user = await aToken(api.core, await aUser(api.core));
    const { body } = await api.ask('GET /pages', { token: user });
    expect(body.data.find(({ slug }) => slug === 'guides')).toMatchObject({ name: 'Guides', link: null });
    expect((await api.ask('GET /pages/guides', { token: user })).body.data.content).toBe('<p>Start here.</p>');
  });

  it.each([
    ['name', '', 'Please enter a page name.'],
    ['slug', '', 'Please enter a slug.'],
    ['slug', 'Guides', 'Please use lowercase letters, digits and single hyphens, for example script-ideas.'],
    ['slug', 'a--b', 'Please use lowercase letters, digits and single hyphens, for example script-ideas.'],
    ['slug', '-a', 'Please use lowercase letters, digits and single hyphens, for example script-ideas.'],
    ['slug', 'a/b', 'Please use lowercase letters, digits and single hyphens, for example script-ideas.'],
    ['slug', 'dashboard', 'This slug is the address of a screen. Please choose another one.'],
    ['slug', 'api', 'This slug is the address of a screen. Please choose another one.'],
    ['slug', 'x'.repeat(101), 'Please use at most 100 characters.'],
    ['slug', 'unlimited', 'The page Unlimited has this slug. Please choose another one.'],
    ['link', 'javascript:alert(1)', 'Please enter a web address, for example https://example.com/offer.'],
    ['link', 'ftp://example.com', 'Please enter a web address, for example https://example.com/offer.'],
    ['link', 'https://a.example/"><script>', 'Please enter a web address, for example https://example.com/offer.'],
    ['content', 'x'.repeat(200_001), 'Please use at most 200000 characters.'],
  ])('is refused with the %s %j', async (field, value, text) => {
    const { status, body } = await api.ask('POST /admin/pages', { token, body: { ...guides, [field]: value } });
    expect([status, body.errors?.[field]]).toEqual([422, [text]]);
  });

  it('is refused with the slug of another page, also when both arrive at once', async () => {
    const answers = await Promise.all([
      api.ask('POST /admin/pages', { token, body: guides }),
      api.ask('POST /admin/pages', { token, body: guides }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.errors).toEqual({ slug: ['The page Guides has this slug. Please choose another one.'] });
  });

  it('has markup in its name as the letters it is made of', async () => {
    expect((await create({ name: '<b>Bold</b>' })).name).toBe('<b>Bold</b>');
  });
});

describe('saving a page', () => {
  it('keeps what was there as a version', async () => {
    const { id } = await create();
    api.clock.advance({ minutes: 5 });
    const { body } = await save(id, { name: 'Help', content: '<p>Start <strong>here</strong> now.</p>' });
    expect(body.data).toMatchObject({ name: 'Help', version: 2 });
    expect(await versionsOf(id)).toMatchObject([
      { version: 2, is_current: true, saved_by: 'Administrator', words: 3, changes: ['name', 'content'] },
      { version: 1, is_current: false, words: 2, pictures: 0, videos: 0, changes: null },
    ]);
    const { body: old } = await api.ask(`GET /admin/pages/${id}/versions/1`, { token });
    expect(old.data).toMatchObject({ name: 'Guides', slug: 'guides', content: '<p>Start here.</p>' });
  });

  it('that changes nothing makes no version', async () => {
    const { id } = await create();
    expect((await save(id, {})).body.data.version).toBe(1);
  });

  it('over a version that is no longer the latest is refused with words', async () => {
    const { id } = await create();
    await save(id, { content: '<p>By Ada</p>', base_version: 1 });
    const { status, body } = await save(id, { content: '<p>By Bo</p>', base_version: 1 });
    expect([status, body.code]).toEqual([409, 'page_conflict']);
    expect(body.message).toBe(
      'Someone saved this page after you opened it. Nothing of yours is lost: look at the latest version, then save yours again.',
    );
    expect((await read(id)).content).toBe('<p>By Ada</p>');
  });

  it('of two at the same time takes one', async () => {
    const { id } = await create();
    const answers = await Promise.all(
      ['<p>a</p>', '<p>b</p>'].map((content) => save(id, { content, base_version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keeps the last 50 versions', async () => {
    const { id } = await create();
    for (let count = 0; count < 55; count++) await save(id, { content: `<p>${count}</p>` });
    const versions = await versionsOf(id);
    expect([versions.length, versions.at(-1)?.version]).toEqual([51, 6]);
  });

  it('brings a version back and keeps the present one', async () => {
    const { id } = await create();
    await save(id, { name: 'Help', slug: 'help', content: '<p>New</p>' });
    const { body } = await api.ask(`POST /admin/pages/${id}/versions/1/restore`, { token, body: {} });
    expect(body.data).toMatchObject({ name: 'Guides', slug: 'guides', content: '<p>Start here.</p>', version: 3 });
    expect((await versionsOf(id)).map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('does not bring back a slug that another page has by now', async () => {
    const { id } = await create();
    await save(id, { slug: 'help' });
    await create({ name: 'Other' });
    const { status, body } = await api.ask(`POST /admin/pages/${id}/versions/1/restore`, { token, body: {} });
    expect([status, body.errors?.slug]).toEqual([422, ['The page Other has this slug. Please choose another one.']]);
  });

  it.each([
    ['GET', ''],
    ['POST', '/restore'],
  ])('knows no version that is not there (%s)', async (method, rest) => {
    const { id } = await create();
    const call = `${method} /admin/pages/${id}/versions/7${rest}`;
    expect((await api.ask(call, { token, ...(method === 'POST' && { body: {} }) })).status).toBe(404);
  });
});

describe('a special page', () => {
  it('takes a new content', async () => {
    const { id, name, slug } = await special();
    const { status, body } = await save(id, { name, slug, content: '<p>More</p>' });
    expect([status, body.data.content, body.data.is_special]).toEqual([200, '<p>More</p>', true]);
  });

  it.each([
    ['name', 'Other'],
    ['slug', 'other'],
    ['link', 'https://a.example'],
  ])('keeps its %s', async (field, value) => {
    const { id, name, slug } = await special();
    const { status, body } = await save(id, { name, slug, [field]: value });
    expect([status, body.message]).toEqual([422, 'This is a special page. Only content can be edited.']);
  });

  it('cannot be deleted', async () => {
    const { id } = await special();
    const { status, body } = await api.ask(`DELETE /admin/pages/${id}`, { token, body: {} });
    expect([status, body.message]).toEqual([409, 'Cannot Delete Special Page']);
    expect((await special()).id).toBe(id);
  });

  it('stays special, and an ordinary page ordinary', async () => {
    const { id } = await create();
    const { status, body } = await save(id, { is_special: true });
    expect([status, body.errors?.is_special]).toEqual([422, ['Whether a page is special cannot change.']]);
  });

  it('gets only its content back from a version', async () => {
    const { id, name, slug, content } = await special('automation');
    await save(id, { name, slug, content: '<p>New</p>' });
    await api.ask(`POST /admin/pages/${id}/versions/1/restore`, { token, body: {} });
    expect(await read(id)).toMatchObject({ name, slug, content, version: 3 });
  });

  it('that is missing is created, for the plans it is meant for', async () => {
    await api.core.db.pool.query("delete from pages where slug in ('unlimited', 'automation')");
    const before = await api.ask('GET /admin/pages', { token });
    expect(before.body.missing_special).toEqual(['Unlimited', 'Automation']);
    const free = await aToken(api.core, await aUser(api.core));
    const automated = await aToken(api.core, await aUser(api.core, { planSlugs: ['AUTOMATION'] }));
    const { body } = await api.ask('POST /admin/pages/initialize-special', { token, body: {} });
    expect(body.data.map(({ name }) => name)).toEqual(['Unlimited', 'Automation']);
    expect((await api.ask('GET /admin/pages', { token })).body.missing_special).toEqual([]);
    expect((await api.ask('GET /pages/unlimited', { token: free })).status).toBe(200);
    expect((await api.ask('GET /pages/unlimited', { token: automated })).status).toBe(404);
    const again = await api.ask('POST /admin/pages/initialize-special', { token, body: {} });
    expect(again.body.data).toEqual([]);
  });

  it('keeps its slug while it is missing', async () => {
    await api.core.db.pool.query("delete from pages where slug = 'unlimited'");
    const { body } = await api.ask('POST /admin/pages', { token, body: { ...guides, slug: 'unlimited' } });
    expect(body.errors).toEqual({ slug: ['This slug is kept for a special page. Please choose another one.'] });
    await api.ask('POST /admin/pages/initialize-special', { token, body: {} });
  });
});

describe('deleting a page', () => {
  it('takes its versions with it and leaves the navigation', async () => {
    const { id } = await create();
    await save(id, { content: '<p>New</p>' });
    const { status } = await api.ask(`DELETE /admin/pages/${id}`, { token, body: {} });
    expect(status).toBe(200);
    expect((await api.ask(`GET /admin/pages/${id}`, { token })).status).toBe(404);
    expect((await api.ask(`GET /admin/pages/${id}/versions`, { token })).status).toBe(404);
    const { rows } = await api.core.db.pool.query('select 1 from page_versions where page_id = $1', [id]);
    expect(rows).toEqual([]);
    expect((await api.ask('GET /pages')).body.data.map(({ slug }) => slug)).not.toContain('guides');
  });
});

describe('the audit log', () => {
  it('has every change with old and new values, and sizes in the place of contents', async () => {
    const { id } = await create();
    await save(id, { name: 'Help', content: '<p>New</p>' });
    await api.ask(`POST /admin/pages/${id}/versions/1/restore`, { token, body: {} });
    await api.ask(`DELETE /admin/pages/${id}`, { token, body: {} });
    await api.core.db.pool.query("delete from pages where slug = 'automation'");
    await api.ask('POST /admin/pages/initialize-special', { token, body: {} });
    const none = {};
    expect(await deeds()).toEqual([
      {
        action: 'page.create',
        changes: none,
        details: { name: 'Guides', slug: 'guides', is_public: true, characters: 18 },
      },
      {
        action: 'page.update',
        changes: { name: { from: 'Guides', to: 'Help' }, characters: { from: 18, to: 10 } },
        details: { name: 'Guides', version: 2 },
      },
      {
        action: 'page.restore',
        changes: { name: { from: 'Help', to: 'Guides' }, characters: { from: 10, to: 18 } },
        details: { name: 'Help', restored: 1, version: 3 },
      },
      { action: 'page.delete', changes: none, details: { name: 'Guides', slug: 'guides', version: 3 } },
      { action: 'page.initialize', changes: none, details: { name: 'Automation', slug: 'automation' } },
    ]);
  });
});

describe('the preview', () => {
  const preview = (body: object) => api.ask('POST /admin/pages/preview', { token, body });

  it('shows what readers would see', async () => {
    const { body } = await preview({ content: '<p onclick="x()">Hi<script>alert(1)</script></p>' });
    expect(body.data.content).toBe('<p>Hi</p>');
  });

  it('has the navigation of people on a plan', async () => {
    const { body } = await api.ask('GET /plans');
    const idOf = (slug: string) => body.data.find((plan) => plan.slug === slug)?.id;
    const slugs = async (plan_id?: string) =>
      (await preview({ content: '', plan_id })).body.data.pages.map(({ slug }) => slug);
    expect(await slugs()).toHaveLength(4);
    expect(await slugs(idOf('UNLIMITED'))).toEqual(['income-maximizer', 'automation']);
    expect(await slugs(idOf('AUTOMATION'))).toEqual([]);
  });
});
