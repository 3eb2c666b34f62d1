import { draftContent } from '@herald/contract/draft';
import { aMember, anAvatar, aToken, aUser, type TestUser, testAdmin } from '@herald/core/testing';
import { filmSecOf } from '@herald/media/scene/film-length';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let owner: TestUser;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  token = await aToken(api.core, owner);
});

const get = <const Path extends string>(path: Path, as = token) => api.ask<`GET ${Path}`>(`GET ${path}`, { token: as });
const post = <const Path extends string>(path: Path, body: object = {}, as = token) =>
  api.ask<`POST ${Path}`>(`POST ${path}`, { token: as, body });

async function ofHerald(name = 'Price drop') {
  const [found] = (await get(`/templates?search=${encodeURIComponent(name)}`)).body.data.data;
  if (!found) throw new Error(`There is no template ${name}.`);
  return found;
}

const wish = (changes: object = {}) => ({
  name: 'Skincare',
  category: 'sell',
  content: draftContent.parse({
    title: 'For {{who}}',
    voice: { ttsText: 'Hello {{who}}.', country: 'en', region: 'US' },
  }),
  variables: [{ name: 'who', default: 'you' }],
  ...changes,
});
const make = async (changes: object = {}, as = token) => (await post('/templates', wish(changes), as)).body.data.id;

describe('the gallery', () => {
  it('has the templates of Herald, by use, by words and by page', async () => {
    const { total, categories, mine } = (await get('/templates/categories')).body.data;
    expect(total).toBeGreaterThanOrEqual(24);
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(mine).toBe(0);
    const sell = (await get('/templates?category=sell&per_page=2&page=2&sort=name')).body.data;
    expect([sell.current_page, sell.data.length, sell.data[0]?.category]).toEqual([2, 2, 'sell']);
    const drop = await ofHerald('price dr');
    expect(drop).toMatchObject({ name: 'Price drop', is_ours: true, uses: 0, hook: '$19 until Sunday' });
    expect((await get('/templates/featured')).body.data.length).toBeGreaterThan(0);
  });

  it('says the length of the film with its end card, as the check of its words does', async () => {
    const { content } = wish();
    const script = 'Hello you. Two drops in the morning, two at night, and your skin is soft all day.';
    const voice = { ...content.voice, ttsText: script };
    const id = await make({ content: { ...content, voice, output: { ...content.output, end_card: 'Try it' } } });
    const { estimated_seconds: soundSec } = (
      await post('/video-generation/check-tts-limits', { script_text: script, country: 'en', region: 'US' })
    ).body.data;
    const { duration_seconds } = (await get(`/templates/${id}`)).body.data;
    expect(duration_seconds).toBe(Math.round(filmSecOf(soundSec, { end_card: 'Try it' })));
    expect(duration_seconds).toBeGreaterThan(soundSec + 1.5);
  });

  it('puts first what is used most', async () => {
    const { id } = await ofHerald('Free class');
    // As the specification has it: without a body.
    expect((await api.ask(`POST /templates/${id}/use`, { token })).status).toBe(200);
    const { data } = (await get('/templates/popular?limit=2')).body;
    expect(Array.isArray(data) && data.map((one) => one.id)).toEqual([id, expect.anything()]);
  });
});

describe('using a template', () => {
  it('makes a draft of it in which no variable is left', async () => {
    const { id } = await ofHerald();
    const values = { product: 'The lamp', 'new price': '$9', link: 'lamp.example/buy' };
    const { version, content, notes } = (await post(`/templates/${id}/use`, { values })).body.data;
    expect(notes).toEqual([]);
    expect(content.title).toBe('The lamp for $9');
    expect(content.voice.ttsText).toMatch(/^The lamp was \$38\./);
    expect(content.output.link_url).toBe('https://lamp.example/buy');
    expect(JSON.stringify(content)).not.toContain('{{');
    expect((await get('/draft')).body.data).toMatchObject({ version, content: { title: 'The lamp for $9' } });
  });

  it('tells every value that does not fit, and changes nothing', async () => {
    const { id } = await ofHerald();
    const values = { product: 'x'.repeat(61), 'new price': 'cheap', color: 'red' };
    const { status, body } = await post(`/templates/${id}/use`, { values });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      'values.product': ['Please use at most 60 characters.'],
      'values.new price': ['Please enter a number.'],
      'values.color': ['This template has no such variable.'],
    });
    expect((await get('/draft')).body.data.version).toBe(0);
  });

  it('refuses a picture that is not one of the account', async () => {
    const { id } = await ofHerald();
    for (const link of ['http://169.254.169.254/x.png', '/api/media/accounts/other/pictures/x.png']) {
      const { body } = await post(`/templates/${id}/use`, { values: { 'product picture': link } });
      expect(body.errors).toEqual({ 'values.product picture': ['Please upload the picture first.'] });
    }
  });

  it('keeps the draft it replaces, and brings it back', async () => {
    await api.ask('PUT /draft', { token, body: { version: 0, content: draftContent.parse({ title: 'My idea' }) } });
    const { id } = await ofHerald();
    const used = (await post(`/templates/${id}/use`, { draft_version: 1 })).body.data;
    const [kept] = (await get('/draft/kept')).body.data;
    expect(kept).toMatchObject({ title: 'My idea', step: 1 });
    const opened = (await post(`/draft/kept/${kept?.id ?? ''}/open`, { draft_version: used.version })).body.data;
    expect(opened.content.title).toBe('My idea');
    expect((await get('/draft/kept')).body.data.map((one) => one.title)).toEqual([used.content.title]);
  });

  it('refuses to replace a draft that somebody saved meanwhile', async () => {
    await api.ask('PUT /draft', { token, body: { version: 0, content: draftContent.parse({ title: 'Newer' }) } });
    const { id } = await ofHerald();
    expect((await post(`/templates/${id}/use`, { draft_version: 0 })).body.code).toBe('draft_conflict');
    expect((await get('/draft')).body.data.content.title).toBe('Newer');
    expect((await get('/draft/kept')).body.data).toEqual([]);
  });

  it('casts somebody else where the avatar was deleted or is not in the plan, and says so', async () => {
    const avatar = await anAvatar(api.core, owner, 'photo');
    const content = wish().content;
    const photo = { ...content.avatar, avatarType: 'photo', createdAvatarId: avatar.id, avatarName: 'Me' };
    const gone = await make({ content: { ...content, avatar: photo } });
    await api.ask(`DELETE /a2e/avatars/${avatar.id}`, { token });
    const leila = (await get('/a2e/avatars')).body.data.find(({ name }) => name === 'Leila');
    const locked = { ...content.avatar, avatarType: 'library', selectedAvatarId: leila?.id, selectedAvatar: 'Leila' };
    await post('/templates', wish({ visibility: 'everybody', content: { ...content, avatar: locked } }), await admin());
    const notes = async (id: string, as: string) => (await post(`/templates/${id}/use`, {}, as)).body.data.notes;
    expect(await notes(gone, token)).toEqual([expect.stringMatching(/^Me is not there any more\. \w+ stands in\.$/)]);
    const basic = await aToken(api.core, await aUser(api.core, { planSlugs: ['FE'] }));
    const [shared] = (await get('/templates?search=Skincare', basic)).body.data.data;
    expect(await notes(shared?.id ?? '', basic)).toEqual([
      expect.stringMatching(/^Leila is not in your plan\. \w+ stands in\.$/),
    ]);
  });
});

const admin = () => aToken(api.core, testAdmin);

describe('a template of an account', () => {
  it('is refused while its words and variables do not match', async () => {
    const { status, body } = await post('/templates', wish({ variables: [] }));
    expect([status, body.errors]).toEqual([
      422,
      {
        script: ['The script uses “who”, which is not listed.'],
        title: ['The title uses “who”, which is not listed.'],
      },
    ]);
  });

  it('is seen by its maker, by the team, or by everybody, as it says', async () => {
    const editor = await aToken(api.core, await aMember(api.core, owner, 'editor'));
    const stranger = await aToken(api.core, await aUser(api.core));
    const [own, team] = [await make(), await make({ visibility: 'team' })];
    const sees = async (id: string, as: string) => (await api.ask(`GET /templates/${id}`, { token: as })).status;
    expect([await sees(own, token), await sees(own, editor), await sees(own, stranger)]).toEqual([200, 404, 404]);
    expect([await sees(team, editor), await sees(team, stranger)]).toEqual([200, 404]);
    expect((await post('/templates', wish({ visibility: 'everybody' }))).status).toBe(403);
    expect((await get('/templates?scope=team', editor)).body.data.data.map((one) => one.id)).toEqual([team]);
    expect((await get('/templates/categories')).body.data.mine).toBe(2);
  });

  it('is changed by its maker and by who manages the account, not by another editor', async () => {
    const [editor, manager] = [
      await aToken(api.core, await aMember(api.core, owner, 'editor')),
      await aToken(api.core, await aMember(api.core, owner, 'admin')),
    ];
    const id = await make({ visibility: 'team' });
    const change = (changes: object, as = token) =>
      api.ask(`PUT /templates/${id}`, { token: as, body: wish({ visibility: 'team', ...changes }) });
    expect((await change({ name: 'Theirs' }, editor)).status).toBe(403);
    expect((await change({ name: 'Hands', description: 'Creams.', category: 'tell' }, manager)).status).toBe(200);
    const shown = (await get(`/templates/${id}`, editor)).body.data;
    expect([shown.name, shown.description, shown.category, shown.may_change]).toEqual([
      'Hands',
      'Creams.',
      'tell',
      false,
    ]);
    const { status, body } = await change({ visibility: 'private' }, manager);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['visibility']]);
    expect((await change({ variables: [] })).body.errors?.script).toEqual([
      'The script uses “who”, which is not listed.',
    ]);
    expect((await change({ visibility: 'everybody' })).status).toBe(403);
    expect((await change({ visibility: 'private' })).status).toBe(200);
    expect((await get(`/templates/${id}`, editor)).status).toBe(404);
    const { id: ours } = await ofHerald();
    expect((await api.ask(`PUT /templates/${ours}`, { token: await admin(), body: wish() })).status).toBe(403);
  });

  it('is deleted by its maker, not by another editor', async () => {
    const editor = await aToken(api.core, await aMember(api.core, owner, 'editor'));
    const id = await make({ visibility: 'team' });
    expect((await api.ask(`DELETE /templates/${id}`, { token: editor })).status).toBe(403);
    expect((await api.ask(`DELETE /templates/${id}`, { token })).status).toBe(200);
    expect((await api.ask(`GET /templates/${id}`, { token })).status).toBe(404);
    const { id: ours } = await ofHerald();
    expect((await api.ask(`DELETE /templates/${ours}`, { token: await admin() })).status).toBe(403);
  });
});

describe('ratings', () => {
  it('count once per person and can be changed', async () => {
    const { id } = await ofHerald('Unboxing');
    const other = await aToken(api.core, await aUser(api.core));
    await post(`/templates/${id}/rate`, { rating: 2 });
    await post(`/templates/${id}/rate`, { rating: 5 }, other);
    expect((await post(`/templates/${id}/rate`, { rating: 4 })).body.data).toEqual({ average: 4.5, count: 2, mine: 4 });
    expect((await get(`/templates/${id}`)).body.data.my_rating).toBe(4);
    expect((await post(`/templates/${id}/rate`, { rating: 6 })).status).toBe(422);
  });
});

describe('an administrator', () => {
  it('features and withdraws templates for everybody', async () => {
    const as = await admin();
    const { id } = await ofHerald('Thank you');
    const place = (body: object) => api.ask(`PUT /admin/templates/${id}`, { token: as, body });
    await place({ is_featured: true });
    const featured = async () => (await get('/templates/featured')).body.data.map((one) => one.id);
    expect(await featured()).toContain(id);
    await place({ is_withdrawn: true });
    expect([await featured(), (await api.ask(`GET /templates/${id}`, { token })).status]).toEqual([
      expect.not.arrayContaining([id]),
      404,
    ]);
    await place({ is_withdrawn: false });
    expect((await api.ask(`GET /templates/${id}`, { token })).status).toBe(200);
    const mine = await make();
    expect((await api.ask(`PUT /admin/templates/${mine}`, { token: as, body: { is_featured: true } })).status).toBe(
      404,
    );
  });
});

describe('the picture of a template', () => {
  it('is the scene that will be filmed, with the words typed so far', async () => {
    const { id } = await ofHerald();
    const scene = async (values: object) =>
      (await post(`/templates/${id}/preview`, { values })).body.data.scene as unknown as SceneSpec;
    const usual = await scene({});
    expect(usual.words.map(({ text }) => text).join(' ')).toMatch(/^Our winter serum was/);
    expect(usual.hook?.text).toBe('$19 until Sunday');
    const typed = await scene({ product: 'The lamp', 'new price': '{{' });
    expect(typed.words.slice(0, 3).map(({ text }) => text)).toEqual(['The', 'lamp', 'was']);
    expect(JSON.stringify(typed)).not.toContain('{{');
  });
});
