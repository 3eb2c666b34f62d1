import { aMember, aToken, aUser, type TestUser } from '@herald/core/testing';
import { openProviders } from '@herald/providers';
import { openFaceStudioDouble, type PictureDouble, pictureManner } from '@herald/providers/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const KEY = 'k-of-this-installation';
const DEFAULTS = { gender: 'female', ethnicity: 'european', age: '25', resolution: '512' };

let service: PictureDouble;
let api: TestApi;
let owner: TestUser;
let token: string;

beforeAll(async () => {
  service = await openFaceStudioDouble();
  const hosted = { wire: 'face-studio', title: 'Face Studio', name: 'faces', baseUrl: service.baseUrl, key: KEY };
  const providers = await openProviders({ services: [hosted] });
  api = await createTestApi(inject('databaseServerUrl'), { context: { providers } });
});
afterAll(async () => {
  await api.close();
  await service.close();
});
beforeEach(async () => {
  service.manner = { ...pictureManner(), key: KEY };
  service.asked.length = 0;
  owner = await aUser(api.core);
  token = await aToken(api.core, owner);
});

const face = (options: Record<string, string> = {}, as = token) =>
  api.app.inject({
    url: `/api/face-studio/generate?${new URLSearchParams({ ...DEFAULTS, ...options })}`,
    headers: { authorization: `Bearer ${as}` },
  });
const keep = (drawn_by: string, options: object = {}, as = token) =>
  api.ask('POST /face-studio/avatars', {
    token: as,
    body: { options: { ...DEFAULTS, age: 25, resolution: 512, seed: 1, ...options }, drawn_by },
  });
const fails = (status: number, body: string) => {
  service.manner.fault = (response) => response.writeHead(status).end(body);
};

describe('a face of a service', () => {
  it('is drawn once for the same options and the same number', async () => {
    const first = await face({ seed: '1' });
    const again = await face({ seed: '1' });
    expect([first.statusCode, first.headers['drawn-by'], first.headers['instead-reason']]).toEqual([
      200,
      'faces',
      undefined,
    ]);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(service.asked).toHaveLength(1);
    await face({ seed: '2' });
    expect(service.asked).toHaveLength(2);
  });

  it('that is asked for five times at once is drawn once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => face({ seed: '1' })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(service.asked).toHaveLength(1);
  });

  it('is the one that is kept, as a photo that talks, with the words about made-up faces', async () => {
    const seen = await face({ seed: '1' });
    const { status, body } = await keep('faces');
    expect([status, body.data.kind, body.data.drawn_by]).toEqual([200, 'photo', 'Face Studio']);
    const kept = await api.app.inject({ url: body.data.picture_url });
    expect(kept.rawPayload.equals(seen.rawPayload)).toBe(true);
    expect(service.asked).toHaveLength(1);
    const { data } = (await api.ask('GET /avatar-drawers', { token })).body;
    const consents = await api.ask('GET /user/data/consents', { token });
    expect(consents.body.data).toMatchObject([{ text: data.made_up_text }]);
  });

  it('that nobody has seen, or somebody else, is not kept', async () => {
    await face({ seed: '1' });
    const stranger = await aToken(api.core, await aUser(api.core));
    for (const { status, body } of [await keep('faces', { seed: 9 }), await keep('faces', {}, stranger)]) {
      expect([status, body.errors]).toEqual([
        422,
        { 'options.seed': ['This face is not kept any more. Please generate another one.'] },
      ]);
    }
    expect(service.asked).toHaveLength(1);
  });

  it('is drawn when it is kept without having been seen', async () => {
    expect((await keep('')).body.data.kind).toBe('photo');
    expect(service.asked).toHaveLength(1);
  });

  it('is not ordered by those who only read', async () => {
    const viewer = await aToken(api.core, await aMember(api.core, owner, 'viewer'));
    expect((await face({ seed: '1' }, viewer)).statusCode).toBe(403);
    expect(service.asked).toEqual([]);
  });

  it('is drawn by Herald for whoever wants that, and kept so', async () => {
    const seen = await face({ seed: '1', own_drawing: 'yes' });
    expect(seen.headers['drawn-by']).toBe('embedded');
    expect((await keep('embedded')).body.data).toMatchObject({ kind: 'character', drawn_by: 'Herald' });
    expect(service.asked).toEqual([]);
  });

  it('is drawn by Herald where the service cannot, and says why', async () => {
    fails(429, '');
    const seen = await face({ seed: '1' });
    expect([seen.statusCode, seen.headers['drawn-by']]).toEqual([200, 'embedded']);
    expect(decodeURIComponent(String(seen.headers['instead-reason']))).toBe(
      'Face Studio: Rate limit exceeded. Please try again later. (Status: 429)',
    );
    expect((await keep('embedded')).body.data.kind).toBe('character');
  });

  it('that is refused for its options is answered with 400 and the detail', async () => {
    fails(400, `{"detail":"Invalid ethnicity for ${KEY}."}`);
    const answer = await face({ seed: '1' });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Invalid ethnicity for ….']);
  });

  it.each([401, 500])('never tells the key: %i', async (status) => {
    fails(status, `{"detail":"${KEY}"}`);
    const answer = await face({ seed: '1' });
    const heard = [answer.body, JSON.stringify(answer.headers), api.logText()];
    expect(heard.filter((text) => text.includes(KEY))).toEqual([]);
  });
});

describe('who draws', () => {
  it('is told with the options that have an effect', async () => {
    const { body } = await api.ask('GET /avatar-drawers', { token });
    expect(body.data).toMatchObject({
      avatar: { name: 'embedded', title: 'Herald', is_own: true, face_options: null },
      face: { name: 'faces', title: 'Face Studio', is_own: false },
      own: { name: 'embedded', is_own: true },
    });
    expect(body.data.face.face_options).toContain('lighting');
  });
});
