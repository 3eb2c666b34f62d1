import { aMember, aToken, aUser, type TestUser } from '@herald/core/testing';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { multipartForm } from '../testing/multipart-form.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let person: TestUser;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await aUser(api.core, { name: 'Dana Whitfield', planSlugs: ['UNLIMITED'] });
  token = await aToken(api.core, person);
});

const told = {
  name: 'Dana Marie Whitfield',
  bio: 'Runs North Beauty from Oslo.\nTwo drops, plain words.',
  location: 'Oslo, Norway',
  website: 'https://northbeauty.co',
  company: 'North Beauty AS',
};
const read = async (as = token) => (await api.ask('GET /user/settings/profile', { token: as })).body.data;
const save = (body: object, as = token) => api.ask('PUT /user/settings/profile', { token: as, body });

describe('the profile', () => {
  it('begins with the name, the address and the day of the sign-up', async () => {
    expect(await read()).toEqual({
      name: 'Dana Whitfield',
      email: person.email,
      bio: '',
      location: '',
      website: '',
      company: '',
      avatar_url: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('is one rule and one answer at both addresses', async () => {
    const saved = await api.ask('PUT /user/profile', { token, body: told });
    expect([saved.status, saved.body.message]).toEqual([200, 'Your profile has been updated successfully.']);
    expect(saved.body.data).toMatchObject(told);
    const [short, long] = await Promise.all([
      api.ask('GET /user/profile', { token }),
      api.ask('GET /user/settings/profile', { token }),
    ]);
    expect(short.body).toEqual(long.body);
    expect(long.body.data).toMatchObject(told);
    const refusals = await Promise.all(
      (['PUT /user/profile', 'PUT /user/settings/profile'] as const).map((call) =>
        api.ask(call, { token, body: { name: ' ' } }),
      ),
    );
    expect(refusals.map(({ status, body }) => [status, body.errors])).toEqual([
      [422, { name: ['Please enter your name.'] }],
      [422, { name: ['Please enter your name.'] }],
    ]);
  });

  it('takes back what it gave, and leaves alone what is left out', async () => {
    await save(told);
    const { created_at, ...all } = await read();
    expect((await save(all)).status).toBe(200);
    expect((await save({ name: 'Dana' })).body.data).toEqual({ ...all, name: 'Dana', created_at });
    expect((await save({ bio: 'I bake.' })).body.data).toEqual({ ...all, name: 'Dana', bio: 'I bake.', created_at });
    expect((await save({})).body.data).toEqual({ ...all, name: 'Dana', bio: 'I bake.', created_at });
  });

  it('gives the new name to the session and the team', async () => {
    await save({ name: 'Dana Berg' });
    expect((await api.ask('GET /auth/user', { token })).body.data.user.name).toBe('Dana Berg');
  });

  it.each([
    ['bio', 'x'.repeat(501), 'Please use at most 500 characters.'],
    ['location', 'x'.repeat(121), 'Please use at most 120 characters.'],
    ['company', 'x'.repeat(121), 'Please use at most 120 characters.'],
    ['name', 'x'.repeat(121), 'Please use at most 120 characters.'],
    ['website', 'javascript:alert(1)', 'Please enter a web address, for example https://example.com/offer.'],
    ['website', 'ftp://north.co', 'Please enter a web address, for example https://example.com/offer.'],
    ['email', 'somebody@else.test', 'The email address cannot be changed together with the profile.'],
    ['avatar_url', 'https://evil.test/pixel.png', 'Please upload the picture instead of linking to it.'],
  ])('refuses %s %s', async (field, value, text) => {
    const { status, body } = await save({ name: 'Dana', [field]: value });
    expect([status, body.errors]).toEqual([422, { [field]: [text] }]);
  });

  it('takes a bio of exactly 500 characters and a website without its https', async () => {
    const { body } = await save({ name: 'Dana', bio: 'x'.repeat(500), website: 'northbeauty.co' });
    expect([body.data.bio.length, body.data.website]).toEqual([500, 'https://northbeauty.co']);
  });

  it('belongs to the person, also while they act in the account of a team', async () => {
    const viewer = await aMember(api.core, person, 'viewer');
    const viewerToken = await aToken(api.core, viewer);
    expect((await save({ name: 'Vera Viewer', company: 'Elsewhere' }, viewerToken)).status).toBe(200);
    expect((await read(viewerToken)).company).toBe('Elsewhere');
    expect((await read()).company).toBe('');
  });
});

describe('the profile picture', () => {
  const upload = async (bytes: Buffer, { as = token, field = 'avatar' } = {}) => {
    const form = await multipartForm({ [field]: { name: 'me.jpg', type: 'image/jpeg', bytes } });
    return api.ask('POST /user/settings/profile/avatar', { token: as, ...form });
  };
  const keptFile = async (url: string | null) => api.app.inject({ url: url ?? '/none' });
  const stored = async (user = person) => {
    const keys: string[] = [];
    for await (const { key } of api.core.storage.list(`accounts/${user.accountId}/profile/`)) keys.push(key);
    return keys;
  };

  /** Red, green and blue thirds from left to right. */
  function thirds(widthPx: number, heightPx: number) {
    const canvas = createCanvas(widthPx, heightPx);
    const context = canvas.getContext('2d');
    for (const [place, color] of ['#ff0000', '#00ff00', '#0000ff'].entries()) {
      context.fillStyle = color;
      context.fillRect((place * widthPx) / 3, 0, widthPx / 3, heightPx);
    }
    return canvas;
  }
  const jpeg = () => thirds(900, 300).toBuffer('image/jpeg');
  const png = () => thirds(900, 300).toBuffer('image/png');

  it.each([
    ['JPG', jpeg, 'image/jpeg'],
    ['PNG', png, 'image/webp'],
    ['WebP', () => thirds(900, 300).toBuffer('image/webp'), 'image/webp'],
  ])('is cut square from the middle and drawn with 512 px: %s', async (_, draw, type) => {
    const { status, body } = await upload(draw());
    expect([status, body.status]).toEqual([200, 'success']);
    const file = await keptFile(body.data.avatar_url);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, type]);
    const image = await loadImage(file.rawPayload);
    expect([image.width, image.height]).toEqual([512, 512]);
    const canvas = createCanvas(512, 512);
    canvas.getContext('2d').drawImage(image, 0, 0);
    for (const x of [8, 256, 504]) {
      const [red = 0, green = 0, blue = 0] = canvas.getContext('2d').getImageData(x, 256, 1, 1).data;
      expect([red < 60, green > 200, blue < 60], `at ${x}`).toEqual([true, true, true]);
    }
  });

  it('is shown in the profile, to the session and to the team', async () => {
    const member = await aMember(api.core, person, 'editor');
    const { avatar_url } = (await upload(jpeg(), { as: await aToken(api.core, member) })).body.data;
    const path = (url: string | null | undefined) => new URL(url ?? '', 'http://herald.test').pathname;
    const memberToken = await aToken(api.core, member);
    const session = (await api.ask('GET /auth/user', { token: memberToken })).body.data.user;
    const team = (await api.ask('GET /team-members', { token })).body.data;
    const seen = [(await read(memberToken)).avatar_url, session.avatar_url, team.at(0)?.avatar_url];
    expect(seen.map(path)).toEqual([path(avatar_url), path(avatar_url), path(avatar_url)]);
    expect(path(avatar_url)).toContain(`/accounts/${member.accountId}/profile/`);
  });

  it('replaces the one before, whose file goes', async () => {
    const first = (await upload(jpeg())).body.data.avatar_url;
    const second = (await upload(png())).body.data.avatar_url;
    expect((await keptFile(first)).statusCode).toBe(404);
    expect((await keptFile(second)).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('stays when the profile is saved with its link, and goes with its file when the link is empty', async () => {
    await upload(jpeg());
    const { created_at, ...all } = await read();
    expect((await save(all)).body.data.avatar_url).toBe(all.avatar_url);
    expect((await save({ ...all, avatar_url: null })).body.data.avatar_url).toBeNull();
    expect(await stored()).toEqual([]);
    expect((await keptFile(all.avatar_url)).statusCode).toBe(404);
  });

  it('of somebody else cannot be taken by its link', async () => {
    await upload(jpeg());
    const stranger = await aToken(api.core, await aUser(api.core));
    const { avatar_url } = await read();
    expect((await save({ name: 'Thief', avatar_url }, stranger)).status).toBe(422);
  });

  it('keeps nothing but its pixels, whatever is hidden in the file', async () => {
    const script = '<script>alert(document.cookie)</script>';
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), Buffer.from(script)]);
    const picture = jpeg();
    const polyglots = [
      Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]),
      Buffer.concat([picture, Buffer.from(`PK\u0003\u0004${script}`)]),
      Buffer.concat([png(), Buffer.from(`GIF89a/*${script}*/=1`)]),
    ];
    for (const bytes of polyglots) {
      expect(bytes.includes('script')).toBe(true);
      const { status, body } = await upload(bytes);
      expect(status).toBe(200);
      const file = await keptFile(body.data.avatar_url);
      expect(file.rawPayload.includes('script') || file.rawPayload.includes('PK\u0003')).toBe(false);
      expect(file.headers['content-security-policy']).toContain('sandbox');
    }
  });

  /** A PNG that says it is larger than it is. */
  const claiming = (widthPx: number, heightPx: number) => {
    const bytes = Buffer.from(png());
    bytes.writeUInt32BE(widthPx, 16);
    bytes.writeUInt32BE(heightPx, 20);
    return bytes;
  };

  it.each([
    ['30,000 px a side', claiming(30_000, 30_000), 422],
    ['pixels it does not have', claiming(7000, 7000), 415],
  ])('is refused when it is a bomb that claims %s', async (_, bytes, refusal) => {
    expect((await upload(bytes)).status).toBe(refusal);
    expect(await stored()).toEqual([]);
    expect((await api.ask('GET /health')).status).toBe(200);
  });

  it.each([
    ['a text', Buffer.from('This is no picture')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a program', Buffer.from('MZ\u0000\u0001 This program cannot be run in DOS mode.')],
  ])('is refused when it is no image: %s', async (_, bytes) => {
    const { status, body } = await upload(bytes);
    expect([status, body.message]).toEqual([415, 'Please select an image file.']);
    expect((await read()).avatar_url).toBeNull();
  });

  it('is refused beyond 5 MB', async () => {
    const { status, body } = await upload(Buffer.concat([jpeg(), Buffer.alloc(5 * 1024 * 1024)]));
    expect([status, body.message]).toEqual([413, 'Please select an image smaller than 5MB.']);
  });

  it('is refused when the form carries none', async () => {
    const { status, body } = await upload(jpeg(), { field: 'picture' });
    expect([status, body.errors]).toEqual([422, { avatar: ['Please select an image file.'] }]);
  });
});
