import { aMember, aToken, aUser, type TestUser } from '@herald/core/testing';
import { openProviders } from '@herald/providers';
import { replaceParts } from '@herald/providers/testing';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const DEFAULTS = {
  gender: 'female',
  ethnicity: 'european',
  age: '25',
  resolution: '512',
  image_format: 'jpeg',
  lighting: 'studio',
  stampless: 'yes',
  mood: 'joyous',
};

let api: TestApi;
let owner: TestUser;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  owner = await aUser(api.core);
  token = await aToken(api.core, owner);
});
afterAll(() => api.close());

async function face(options: Record<string, string>, on = api) {
  return on.app.inject({
    url: `/api/face-studio/generate?${new URLSearchParams(options)}`,
    headers: { authorization: `Bearer ${token}` },
  });
}

/** Where the mark of a drawn face stands: at the bottom on the right, on clothes or the wall. */
async function brightestInCorner(bytes: Buffer): Promise<number> {
  const picture = await loadImage(bytes);
  const side = Math.round(picture.width * 0.06);
  const from = Math.round(picture.width * 0.965) - side;
  const ctx = createCanvas(side, side).getContext('2d');
  ctx.drawImage(picture, -from, -from);
  const { data } = ctx.getImageData(0, 0, side, side);
  return Math.max(...data.filter((_, index) => index % 4 === 2));
}

describe('a face of the studio', () => {
  it('is a picture of the resolution and format asked for, and says its seed', async () => {
    const answer = await face(DEFAULTS);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await loadImage(answer.rawPayload)).width).toBe(512);
    const seed = String(answer.headers['face-seed']);
    const again = await face({ ...DEFAULTS, seed });
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
    const png = await face({ ...DEFAULTS, image_format: 'png', seed: '1' });
    expect(png.headers['content-type']).toBe('image/png');
  });

  it('is left to chance where an option is empty', async () => {
    const open = { skintone: '', hair_length: '', facial_hair: '', zoom_level: '', seed: '3', resolution: '512' };
    expect((await face(open)).statusCode).toBe(200);
  });

  it.each([
    ['age', '-1', 'age must be a whole number from 0 to 80.'],
    ['age', '81', 'age must be a whole number from 0 to 80.'],
    ['age', 'old', 'age must be a whole number from 0 to 80.'],
    ['skintone', '11', 'skintone must be a number from 0 to 10.'],
    ['hair_length', '-0.5', 'hair_length must be a number from 0 to 10.'],
    ['facial_hair', 'NaN', 'facial_hair must be a number from 0 to 10.'],
    ['resolution', '2048', 'resolution must be one of: 512, 1024.'],
    ['image_format', 'bmp', 'image_format must be one of: jpeg, jpg, png.'],
    ['gender', 'x', 'gender must be one of: female, male.'],
    [
      'ethnicity',
      'martian',
      'ethnicity must be one of: european, african, west_asian, south_asian, east_asian, southeast_asian, latin_american.',
    ],
    ['lighting', 'dark', 'lighting must be one of: auto, studio, natural, artistic.'],
    ['mood', 'sad', 'mood must be one of: joyous, composed.'],
    ['zoom_level', 'far', 'zoom_level must be one of: standard, closeup.'],
    ['stampless', 'perhaps', 'stampless must be one of: yes, true, 1, no, false, 0.'],
    ['seed', '-1', 'seed must be a whole number from 0 to 4294967295.'],
  ])('answers 400 with its detail: %s=%s', async (name, value, detail) => {
    const answer = await face({ ...DEFAULTS, [name]: value });
    expect([answer.statusCode, answer.json().message]).toEqual([400, detail]);
  });

  it('answers 429 "Rate limit exceeded. Please try again later." when too many are waiting', async () => {
    const local = await openProviders();
    const { promise: ready, resolve: letGo } = Promise.withResolvers<void>();
    const slow = replaceParts(local, {
      image: {
        ...local.image,
        face: async (wish, drawing) => {
          await ready;
          return local.image.face(wish, drawing);
        },
      },
    });
    const crowded = await createTestApi(inject('databaseServerUrl'), { context: { providers: slow } });
    const visitor = await aToken(crowded.core, await aUser(crowded.core));
    const ask = () => crowded.ask('GET /face-studio/generate?resolution=512', { token: visitor });
    const asked = Array.from({ length: 24 }, ask);
    const refused = await Promise.race(
      asked.map(async (one) => ((await one).status === 429 ? one : new Promise(() => {}))),
    ).finally(letGo);
    expect(refused).toMatchObject({ status: 429, body: { message: 'Rate limit exceeded. Please try again later.' } });
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    // One is drawn and three of an account may wait; the place of one that is done may be taken again.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    await crowded.close();
  });
});

describe('"Use This Avatar"', () => {
  const options = { ...DEFAULTS, age: 25, resolution: 512, stampless: true, seed: 42 };
  const keep = (changes: object = {}, as = token, headers = {}) =>
    api.ask('POST /face-studio/avatars', { token: as, body: { options: { ...options, ...changes } }, headers });

  it('keeps the face as an avatar of the account', async () => {
    const { status, body } = await keep();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Studio face',
      gender: 'female',
      age: 'young-adult',
      appearance: 'caucasian',
      kind: 'character',
      is_own: true,
    });
    const seen = await face({ ...DEFAULTS, seed: '42' });
    const kept = await api.app.inject({ url: body.data.picture_url });
    expect(kept.rawPayload.equals(seen.rawPayload)).toBe(true);
  });

  it('numbers faces that nobody named', async () => {
    const stranger = await aToken(api.core, await aUser(api.core));
    const names = [];
    for (const seed of [51, 52, 53]) names.push((await keep({ seed }, stranger)).body.data.name);
    expect(names).toEqual(['Studio face', 'Studio face 2', 'Studio face 3']);
  });

  it.each([
    [512, 'png'],
    [1024, 'jpeg'],
  ] as const)('keeps it with %i pixels a side, as %s', async (resolution, image_format) => {
    const { body } = await keep({ seed: 44, resolution, image_format });
    const kept = await api.app.inject({ url: body.data.picture_url });
    expect(kept.headers['content-type']).toBe(`image/${image_format}`);
    const { width, height } = await loadImage(kept.rawPayload);
    expect([width, height]).toEqual([resolution, resolution]);
  });

  it('keeps it with its mark, unless it is to have none', async () => {
    const pictureOf = async (stampless: boolean) => {
      const { body } = await keep({ seed: 45, stampless });
      return (await api.app.inject({ url: body.data.picture_url })).rawPayload;
    };
    const [marked, plain] = [await pictureOf(false), await pictureOf(true)];
    expect(await brightestInCorner(marked)).toBeGreaterThan((await brightestInCorner(plain)) + 20);
  });

  it('needs a face that was generated, with options that exist', async () => {
    expect((await keep({ seed: null })).body.errors).toEqual({ 'options.seed': ['Please generate a face first.'] });
    expect((await keep({ ethnicity: 'martian' })).status).toBe(400);
  });

  it('keeps it once for the same key', async () => {
    const first = await keep({ seed: 43 }, token, { 'idempotency-key': 'use-1' });
    const again = await keep({ seed: 43 }, token, { 'idempotency-key': 'use-1' });
    expect(again.body.data.id).toBe(first.body.data.id);
  });

  it('is for editors, as generating one is', async () => {
    const viewer = await aToken(api.core, await aMember(api.core, owner, 'viewer'));
    expect((await keep({}, viewer)).status).toBe(403);
    expect((await api.ask('GET /face-studio/generate?seed=1&resolution=512', { token: viewer })).status).toBe(403);
    expect((await api.ask('GET /face-studio/generate')).status).toBe(401);
  });
});

it('a face that nobody waits for any more is no error in the log', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const providers = await openProviders();
  const face = (_: unknown, how: { signal?: AbortSignal } = {}) =>
    new Promise<never>((_done, fail) => {
      how.signal?.addEventListener('abort', () => fail(how.signal?.reason));
      begin();
    });
  const slow = await createTestApi(inject('databaseServerUrl'), {
    context: { providers: replaceParts(providers, { image: { ...providers.image, face } }) },
    build: {
      extend(app) {
        app.addHook('onSend', async ({ url }) => {
          if (url.startsWith('/api/face-studio/')) end();
        });
      },
    },
  });
  const headers = { authorization: `Bearer ${await aToken(slow.core, await aUser(slow.core))}` };
  const address = await slow.app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const asked = fetch(`${address}/api/face-studio/generate?seed=1`, { headers, signal: leaving.signal });
  await begun;
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await ended;
  expect(slow.logText()).not.toContain('A request failed');
  await slow.close();
});
