import type { Avatar } from '@herald/contract/endpoints/avatars';
import { newId } from '@herald/core/runtime';
import { aMember, anAvatar, aToken, aUser, type TestUser } from '@herald/core/testing';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

/** The list, and what narrows it. */
type Part = '' | '?type=default' | '?type=custom' | '/default' | '/custom';

let api: TestApi;
const tokenOf = (user: TestUser) => aToken(api.core, user);
const list = async (token: string, part: Part = '') => (await api.ask(`GET /a2e/avatars${part}`, { token })).body.data;
const typesIn = (avatars: Avatar[]) => new Set(avatars.map(({ type }) => type));

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());

describe('the avatar library', () => {
  it.each(['DFY', 'UNLIMITED', 'INCOME_MAXIMIZER', 'AUTOMATION'])('plan %s sees default and custom', async (slug) => {
    const shown = await list(await tokenOf(await aUser(api.core, { planSlugs: [slug] })));
    expect([shown.length, typesIn(shown)]).toEqual([24, new Set(['default', 'custom'])]);
  });

  it.each(['dfy', 'automation'])('default plan %s opens it too, in any letter case', async (defaultPlanSlug) => {
    const user = await aUser(api.core, { planSlugs: [], changes: { defaultPlanSlug } });
    expect(await list(await tokenOf(user))).toHaveLength(24);
  });

  it('a plan opens it by its own switch, whatever its slug', async () => {
    const open = (slug: string, isOpen: boolean) =>
      api.core.db.pool.query('update plans set opens_full_library = $2 where slug = $1', [slug, isOpen]);
    const [free, paid] = await Promise.all([
      tokenOf(await aUser(api.core)),
      tokenOf(await aUser(api.core, { planSlugs: ['DFY'] })),
    ]);
    await Promise.all([open('FE', true), open('DFY', false)]);
    expect([(await list(free)).length, (await list(paid)).length]).toEqual([24, 12]);
    await Promise.all([open('FE', false), open('DFY', true)]);
  });

  it('others see only avatars of type default', async () => {
    const shown = await list(await tokenOf(await aUser(api.core)));
    expect([shown.length, typesIn(shown)]).toEqual([12, new Set(['default'])]);
  });

  it('can be asked for one type', async () => {
    const token = await tokenOf(await aUser(api.core, { planSlugs: ['DFY'] }));
    expect(typesIn(await list(token, '?type=default'))).toEqual(new Set(['default']));
    expect(typesIn(await list(token, '?type=custom'))).toEqual(new Set(['custom']));
    expect(await list(token, '/default')).toHaveLength(12);
    expect(await list(token, '/custom')).toHaveLength(12);
    expect((await api.ask('GET /a2e/avatars?type=golden', { token })).status).toBe(422);
  });

  it('tells of each avatar what the screen shows', async () => {
    const token = await tokenOf(await aUser(api.core));
    const { body } = await api.ask('GET /a2e/avatars/emma', { token });
    expect(body).toMatchObject({ status: 'success', success: true });
    expect(body.data).toMatchObject({
      id: '019a0000-0000-7000-8000-000000000001',
      avatar_id: '019a0000-0000-7000-8000-000000000001',
      name: 'Emma',
      display_name: 'Emma',
      gender: 'female',
      age: 'young-adult',
      appearance: 'caucasian',
      category: 'casual',
      type: 'default',
      kind: 'preset',
      is_own: false,
      thumbnail_url: '/api/avatar-thumbnails/emma.webp',
    });
    expect((await api.ask(`GET /a2e/avatars/${body.data.id}`, { token })).body.data).toEqual(body.data);
  });

  it('shows a picture of every avatar, which browsers may keep', async () => {
    const shown = await list(await tokenOf(await aUser(api.core, { planSlugs: ['DFY'] })));
    for (const { thumbnail_url: url } of shown) {
      const answer = await api.app.inject({ url });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      expect((await loadImage(answer.rawPayload)).width).toBe(360);
    }
    const first = await api.ask('GET /avatar-thumbnails/emma.webp');
    expect(first.headers['cache-control']).toMatch(/^public, max-age=86400/);
    const again = await api.ask('GET /avatar-thumbnails/emma.webp', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  it.each(['nobody.webp', 'emma.png', '..%2Femma.webp', 'EMMA.webp'])('has no picture %s', async (file) => {
    expect([404, 422]).toContain((await api.ask(`GET /avatar-thumbnails/${file}`)).status);
  });

  it('gives no premium avatar to other plans, by its id either', async () => {
    const [premium] = await list(await tokenOf(await aUser(api.core, { planSlugs: ['DFY'] })), '/custom');
    const { status, body } = await api.ask(`GET /a2e/avatars/${premium?.id}`, {
      token: await tokenOf(await aUser(api.core)),
    });
    expect([status, body.message]).toEqual([
      403,
      'This avatar is available on higher-tier plans. Please choose another one, or a plan that includes it.',
    ]);
  });

  it('cannot be deleted', async () => {
    const token = await tokenOf(await aUser(api.core, { planSlugs: ['DFY'] }));
    const [first] = await list(token);
    expect((await api.ask(`DELETE /a2e/avatars/${first?.id}`, { token })).status).toBe(404);
  });
});

describe('avatars of one’s own', () => {
  it('stand behind the library, oldest first, for the whole team, and for nobody else', async () => {
    const owner = await aUser(api.core);
    const avatar = await anAvatar(api.core, owner);
    const viewer = await aMember(api.core, owner, 'viewer');
    for (const person of [owner, viewer]) {
      const shown = await list(await tokenOf(person));
      expect(shown).toHaveLength(13);
      expect(shown.at(-1)).toMatchObject({ id: avatar.id, is_own: true, type: 'custom' });
      expect(shown.at(-1)?.thumbnail_url).toMatch(/^\/api\/media\/accounts\/.+signature=/);
    }
    const stranger = await tokenOf(await aUser(api.core, { planSlugs: ['AUTOMATION'] }));
    expect((await list(stranger)).map(({ id }) => id)).not.toContain(avatar.id);
    for (const call of ['GET', 'DELETE']) {
      expect((await api.ask(`${call} /a2e/avatars/${avatar.id}`, { token: stranger })).status).toBe(404);
    }
    expect((await api.ask(`DELETE /a2e/avatars/${avatar.id}`, { token: await tokenOf(viewer) })).status).toBe(403);
  });

  it('can be deleted, once, and it is written down', async () => {
    const owner = await aUser(api.core);
    const token = await tokenOf(owner);
    const avatar = await anAvatar(api.core, owner);
    expect((await api.ask(`DELETE /a2e/avatars/${avatar.id}`, { token })).status).toBe(200);
    expect(await list(token)).toHaveLength(12);
    for (const call of ['GET', 'DELETE']) {
      expect((await api.ask(`${call} /a2e/avatars/${avatar.id}`, { token })).status).toBe(404);
    }
    const { rows } = await api.core.db.pool.query('select action, actor_id from audit_log where subject_id = $1', [
      avatar.id,
    ]);
    expect(rows).toEqual([{ action: 'avatar.delete', actor_id: owner.id }]);
  });

  it('that never were do not exist', async () => {
    const token = await tokenOf(await aUser(api.core));
    for (const id of [newId(api.core), 'nobody', '0', "'; drop table avatars"]) {
      expect((await api.ask(`GET /a2e/avatars/${encodeURIComponent(id)}`, { token })).status).toBe(404);
    }
  });
});
