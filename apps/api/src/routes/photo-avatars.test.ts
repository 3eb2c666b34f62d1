import { PHOTO_CONSENT } from '@herald/core/avatars';
import { newId } from '@herald/core/runtime';
import { aMember, aToken, aUser, type TestUser } from '@herald/core/testing';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { multipartForm } from '../testing/multipart-form.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let owner: TestUser;
let token: string;
let portrait: Buffer;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  owner = await aUser(api.core);
  token = await aToken(api.core, owner);
  portrait = await enlarged('liam', 3);
});
afterAll(() => api.close());

/** A person of the library, large enough to talk. */
async function enlarged(name: string, by: number): Promise<Buffer> {
  const picture = await api.context.providers.library.picture(name);
  const small = await loadImage(Buffer.from(picture?.bytes ?? []));
  const canvas = createCanvas(small.width * by, small.height * by);
  canvas.getContext('2d').drawImage(small, 0, 0, canvas.width, canvas.height);
  return canvas.encode('jpeg');
}

async function analyse(bytes: Buffer, as = token) {
  const form = await multipartForm({ photo: { name: 'me.jpg', type: 'image/jpeg', bytes } });
  return api.ask('POST /photo-avatars/analyse', { token: as, ...form });
}

function keep(pictureId: string, changes: object = {}, as = token) {
  const agreed = { consent: true, consent_version: PHOTO_CONSENT.version };
  const body = { picture_id: pictureId, points: [], ...agreed, ...changes };
  return api.ask('POST /photo-avatars', { token: as, body });
}

/** Two people side by side. */
async function couple(): Promise<Buffer> {
  const pictures = await Promise.all(['liam', 'emma'].map(async (name) => loadImage(await enlarged(name, 3))));
  const canvas = createCanvas(2160, 1440);
  for (const [at, picture] of pictures.entries()) canvas.getContext('2d').drawImage(picture, at * 1080, 0);
  return canvas.encode('jpeg');
}

const rows = async (query: string, values: unknown[] = []) => (await api.core.db.pool.query(query, values)).rows;

describe('a portrait that is uploaded', () => {
  it('answers the picture, the gate and the points one may drag', async () => {
    const { status, body } = await analyse(portrait);
    expect(status).toBe(200);
    const { width, height, gate, points, picture_url: url } = body.data;
    expect([width, height, gate]).toEqual([1080, 1440, { answer: 'accept', findings: [] }]);
    expect(points.map(({ id }) => id)).toContain('mouthLeft');
    for (const { x, y } of points) expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
    expect((await api.app.inject({ url })).statusCode).toBe(200);
  });

  it('says why it cannot talk and what helps', async () => {
    const small = (await analyse(await enlarged('liam', 1))).body.data;
    expect(small.gate.answer).toBe('reject');
    expect(small.gate.findings[0]).toEqual({
      reason: expect.stringMatching(/^The face is only \d+ pixels wide\.$/),
      hint: expect.stringContaining('Use a larger or closer picture'),
    });
    const wall = createCanvas(400, 400).toBuffer('image/png');
    const { gate, points } = (await analyse(wall)).body.data;
    expect([gate.answer, gate.findings[0]?.reason, points]).toEqual([
      'reject',
      'No face was found in this picture.',
      [],
    ]);
  });

  it.each<[string, () => Buffer, number]>([
    ['a renamed text', () => Buffer.from('This is no picture'), 415],
    ['half a JPG', () => portrait.subarray(0, 5000), 415],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['more than 5MB', () => Buffer.concat([portrait, Buffer.alloc(5 * 1024 * 1024)]), 413],
    ['an icon', () => createCanvas(40, 40).toBuffer('image/png'), 422],
  ])('is refused when it is %s', async (_, make, expected) => {
    const before = await rows('select id from pictures');
    const { status, body } = await analyse(make());
    expect([status, Object.keys(body.errors)]).toEqual([expected, ['photo']]);
    expect(await rows('select id from pictures')).toHaveLength(before.length);
  });
});

describe('a talking photo', () => {
  it('is kept with its corrections, and with who agreed to what and when', async () => {
    const { picture_id: pictureId, points } = (await analyse(portrait)).body.data;
    const chin = points.find(({ id }) => id === 'chin');
    if (!chin) throw new Error('No chin was found');
    const moved = { id: 'chin', x: chin.x + 6, y: chin.y + 9 };
    const { status, body } = await keep(pictureId, { name: 'Me', points: [moved] });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: 'Me', kind: 'photo', type: 'custom', is_own: true });
    const [avatar] = await rows('select points, consent from avatars where id = $1', [body.data.id]);
    expect(avatar.points).toMatchObject({ version: 1, width: 1080, height: 1440, edited: ['chin'] });
    expect(avatar.points.points[152][0]).toBeCloseTo(moved.x, 0);
    expect(avatar.points.points[152][1]).toBeCloseTo(moved.y, 0);
    expect(avatar.consent).toEqual({
      ...PHOTO_CONSENT,
      given_at: api.clock.now().toISOString(),
      user_id: owner.id,
    });
    const audit = await rows('select action, actor_id, details from audit_log where subject_id = $1', [body.data.id]);
    expect(audit).toEqual([{ action: 'avatar.consent', actor_id: owner.id, details: { ...PHOTO_CONSENT, pictureId } }]);
    expect((await api.ask(`GET /a2e/avatars/${body.data.id}`, { token })).body.data).toEqual(body.data);
  });

  it('of several people speaks with the face its owner chose', async () => {
    const found = (await analyse(await couple())).body.data;
    const { picture_id: pictureId, faces } = found;
    expect(faces).toHaveLength(2);
    const unasked = await keep(pictureId);
    expect([unasked.status, Object.keys(unasked.body.errors)]).toEqual([422, ['face']]);
    for (const [face, box] of faces.entries()) {
      const chosen = await api.ask('POST /photo-avatars/face', { token, body: { picture_id: pictureId, face } });
      expect([chosen.status, chosen.body.data.face]).toEqual([200, face]);
      const avatar = (await keep(pictureId, { face })).body.data;
      const [{ points }] = await rows('select points from avatars where id = $1', [avatar.id]);
      const [noseX] = points.points[1];
      expect([points.chosen, noseX > box.x && noseX < box.x + box.width]).toEqual([face, true]);
      expect(points.gate.findings).toEqual([]);
    }
    const nobody = await api.ask('POST /photo-avatars/face', { token, body: { picture_id: pictureId, face: 2 } });
    expect([nobody.status, Object.keys(nobody.body.errors)]).toEqual([422, ['face']]);
  });

  it('is not kept without consent', async () => {
    const { picture_id: pictureId } = (await analyse(portrait)).body.data;
    const { status, body } = await keep(pictureId, { consent: false });
    expect([status, body.errors]).toEqual([422, { consent: ['Please confirm that you may use this face.'] }]);
  });

  it('is kept with consent to the words the server shows, and to no others', async () => {
    const { picture_id: pictureId } = (await analyse(portrait)).body.data;
    const shown = (await api.ask('GET /photo-avatars/consent', { token })).body.data;
    expect(shown).toEqual(PHOTO_CONSENT);
    for (const [field, value] of [
      ['consent_version', undefined],
      ['consent_version', 'x'],
      ['consent_text', 'x'],
    ] as const) {
      const { status, body } = await keep(pictureId, { [field]: value });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    }
    const agreed = { consent_version: shown.version, consent_text: shown.text };
    expect((await keep(pictureId, agreed)).status).toBe(200);
  });

  it('is not made of a portrait that cannot talk, whatever the screen says', async () => {
    const { picture_id: pictureId } = (await analyse(await enlarged('liam', 1))).body.data;
    const { status, body } = await keep(pictureId);
    expect([status, body.message]).toEqual([422, 'This photo cannot talk. Please choose another one.']);
    expect(body.errors.picture_id?.[0]).toMatch(/^The face is only/);
  });

  it('keeps points within the picture', async () => {
    const { picture_id: pictureId } = (await analyse(portrait)).body.data;
    const { body } = await keep(pictureId, { points: [{ id: 'mouthLeft', x: -900, y: 99_999 }] });
    const [{ points }] = await rows('select points from avatars where id = $1', [body.data.id]);
    for (const [x, y] of [points.points[61]]) {
      expect([Math.round(x), Math.round(y)]).toEqual([0, 1440]);
    }
  });

  it('is made of portraits of one’s own account only', async () => {
    const { picture_id: pictureId } = (await analyse(portrait)).body.data;
    const stranger = await aToken(api.core, await aUser(api.core));
    expect((await keep(pictureId, {}, stranger)).status).toBe(404);
    expect((await keep(newId(api.core))).status).toBe(404);
    expect((await keep('1')).status).toBe(422);
    const logo = await multipartForm({
      picture: { name: 'logo.jpg', type: 'image/jpeg', bytes: portrait },
      purpose: 'logo',
    });
    const uploaded = (await api.ask('POST /pictures', { token, ...logo })).body.data;
    expect((await keep(uploaded.id)).status).toBe(404);
    const viewer = await aToken(api.core, await aMember(api.core, owner, 'viewer'));
    expect((await analyse(portrait, viewer)).status).toBe(403);
    expect((await keep(pictureId, {}, viewer)).status).toBe(403);
  });
});
