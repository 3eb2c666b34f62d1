import { CLIP_CONSENT } from '@herald/core/clips';
import { purgeExpired } from '@herald/core/system';
import { aClip, aCompletedVideo, aToken, aUser, type TestUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { multipartForm } from '../testing/multipart-form.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: string;
let adminUser: TestUser;
let customer: TestUser;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  admin = await aToken(api.core, testAdmin);
  const [row] = await rows(
    'select users.id, accounts.id as account_id from users join accounts on accounts.owner_id = users.id where email = $1',
    [testAdmin.email],
  );
  customer = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  adminUser = { ...customer, id: row.id, accountId: row.account_id };
  token = await aToken(api.core, customer);
});
afterAll(() => api.close());

const rows = async (query: string, values: unknown[] = []) => (await api.core.db.pool.query(query, values)).rows;
const PDF = Buffer.from('%PDF-1.7 I agree. Signed, Ada');

async function aPresenter(name: string): Promise<string> {
  const clip = await aClip(api.core, adminUser);
  const body = { consent: 'written', consent_version: CLIP_CONSENT.version, name };
  const made = await api.ask(`POST /clips/${clip.id}/presenter`, { token: admin, body });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  return made.body.data.id;
}

async function add(avatarId: string, bytes: Uint8Array = PDF) {
  const form = await multipartForm({ release: { name: 'ada signed.pdf', type: 'application/pdf', bytes } });
  return api.ask(`POST /admin/cast/presenters/${avatarId}`, { token: admin, ...form });
}

const castOf = async () => (await api.ask('GET /admin/cast', { token: admin })).body.data;
const seenBy = async (as: string) => (await api.ask('GET /a2e/avatars', { token: as })).body.data;
const actorOf = async (avatarId: string) => {
  const found = (await castOf()).actors.find(({ avatar_id }) => avatar_id === avatarId);
  if (!found) throw new Error('This actor is not listed.');
  return found;
};

describe('an actor of the installation', () => {
  it('can be chosen by everybody once there is a signed release', async () => {
    const id = await aPresenter('Ada');
    expect((await seenBy(token)).some((avatar) => avatar.id === id)).toBe(false);
    expect((await castOf()).candidates.map((one) => one.id)).toContain(id);
    const text = await add(id, Buffer.from('I agree'));
    expect([text.status, text.body.message]).toEqual([415, expect.stringMatching(/PDF, JPEG or PNG/)]);
    expect((await add(id)).status).toBe(200);
    expect((await seenBy(token)).find((avatar) => avatar.id === id)).toMatchObject({
      ...{ display_name: 'Ada', kind: 'filmed', is_cast: true, is_own: false },
    });
    const draft = { avatar: { avatarType: 'library', selectedAvatarId: id } };
    const { status } = await api.ask('POST /video-generation/estimate', { token, body: draft });
    expect(status).toBe(200);
    expect((await add(id)).status).toBe(409);
  });

  it('keeps what was signed, and writes down who opened it', async () => {
    const id = await aPresenter('Bo');
    await add(id);
    const actor = await actorOf(id);
    expect(actor).toMatchObject({ name: 'Bo', release_name: 'ada signed.pdf', films: 0, duration_sec: 20 });
    const { body } = await api.ask(`POST /admin/cast/${actor.id}/release`, { token: admin });
    const file = await api.app.inject({ url: body.data.url });
    expect([file.statusCode, file.rawPayload.equals(PDF)]).toEqual([200, true]);
    const deeds = await rows('select action from audit_log where subject_id = $1 order by created_at, id', [id]);
    expect(deeds.map(({ action }) => action)).toEqual(['avatar.consent', 'cast.add', 'cast.release']);
  });

  it('is withdrawn with the films of all accounts, and the release stays', async () => {
    const id = await aPresenter('Cy');
    await add(id);
    const { videoId } = await aCompletedVideo(api.core, customer);
    await rows(
      `update videos set ingredients = jsonb_set(ingredients, '{avatarId}', to_jsonb($2::text)) where id = $1`,
      [videoId, id],
    );
    const actor = await actorOf(id);
    expect(actor.films).toBe(1);
    expect((await api.ask(`DELETE /a2e/avatars/${id}`, { token: admin })).status).toBe(409);
    expect((await api.ask(`POST /user/data/consents/${id}/revoke`, { token: admin })).status).toBe(409);
    expect((await api.ask(`DELETE /admin/cast/${actor.id}`, { token: admin })).status).toBe(200);
    await purgeExpired(api.core);
    expect((await seenBy(token)).some((avatar) => avatar.id === id)).toBe(false);
    expect((await api.ask(`GET /videos/${videoId}`, { token })).status).toBe(404);
    expect(
      await rows('select id from person_clips where id = (select clip_id from avatars where id = $1)', [id]),
    ).toEqual([]);
    expect(await actorOf(id)).toMatchObject({ withdrawn_by: expect.any(String), picture_url: null });
    const { body } = await api.ask(`POST /admin/cast/${actor.id}/release`, { token: admin });
    expect((await api.app.inject({ url: body.data.url })).statusCode).toBe(200);
  });
});
