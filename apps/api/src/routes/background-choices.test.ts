import { draftContent } from '@herald/contract/draft';
import { anAvatar, anOrder, anOrderedVideo, aToken, aUser, type TestUser } from '@herald/core/testing';
import { packShares, SHAPE_SIDE } from '@herald/media/person/person-shape';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const UNKNOWN = [
  ['setting', 'beach'],
  ['setting', ''],
  ['room', 'cellar'],
  ['environment', 'noon'],
  ['lighting', 'candles'],
  ['style', 'baroque'],
  ['color', ''],
  ['color', 'red'],
  ['color', '#fff'],
  ['color', 'url(x)'],
  ['color', '#12345g'],
] as const;

let api: TestApi;
let user: TestUser;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
beforeEach(async () => {
  user = await aUser(api.core);
  token = await aToken(api.core, user);
});
afterAll(() => api.close());

const backgroundOf = async () => (await api.ask('GET /draft', { token })).body.data.content.background;

describe.each(UNKNOWN)('a background whose %s is "%s"', (field, value) => {
  it('is refused by start, and no video is made', async () => {
    const body = { ...(await anOrder(api.core, user)), background_data: { [field]: value } };
    const { status, body: answer } = await api.ask('POST /video-generation/start', { token, body });
    expect([status, Object.keys(answer.errors)]).toEqual([422, [`background_data.${field}`]]);
    expect((await api.ask('GET /videos', { token })).body.data.total).toBe(0);
  });

  it('is refused by the draft', async () => {
    const body = { version: 0, content: { background: { [field]: value } } };
    const { status, body: answer } = await api.ask('PUT /draft', { token, body });
    expect([status, Object.keys(answer.errors)]).toEqual([422, [`content.background.${field}`]]);
  });

  it('is refused by the preview', async () => {
    const { avatar_data } = await anOrder(api.core, user);
    const body = { avatar: avatar_data, background: { [field]: value } };
    const { status, body: answer } = await api.ask('POST /video-generation/preview-scene', { token, body });
    expect([status, Object.keys(answer.errors)]).toEqual([422, [`background.${field}`]]);
  });
});

describe('a background of a known choice', () => {
  it('may leave out everything, and may empty the room', async () => {
    const { avatar_data, ...order } = await anOrder(api.core, user);
    const started = { ...order, avatar_data, background_data: {} };
    expect((await api.ask('POST /video-generation/start', { token, body: started })).status).toBe(200);
    const content = { background: { setting: 'home', room: '' } };
    expect((await api.ask('PUT /draft', { token, body: { version: 0, content } })).status).toBe(200);
    const shown = { avatar: avatar_data, ...content };
    expect((await api.ask('POST /video-generation/preview-scene', { token, body: shown })).status).toBe(200);
  });
});

const isPhoto = ({ kind }: { kind: string }) => kind === 'photo';

/** What is found in a photo that is added today. */
const PERSON = { x: 0, y: 0, size: 100, runs: packShares(new Float32Array(SHAPE_SIDE * SHAPE_SIDE).fill(1)) };

describe('a background with a photo', () => {
  let points: object | null = null;
  const giveOutlines = () => {
    points = { person: PERSON };
  };
  beforeEach(() => {
    points = null;
  });
  const start = async (background_data: object | undefined) => {
    const { id } = await anAvatar(api.core, user, 'photo');
    if (points) await api.core.db.pool.query('update avatars set points = $1 where id = $2', [points, id]);
    const avatar_data = { avatarType: 'photo', createdAvatarId: id };
    const body = { ...(await anOrder(api.core, user)), avatar_data, ...(background_data && { background_data }) };
    return api.ask('POST /video-generation/start', { token, body });
  };

  it.each([{ setting: 'studio' }, { color: '#ff0000' }, { room: 'kitchen' }])('is refused: %j', async (place) => {
    const { status, body } = await start(place);
    expect([status, body.errors]).toEqual([
      422,
      { background_data: ['Photos and clips keep the place they were taken in. Leave the background out.'] },
    ]);
  });

  it('is shown behind whoever is cut out of it, once the outline is known', async () => {
    const place = { setting: 'studio', isBehindPhoto: true };
    const early = await start(place);
    expect([early.status, early.body.errors.background_data]).toEqual([
      422,
      [expect.stringContaining('Add it once more, or keep its own place.')],
    ]);
    giveOutlines();
    expect((await start(place)).status).toBe(200);
    const shown = (await api.ask('GET /a2e/avatars', { token })).body.data.filter(isPhoto);
    expect(shown.map(({ can_be_cut_out }: { can_be_cut_out: boolean }) => can_be_cut_out)).toContain(true);
  });

  it('may be left out, or be what it is without a choice', async () => {
    const { background } = draftContent.parse({});
    expect((await start(undefined)).status).toBe(200);
    expect((await start(background)).status).toBe(200);
  });

  it('was stored once, and does not keep such a video from having another like it', async () => {
    const { video_id: id } = (await start(undefined)).body;
    await api.core.db.pool.query(
      `update videos set status = 'completed', draft = jsonb_set(draft, '{background,setting}', '"studio"') where account_id = $1`,
      [user.accountId],
    );
    expect((await api.ask(`POST /videos/${id}/another`, { token })).status).toBe(200);
  });
});

describe('a presenter without a place', () => {
  const start = async (output: object, kind: 'photo' | 'character' = 'character') => {
    const order = await anOrder(api.core, user);
    const { id } = await anAvatar(api.core, user, 'photo');
    const avatar_data = kind === 'photo' ? { avatarType: 'photo', createdAvatarId: id } : order.avatar_data;
    return api.ask('POST /video-generation/start', { token, body: { ...order, avatar_data, output } });
  };

  it.each([
    ['a photo whose outline is not known', { ground: 'transparent' }, 'photo', 'output.ground'],
    ['a service, which has a place of its own', { ground: 'green', made_by: 'heygen' }, 'character', 'output'],
    ['an end card, which fills the frame', { ground: 'green', end_card: 'Try it' }, 'character', 'output.end_card'],
    ['cuts', { ground: 'transparent', pace: 'fast' }, 'character', 'output.pace'],
  ] as const)('is refused with %s', async (_, output, kind, field) => {
    const { status, body } = await start(output, kind);
    expect([status, Object.keys(body.errors)[0]]).toEqual([422, expect.stringContaining(field)]);
    expect((await api.ask('GET /videos', { token })).body.data.total).toBe(0);
  });

  it('is ordered, and the estimate says why it could not be', async () => {
    expect((await start({ ground: 'transparent', captions: 'off' })).status).toBe(200);
    const { avatar_data: avatar, voice_data: voice } = await anOrder(api.core, user);
    const body = { avatar, voice, output: { ground: 'green', end_card: 'Try it' } };
    const { body: answer } = await api.ask('POST /video-generation/estimate', { token, body });
    expect(answer.data.reasons).toEqual([expect.stringContaining('An end card fills the frame')]);
  });
});

describe('a choice that an older release stored and no list knows any more', () => {
  const strange = Object.fromEntries(UNKNOWN);
  const { background: usual } = draftContent.parse({});

  it('takes its default in a draft, which keeps everything else', async () => {
    await api.ask('PUT /draft', { token, body: { version: 0, content: { title: 'Mine' } } });
    await api.core.db.pool.query('update drafts set content = $1 where user_id = $2', [
      JSON.stringify({ title: 'Mine', background: { ...strange, isChosen: true } }),
      user.id,
    ]);
    expect((await api.ask('GET /draft', { token })).body.data.content.title).toBe('Mine');
    expect(await backgroundOf()).toEqual({ ...usual, room: '', isChosen: true });
  });

  it('takes its default in a video of the library', async () => {
    const { id } = await anOrderedVideo(api.core, user);
    await api.core.db.pool.query(`update videos set draft = jsonb_set(draft, '{background}', $1) where id = $2`, [
      JSON.stringify(strange),
      id,
    ]);
    const { status, body } = await api.ask(`GET /videos/${id}`, { token });
    expect(status).toBe(200);
    expect(body.data.generation_data.background).toEqual({ ...usual, room: '' });
  });
});
