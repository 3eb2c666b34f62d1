import { purgeExpired } from '@herald/core/system';
import { aMember, aToken, aUser, changeStatus } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { aTestSite, schemaOf, type TestSite } from '../testing/test-site.ts';

let api: TestApi;
let site: TestSite;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  site = await aTestSite(api);
});

const schemas = async () => {
  const { rows } = await api.core.db.pool.query(`select nspname from pg_namespace where nspname like 'site\\_%'`);
  return rows.map(({ nspname }) => nspname as string);
};

describe('creating a site', () => {
  it('makes it real at once: listed, served on its sub-domain, with a schema of its own', async () => {
    const { status, body } = await site.create();
    expect([status, body.message]).toEqual([201, 'Site created successfully']);
    expect(body.data).toMatchObject({
      name: 'Acme Skin',
      domain: site.domain,
      url: `http://${site.domain}.localhost:3000`,
    });
    expect((await api.ask('GET /sites', { token: site.token })).body.data).toEqual([body.data]);
    expect(await schemas()).toContain(`site_${body.data.id.replaceAll('-', '')}`);
    const page = await site.visit('/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<h1 dir="auto">Acme Skin</h1>');
  });

  it.each([
    [{ name: ' ' }, 'Please fill in all fields'],
    [{ domain: '' }, 'Please fill in all fields'],
    [{ domain: 'ab' }, 'A domain has 3 to 63 characters.'],
    [{ domain: 'a'.repeat(64) }, 'A domain has 3 to 63 characters.'],
    [{ domain: 'my_shop' }, 'A domain has only letters a to z, digits and hyphens.'],
    [{ domain: 'größe' }, 'A domain has only letters a to z, digits and hyphens.'],
    [{ domain: 'a.b.c' }, 'A domain has only letters a to z, digits and hyphens.'],
    [{ domain: '-shop' }, 'A domain neither starts nor ends with a hyphen.'],
    [{ domain: 'shop-' }, 'A domain neither starts nor ends with a hyphen.'],
    [{ domain: 'xn--80ak6aa92e' }, 'A domain has no hyphens in its third and fourth place.'],
    [{ domain: 'WWW' }, 'This domain is reserved. Please choose another one.'],
    [{ domain: 'admin' }, 'This domain is reserved. Please choose another one.'],
  ])('refuses %j: %s', async (wish, text) => {
    const { status, body } = await site.create(wish);
    expect([status, body.message]).toEqual([422, text]);
  });

  it('takes a domain once, in any letter case, however many ask at once', async () => {
    const other = await aToken(api.core, await aUser(api.core, { planSlugs: ['DFY'] }));
    const answers = await Promise.all([
      site.create(),
      site.create({ domain: site.domain.toUpperCase() }, other),
      site.create({ domain: ` ${site.domain} ` }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.errors.domain).toEqual([
      'This domain is taken. Please choose another one.',
    ]);
  });

  it('stops at what the plan allows', async () => {
    const small = await aToken(api.core, await aUser(api.core, { planSlugs: ['DFY'] }));
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => site.create({ domain: `${site.domain}-${n}` }, small)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
  });

  it('needs a premium plan, and more than an editor in a team', async () => {
    const free = await aToken(api.core, await aUser(api.core));
    expect((await site.create({}, free)).body.code).toBe('marketplace_required');
    expect((await api.ask('GET /sites', { token: free })).body.code).toBe('marketplace_required');
    const editor = await aToken(api.core, await aMember(api.core, site.owner, 'editor'));
    expect((await site.create({}, editor)).status).toBe(403);
    expect((await api.ask('GET /sites', { token: editor })).status).toBe(200);
  });
});

describe('deleting a site', () => {
  it('drops its data, and the address answers that there is no site', async () => {
    const { id } = (await site.create()).body.data;
    const { body } = await api.ask(`DELETE /sites/${id}`, { token: site.token });
    expect(body.message).toBe('Site deleted successfully');
    expect(await schemas()).not.toContain(schemaOf(id));
    const page = await site.visit('/');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('No site here');
  });

  it('is for its own account', async () => {
    const { id } = (await site.create()).body.data;
    const other = await aToken(api.core, await aUser(api.core, { planSlugs: ['UNLIMITED'] }));
    expect((await api.ask(`DELETE /sites/${id}`, { token: other })).status).toBe(404);
    expect((await api.ask(`POST /sites/${id}/admin-link`, { token: other })).status).toBe(404);
    expect((await site.visit('/')).statusCode).toBe(200);
  });
});

describe('the host of a request', () => {
  it.each(['localhost:3000', 'acme.localhost:3001', 'x.acme.localhost:3000', 'acme.localhost:3000.evil.example', ''])(
    '%s is not taken for a site',
    async (host) => {
      await site.create({ domain: 'acme' }).catch(() => undefined);
      const { statusCode, body } = await site.visit('/api/health', { headers: { host } });
      expect([statusCode, JSON.parse(body).status]).toEqual([200, 'success']);
    },
  );

  it('keeps the API away from sites, and the pages of sites away from the main host', async () => {
    await site.create();
    for (const path of ['/api/health', '/api/auth/user', '/metrics', '/auth', '/api/docs']) {
      const page = await site.visit(path);
      expect([path, page.statusCode, page.headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
    }
    const direct = await api.app.inject({ url: `/_site/${site.domain}/`, headers: { host: 'localhost:3000' } });
    expect(direct.statusCode).toBe(404);
    const nested = await site.visit(`/_site/${site.domain}/`);
    expect(nested.statusCode).toBe(404);
  });

  it('letter case and a trailing dot do not matter', async () => {
    await site.create();
    for (const host of [`${site.domain.toUpperCase()}.LOCALHOST:3000`, `${site.domain}.localhost.:3000`]) {
      expect((await site.visit('/', { headers: { host } })).statusCode).toBe(200);
    }
  });

  it('a banned owner has no site, a suspended one keeps it', async () => {
    await site.create();
    await changeStatus(api.core, site.owner.id, 'suspended');
    expect((await site.visit('/')).statusCode).toBe(200);
    await changeStatus(api.core, site.owner.id, 'banned');
    expect((await site.visit('/')).statusCode).toBe(404);
  });
});

describe('an account that is deleted', () => {
  it('leaves no schema behind after the clean-up', async () => {
    const { id } = (await site.create()).body.data;
    await api.core.db.pool.query('delete from users where id = $1', [site.owner.id]);
    expect(await schemas()).toContain(schemaOf(id));
    await purgeExpired(api.core);
    expect(await schemas()).not.toContain(schemaOf(id));
  });
});
