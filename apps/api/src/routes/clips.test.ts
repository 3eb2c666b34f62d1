import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIP_CONSENT, claimClip, completeClip, refuseClip } from '@herald/core/clips';
import {
  aClip,
  aGoodReport,
  aMember,
  anOrder,
  aSound,
  aToken,
  aUser,
  type TestUser,
  testAdmin,
} from '@herald/core/testing';
import { clipFilesIn } from '@herald/media/clips';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { multipartForm } from '../testing/multipart-form.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let owner: TestUser;
let token: string;
let folder: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  token = await aToken(api.core, owner);
  folder = await mkdtemp(join(tmpdir(), 'herald-clips-test-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await api.close();
});

const rows = async (query: string, values: unknown[] = []) => (await api.core.db.pool.query(query, values)).rows;

/** The beginning of an MP4, and as many bytes as wished. */
const aFile = (size: number) =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(size - 12, 7)]);

const agreed = { consent: 'me', consent_version: CLIP_CONSENT.version } as const;

async function begin(as = token, with_code = true) {
  const { status, body } = await api.ask('POST /clips', {
    token: as,
    body: { source: 'upload', with_code, ...agreed },
  });
  expect([status, body.message]).toEqual([201, undefined]);
  return body.data;
}

async function send(id: string, bytes: Uint8Array, at: { offset: number; total: number }, as = token) {
  const form = await multipartForm({ piece: { name: 'blob', type: 'application/octet-stream', bytes } });
  return api.ask(`POST /clips/${id}/pieces?offset=${at.offset}&total=${at.total}&name=me.mov`, { token: as, ...form });
}

const compared = { same_person: true };

async function presenter(as: TestUser, session: string, wish: object = {}) {
  const clip = await aClip(api.core, as);
  const { status, body } = await api.ask(`POST /clips/${clip.id}/presenter`, {
    token: session,
    body: { ...agreed, name: 'Dana', ...wish },
  });
  expect([status, body.message]).toEqual([200, undefined]);
  return { clip, avatar: body.data };
}

describe('sending a clip', () => {
  it('goes on where it stopped, counts what is stored, and starts the preparation with the last piece', async () => {
    const { id, code } = await begin();
    expect(code).toMatch(/^\d{4}$/);
    const file = aFile(3000);
    const total = file.length;
    const first = await send(id, file.subarray(0, 1000), { offset: 0, total });
    expect(first.body.data).toMatchObject({ state: 'receiving', received_bytes: 1000, total_bytes: total });
    const again = await send(id, file.subarray(0, 1000), { offset: 0, total });
    expect(again.body.data.received_bytes).toBe(1000);
    const gap = await send(id, file.subarray(2000), { offset: 2000, total });
    expect([gap.status, gap.body.message]).toEqual([409, expect.stringContaining('A part of the file is missing')]);
    const last = await send(id, file.subarray(1000), { offset: 1000, total });
    expect(last.body.data).toMatchObject({ state: 'waiting', received_bytes: total, name: 'me.mov' });
    const [job] = await rows(`select data from pgboss.job where name = 'prepare-clip' and data ->> 'clipId' = $1`, [
      id,
    ]);
    expect(job).toBeDefined();
    const [clip] = await rows('select pieces, size_bytes from person_clips where id = $1', [id]);
    expect([clip.pieces.length, clip.size_bytes]).toEqual([2, total]);
  });

  it.each<[string, Buffer, number, number, RegExp]>([
    ['a text', Buffer.from('This is no video at all.'), 24, 415, /MP4, MOV or WebM/],
    ['more than 1 GB', aFile(100), 2 ** 30 + 1, 413, /larger than 1 GB/],
  ])('refuses %s at its first piece', async (_, bytes, total, expected, words) => {
    const { id } = await begin();
    const { status, body } = await send(id, bytes, { offset: 0, total });
    expect([status, body.message]).toEqual([expected, expect.stringMatching(words)]);
    await api.ask(`DELETE /clips/${id}`, { token });
  });

  it('is stored only with consent, which the audit log has first', async () => {
    const wish = { source: 'recording', with_code: true } as const;
    const ask = (body: object) => api.ask('POST /clips', { token, body: { ...wish, ...body } });
    const [without, outdated] = [await ask({}), await ask({ ...agreed, consent_version: 'x' })];
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['consent']]);
    expect([outdated.status, Object.keys(outdated.body.errors)]).toEqual([422, ['consent_version']]);
    const { id } = await begin();
    const [deed] = await rows('select action, actor_id, details from audit_log where subject_id = $1', [id]);
    const details = { version: CLIP_CONSENT.version, text: CLIP_CONSENT.texts.me };
    expect(deed).toMatchObject({ action: 'clip.consent', actor_id: owner.id, details });
    await api.ask(`DELETE /clips/${id}`, { token });
  });

  it('puts the clip that was sent last first, also where it began earlier', async () => {
    const person = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
    const session = await aToken(api.core, person);
    const [early, late] = [await begin(session), await begin(session)];
    const file = aFile(500);
    for (const { id } of [late, early]) {
      api.clock.advance({ seconds: 1 });
      await send(id, file, { offset: 0, total: 500 }, session);
      const claimed = await claimClip(api.core, id);
      if (!claimed) throw new Error('The clip could not be claimed.');
      await refuseClip(api.core, claimed, 'Only 3 s can be used.');
    }
    const listed = (await api.ask('GET /clips', { token: session })).body.data;
    expect(listed.map(({ id }) => id)).toEqual([early.id, late.id]);
  });

  it('is not for plans without it', async () => {
    const poor = await aUser(api.core, { planSlugs: ['FE'] });
    await rows("update plans set opens_filming = false where slug = 'FE'");
    const session = await aToken(api.core, poor);
    expect((await api.ask('GET /clips/rules', { token: session })).body.data.is_open).toBe(false);
    const { status, body } = await api.ask('POST /clips', {
      token: session,
      body: { source: 'upload', with_code: true },
    });
    expect([status, body.message]).toEqual([403, expect.stringContaining('Your plan does not include')]);
    await rows("update plans set opens_filming = true where slug = 'FE'");
  });

  it('for the pictures of a video needs no such plan, is no presenter, and ends up smaller', async () => {
    await rows("update plans set opens_filming = false where slug = 'FE'");
    const session = await aToken(api.core, await aUser(api.core));
    const wish = { source: 'upload', with_code: false, use: 'material' };
    const begun = await api.ask('POST /clips', { token: session, body: wish });
    expect([begun.status, begun.body.data]).toMatchObject([201, { use: 'material', code: null }]);
    await rows("update plans set opens_filming = true where slug = 'FE'");
    const total = 200 * 2 ** 20 + 1;
    const { status, body } = await send(begun.body.data.id, aFile(100), { offset: 0, total }, session);
    expect([status, body.message]).toEqual([413, expect.stringContaining('larger than 200 MB')]);
    const ready = await aClip(api.core, owner, { use: 'material' });
    const made = await api.ask(`POST /clips/${ready.id}/presenter`, { token, body: { ...agreed, name: 'Dana' } });
    expect([made.status, made.body.message]).toEqual([409, expect.stringContaining('for the pictures of a video')]);
    expect((await api.ask('GET /clips', { token })).body.data.map(({ id }: { id: string }) => id)).not.toContain(
      ready.id,
    );
  });

  it('stops where its owner deletes it, and the worker that has it hears so', async () => {
    const { id } = await begin();
    const file = aFile(500);
    await send(id, file, { offset: 0, total: 500 });
    const claimed = await claimClip(api.core, id);
    if (!claimed) throw new Error('The clip could not be claimed.');
    expect((await api.ask(`DELETE /clips/${id}`, { token })).status).toBe(200);
    const files = clipFilesIn(folder);
    for (const path of [...Object.values(files), join(folder, 'recording')]) await writeFile(path, file);
    const isKept = await completeClip(api.core, claimed, {
      report: aGoodReport,
      files,
      recording: join(folder, 'recording'),
    });
    expect(isKept).toBe(false);
    expect((await api.ask(`GET /clips/${id}`, { token })).status).toBe(404);
  });
});

describe('a presenter', () => {
  it('is somebody of full age, as whoever agrees says', async () => {
    const { consent } = (await api.ask('GET /clips/rules', { token })).body.data;
    for (const text of Object.values(consent.texts)) expect(text).toContain('18 or older');
  });

  it('is made with consent, is marked filmed, is seen by nobody else, and waits for an administrator', async () => {
    const colleague = await aToken(api.core, await aMember(api.core, owner, 'editor'));
    const { avatar, clip } = await presenter(owner, token);
    expect(avatar).toMatchObject({
      kind: 'filmed',
      name: 'Dana',
      filmed: { clip_id: clip.id, check: 'waiting', quality: 'good', is_shared: false },
    });
    expect(avatar.filmed?.moments).toContainEqual({ moment: 'nod', from_sec: 12, to_sec: 15 });
    const [{ consent }] = await rows('select consent from avatars where id = $1', [avatar.id]);
    expect(consent).toMatchObject({ version: CLIP_CONSENT.version, text: CLIP_CONSENT.texts.me, user_id: owner.id });
    const [deed] = await rows('select action, details from audit_log where subject_id = $1', [avatar.id]);
    expect(deed).toMatchObject({ action: 'avatar.consent', details: { clipId: clip.id, hasCode: true } });
    const listed = async (session: string) =>
      (await api.ask('GET /a2e/avatars', { token: session })).body.data.filter(({ id }) => id === avatar.id);
    expect([(await listed(token)).length, (await listed(colleague)).length]).toEqual([1, 0]);
    await api.ask(`PUT /clips/presenters/${avatar.id}`, { token, body: { is_shared: true, name: 'Dana W.' } });
    expect((await listed(colleague))[0]).toMatchObject({ name: 'Dana W.', filmed: { is_shared: true } });
  });

  it('carries the consent its clip began with, so that nobody agrees twice', async () => {
    const begun = await begin();
    expect(begun.agreed).toBe('me');
    const [{ consent: first }] = await rows('select consent from person_clips where id = $1', [begun.id]);
    const clip = await aClip(api.core, owner, { consent: first });
    api.clock.advance({ seconds: 60 });
    const made = await api.ask(`POST /clips/${clip.id}/presenter`, { token, body: { name: 'Dana' } });
    expect([made.status, made.body.message]).toEqual([200, undefined]);
    const [{ consent }] = await rows('select consent from avatars where id = $1', [made.body.data.id]);
    const { whose, ...given } = first;
    expect([whose, consent]).toEqual(['me', given]);
    const [deed] = await rows('select details from audit_log where subject_id = $1', [made.body.data.id]);
    const words = { version: CLIP_CONSENT.version, text: CLIP_CONSENT.texts.me };
    expect(deed.details).toMatchObject({ ...words, givenAt: given.given_at, clipId: clip.id });
    await api.ask(`DELETE /clips/${begun.id}`, { token });
  });

  it.each([
    ['without consent', null],
    ['in other words', { whose: 'me', version: 'x', text: 'x', given_at: '2026-01-01T00:00:00.000Z', user_id: '' }],
  ] as const)('asks for consent where its clip began %s', async (_, consent) => {
    const clip = await aClip(api.core, owner, { consent });
    expect((await api.ask(`GET /clips/${clip.id}`, { token })).body.data.agreed).toBeNull();
    const { status, body } = await api.ask(`POST /clips/${clip.id}/presenter`, { token, body: { name: 'Dana' } });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['consent']]);
    await api.ask(`DELETE /clips/${clip.id}`, { token });
  });

  it('is not made with other words than those the server shows', async () => {
    const clip = await aClip(api.core, owner);
    const body = { ...agreed, consent_version: 'x' };
    const { status, body: answer } = await api.ask(`POST /clips/${clip.id}/presenter`, { token, body });
    expect([status, Object.keys(answer.errors)]).toEqual([422, ['consent_version']]);
  });

  it('speaks once an administrator has heard its digits, and its recording with the sound goes then', async () => {
    const admin = await aToken(api.core, testAdmin);
    const { avatar, clip } = await presenter(owner, token);
    const estimate = async () => {
      const draft = { avatar: { avatarType: 'filmed', createdAvatarId: avatar.id } };
      return (await api.ask('POST /video-generation/estimate', { token, body: draft })).body.data.reasons;
    };
    expect((await estimate()).join()).toContain('An administrator has to look');
    const { clips } = (await api.ask('GET /admin/clips', { token: admin })).body.data;
    const shown = clips.find(({ id }) => id === clip.id);
    expect(shown).toMatchObject({ code: '4711', avatar_name: 'Dana', account: { id: owner.accountId } });
    expect((await api.app.inject({ url: shown?.recording_url })).statusCode).toBe(200);
    const check = (body: object) => api.ask(`POST /admin/clips/${clip.id}/check`, { token: admin, body });
    expect((await check({ is_passed: false })).status).toBe(422);
    expect((await check({ is_passed: true })).status).toBe(200);
    expect((await estimate()).join()).not.toContain('An administrator has to look');
    expect(await api.core.storage.stat(clip.pieces[0] ?? '')).toBeUndefined();
    expect(await api.core.storage.stat(clip.proxyKey ?? '')).toBeDefined();
  });

  it('of an administrator, and of an account whose clips pass by themselves, waits for nobody', async () => {
    const admin = await aToken(api.core, testAdmin);
    const trusted = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
    await api.ask(`POST /admin/clips/accounts/${trusted.accountId}`, { token: admin, body: { needs_check: false } });
    const { avatar } = await presenter(trusted, await aToken(api.core, trusted));
    expect(avatar.filmed?.check).toBe('needless');
    const { trusted: listed } = (await api.ask('GET /admin/clips', { token: admin })).body.data;
    expect(listed.map(({ id }) => id)).toContain(trusted.accountId);
  });

  it('is ordered in the room of the clip, before another scene, and before nothing', async () => {
    const admin = await aToken(api.core, testAdmin);
    const filmer = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
    const session = await aToken(api.core, filmer);
    await api.ask(`POST /admin/clips/accounts/${filmer.accountId}`, { token: admin, body: { needs_check: false } });
    const { avatar } = await presenter(filmer, session);
    const avatar_data = { avatarType: 'filmed', createdAvatarId: avatar.id };
    const order = async (wish: object) => {
      const body = { ...(await anOrder(api.core, filmer)), avatar_data, ...wish };
      const { status, body: answer } = await api.ask('POST /video-generation/start', { token: session, body });
      expect([status, answer.errors]).toEqual([200, undefined]);
      const [video] = await rows('select performer from videos where id = $1', [answer.video_id]);
      return video.performer;
    };
    expect(await order({})).toBe('clip');
    expect(await order({ background_data: { setting: 'studio', isBehindPhoto: true } })).toBe('cut_clip');
    expect(await order({ output: { ground: 'green', captions: 'off', pace: 'single' } })).toBe('cut_clip');
    const { body } = await api.ask('GET /a2e/avatars', { token: session });
    const own = body.data.find(({ id }: { id: string }) => id === avatar.id);
    expect(own).toMatchObject({ kind: 'filmed', can_be_cut_out: true });
  });

  it('says a sentence once it may be filmed, and what it said before goes', async () => {
    const admin = await aToken(api.core, testAdmin);
    const sayer = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
    const session = await aToken(api.core, sayer);
    const { avatar: waiting } = await presenter(sayer, session);
    await api.ask(`POST /admin/clips/accounts/${sayer.accountId}`, { token: admin, body: { needs_check: false } });
    const { avatar, clip } = await presenter(sayer, session);
    const [sound, long] = [await aSound(api.core, sayer), await aSound(api.core, sayer, { durationSec: 16 })];
    const say = (id: string, audio_id: string) =>
      api.ask(`POST /clips/presenters/${id}/sayings`, { token: session, body: { audio_id } });
    expect((await say(waiting.id, sound.id)).body.message).toContain('An administrator has to look');
    expect(Object.keys((await say(avatar.id, long.id)).body.errors)).toEqual(['audio_id']);
    const first = await say(avatar.id, sound.id);
    expect([first.status, first.body.data]).toMatchObject([201, { state: 'waiting', video_url: null }]);
    const jobs = await rows(`select 1 from pgboss.job where data ->> 'sayingId' = $1`, [first.body.data.id]);
    expect(jobs).toHaveLength(1);
    const second = await say(avatar.id, sound.id);
    const look = async (id: string) => (await api.ask(`GET /clips/sayings/${id}`, { token: session })).status;
    expect([await look(first.body.data.id), await look(second.body.data.id)]).toEqual([404, 200]);
    await rows('update person_clips set deleted_at = now() where id = $1', [clip.id]);
    expect(await look(second.body.data.id)).toBe(404);
  });

  it('gets another clip in place of its own, and the one before goes', async () => {
    const { avatar, clip } = await presenter(owner, token);
    const { avatar: after, clip: fresh } = await presenter(owner, token, { ...compared, replaces: avatar.id });
    expect([after.id, after.filmed?.clip_id]).toEqual([avatar.id, fresh.id]);
    const [{ deleted_at }] = await rows('select deleted_at from person_clips where id = $1', [clip.id]);
    expect(deleted_at).not.toBeNull();
  });
});

describe('looks of one person', () => {
  const listed = async (session: string, person: string | undefined) =>
    (await api.ask('GET /a2e/avatars', { token: session })).body.data
      .filter(({ filmed }) => filmed?.person_id === person)
      .map(({ display_name, filmed }) => ({ name: display_name, isShared: filmed?.is_shared }));

  it('share a name and who may use them, have clips and names of their own, and are told apart', async () => {
    const colleague = await aToken(api.core, await aMember(api.core, owner, 'editor'));
    const { avatar: first } = await presenter(owner, token, { name: 'Mira' });
    const { avatar: second, clip } = await presenter(owner, token, {
      ...compared,
      person: first.id,
      look: 'Blue jacket',
    });
    expect(second.filmed).toMatchObject({ clip_id: clip.id, person_id: first.filmed?.person_id, is_yours: true });
    const person = first.filmed?.person_id;
    await api.ask(`PUT /clips/presenters/${second.id}`, { token, body: { name: 'Mira W.', is_shared: true } });
    const both = [
      { name: 'Mira W.', isShared: true },
      { name: 'Mira W., Blue jacket', isShared: true },
    ];
    expect([await listed(token, person), await listed(colleague, person)]).toEqual([both, both]);
    const twin = await api.ask(`PUT /clips/presenters/${first.id}`, { token, body: { look: 'blue jacket' } });
    expect([twin.status, Object.keys(twin.body.errors)]).toEqual([422, ['look']]);
    await api.ask(`DELETE /a2e/avatars/${first.id}`, { token });
    const { avatar: third } = await presenter(owner, token, { ...compared, person: second.id, look: 'Garden' });
    expect([third.filmed?.person_id, third.name, third.filmed?.is_shared]).toEqual([person, 'Mira W.', true]);
  });

  it('are added once somebody has compared the faces, and the administrator sees both', async () => {
    const { avatar, clip: first } = await presenter(owner, token, { name: 'Noa' });
    const clip = await aClip(api.core, owner);
    const look = { ...agreed, person: avatar.id, look: 'Garden' };
    const add = (body: object) => api.ask(`POST /clips/${clip.id}/presenter`, { token, body });
    expect(Object.keys((await add(look)).body.errors)).toEqual(['same_person']);
    expect((await add({ ...look, ...compared })).status).toBe(200);
    const { clips } = (await api.ask('GET /admin/clips', { token: await aToken(api.core, testAdmin) })).body.data;
    expect(clips.find(({ id }) => id === clip.id)?.other_look_url).toContain(first.posterKey);
  });

  it('are added and replaced only by the person who agreed', async () => {
    const member = await aMember(api.core, owner, 'editor');
    const colleague = await aToken(api.core, member);
    const { avatar } = await presenter(owner, token);
    await api.ask(`PUT /clips/presenters/${avatar.id}`, { token, body: { is_shared: true } });
    const clip = await aClip(api.core, { ...member, accountId: owner.accountId });
    for (const wish of [{ person: avatar.id, look: 'Mine' }, { replaces: avatar.id }]) {
      const body = { ...agreed, ...compared, ...wish };
      const { status, body: answer } = await api.ask(`POST /clips/${clip.id}/presenter`, { token: colleague, body });
      expect([status, answer.message]).toEqual([403, expect.stringContaining('Only the person who agreed')]);
    }
  });

  it('end together when the consent for one of them is revoked, with the one that was removed before', async () => {
    const { avatar: first } = await presenter(owner, token, { name: 'Lea' });
    const { avatar: second } = await presenter(owner, token, { ...compared, person: first.id, look: 'Blue jacket' });
    const { avatar: other } = await presenter(owner, token, { name: 'Lea' });
    await api.ask(`DELETE /a2e/avatars/${first.id}`, { token });
    expect((await api.ask(`POST /user/data/consents/${second.id}/revoke`, { token })).status).toBe(200);
    const { data } = (await api.ask('GET /user/data/consents', { token })).body;
    const revoked = (id: string) => data.find((one) => one.avatar_id === id)?.revoked_at;
    expect([revoked(first.id), revoked(second.id)]).toEqual([expect.any(String), expect.any(String)]);
    expect(revoked(other.id)).toBeNull();
    expect(await listed(token, first.filmed?.person_id)).toEqual([]);
  });
});
