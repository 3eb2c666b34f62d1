import { purgeExpired } from '@herald/core/system';
import { aToken, aUser, testAdmin } from '@herald/core/testing';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { multipartForm } from '../testing/multipart-form.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const ACCEPTED = 'PNG, GIF, JPG, BMP, ICO, WebP, max 5MB';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
beforeEach(async () => {
  await api.core.db.pool.query('delete from pages where not is_special');
  token = await aToken(api.core, testAdmin);
});
afterAll(() => api.close());

function red(widthPx: number, heightPx: number) {
  const canvas = createCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, widthPx, heightPx);
  return canvas;
}

const png = (side = 16) => red(side, side).toBuffer('image/png');

/** 24 bits a pixel, all red. */
function bmp(side = 16): Buffer {
  const header = Buffer.alloc(54);
  header.write('BM', 'latin1');
  header.writeUInt32LE(54 + side * side * 3, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(side, 18);
  header.writeInt32LE(side, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  return Buffer.concat([header, Buffer.from(Array.from({ length: side * side }, () => [0, 0, 255]).flat())]);
}

function ico(side = 16): Buffer {
  const picture = png(side);
  const header = Buffer.from([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(picture.length, 14);
  return Buffer.concat([header, picture]);
}

/** Codes of three bits; the table is cleared before every pixel, so that they never grow. */
function gif(side = 8): Buffer {
  const bits = Array.from({ length: side * side }, () => [4, 0])
    .flat()
    .concat(5);
  const bytes: number[] = [];
  bits.forEach((code, index) => {
    for (let bit = 0; bit < 3; bit++) {
      const at = index * 3 + bit;
      bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (((code >> bit) & 1) << (at & 7));
    }
  });
  const head = [side, 0, side, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255, 0x2c, 0, 0, 0, 0, side, 0, side, 0, 0, 2];
  return Buffer.concat([Buffer.from('GIF89a'), Buffer.from([...head, bytes.length, ...bytes, 0, 0x3b])]);
}

async function send(bytes: Buffer, name = 'a.png', by = token) {
  const form = await multipartForm({ picture: { name, bytes, type: 'application/octet-stream' } });
  return api.ask('POST /admin/pages/pictures', { token: by, ...form });
}

async function upload() {
  const { status, body } = await send(png());
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}

async function aPageWith(pictureId: string) {
  const content = `<p>Look</p><img data-picture="${pictureId}" alt="A cup">`;
  const { body } = await api.ask('POST /admin/pages', { token, body: { name: 'Guides', slug: 'guides', content } });
  return body.data;
}

const linkIn = (content: string) => /src="([^"]+)"/.exec(content)?.[1]?.replaceAll('&amp;', '&') ?? '';
const fetchPicture = (url: string) => api.app.inject({ url });
const isThere = async (id: string) => {
  const { rowCount } = await api.core.db.pool.query('select 1 from page_pictures where id = $1', [id]);
  const hasFile = (await api.core.storage.stat(`pages/pictures/${id}.png`)) !== undefined;
  expect(hasFile).toBe(rowCount === 1);
  return hasFile;
};
const daysLater = async (days: number) => {
  api.clock.advance({ hours: days * 24 + 1 });
  await purgeExpired(api.core);
  token = await aToken(api.core, testAdmin);
};

describe('a picture for pages', () => {
  it.each([
    ['PNG', 'a.png', () => png(), 16],
    ['JPG', 'a.jpg', () => red(16, 16).toBuffer('image/jpeg'), 16],
    ['WebP', 'a.webp', () => red(16, 16).toBuffer('image/webp'), 16],
    ['GIF', 'a.gif', () => gif(), 8],
    ['BMP', 'a.bmp', () => bmp(), 16],
    ['ICO', 'a.ico', () => ico(), 16],
  ])('may be a %s and is encoded again', async (_, name, bytes, side) => {
    const { status, body } = await send(Buffer.concat([bytes(), Buffer.from('xyz')]), name);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.data).toMatchObject({ name, width: side, height: side });
    const { rawPayload, headers } = await fetchPicture(body.data.url);
    expect(headers['content-type']).toMatch(/^image\/(png|jpeg|webp)$/);
    expect(rawPayload.includes('xyz')).toBe(false);
    const context = createCanvas(side, side).getContext('2d');
    context.drawImage(await loadImage(rawPayload), 0, 0);
    const [redness = 0, greenness = 0] = context.getImageData(4, 4, 1, 1).data;
    expect([redness > 240, greenness < 20]).toEqual([true, true]);
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['HTML', Buffer.from('<script>alert(1)</script>')],
    ['BMP of an unknown kind', Buffer.concat([bmp().subarray(0, 14), Buffer.from([12]), bmp().subarray(15)])],
  ])('is never an %s', async (_, bytes) => {
    const { status, body } = await send(bytes);
    expect([status, body.message]).toEqual([415, `This file is not a picture we can read (${ACCEPTED}).`]);
  });

  it.each([
    ['BMP', bmp().subarray(0, 100)],
    ['ICO', ico().subarray(0, 40)],
  ])('is told that it is cut off when it is half a %s', async (_, bytes) => {
    const { status, body } = await send(bytes);
    expect([status, body.message]).toEqual([415, 'This picture is cut off. Please save or download it again.']);
  });

  it('is refused when it claims more pixels than may be decoded', async () => {
    const huge = bmp();
    huge.writeInt32LE(60_000, 18);
    expect((await send(huge)).body.errors?.picture).toEqual([
      'This picture has too many pixels. Please use one of at most 50 megapixels.',
    ]);
  });

  it('is refused when it is too small to be one', async () => {
    expect((await send(png(4))).body.errors?.picture).toEqual(['Please use a picture of at least 8 x 8 pixels.']);
  });
});

describe('a page with a picture', () => {
  it('names it without a link and shows it with one', async () => {
    const { id } = await upload();
    const page = await aPageWith(id);
    const { rows } = await api.core.db.pool.query('select content from pages where id = $1', [page.id]);
    expect(rows[0].content).toBe(`<p>Look</p><img alt="A cup" data-picture="${id}" />`);
    expect((await fetchPicture(linkIn(page.content))).statusCode).toBe(200);
  });

  it('still shows it after its links have run out', async () => {
    const page = await aPageWith((await upload()).id);
    const link = linkIn(page.content);
    api.clock.advance({ hours: 14 });
    expect((await fetchPicture(link)).statusCode).toBe(403);
    const reader = await aToken(api.core, await aUser(api.core));
    const { body } = await api.ask('GET /pages/guides', { token: reader });
    const fresh = linkIn(body.data.content);
    expect(fresh).not.toBe(link);
    expect((await fetchPicture(fresh)).statusCode).toBe(200);
  });

  it('shows it in the editor, in its versions and in the preview after its links have run out', async () => {
    const page = await aPageWith((await upload()).id);
    const more = { name: page.name, slug: page.slug, content: `${page.content}<p>More</p>` };
    await api.ask(`PUT /admin/pages/${page.id}`, { token, body: more });
    api.clock.advance({ hours: 30 });
    token = await aToken(api.core, testAdmin);
    expect((await fetchPicture(linkIn(page.content))).statusCode).toBe(403);
    const contents = await Promise.all([
      api.ask(`GET /admin/pages/${page.id}`, { token }).then(({ body }) => body.data.content),
      api.ask(`GET /admin/pages/${page.id}/versions/1`, { token }).then(({ body }) => body.data.content),
      api
        .ask('POST /admin/pages/preview', { token, body: { content: page.content } })
        .then(({ body }) => body.data.content),
    ]);
    for (const content of contents) expect((await fetchPicture(linkIn(content))).statusCode).toBe(200);
  });

  it('that was kept in an editor for a day is saved with its picture', async () => {
    const page = await aPageWith((await upload()).id);
    api.clock.advance({ hours: 30 });
    token = await aToken(api.core, testAdmin);
    const body = { name: page.name, slug: page.slug, content: `${page.content}<p>More</p>` };
    const saved = (await api.ask(`PUT /admin/pages/${page.id}`, { token, body })).body.data;
    expect((await fetchPicture(linkIn(saved.content))).statusCode).toBe(200);
  });

  it('is refused when the picture is not there', async () => {
    const id = '0192f5a0-0000-7000-8000-000000000001';
    const body = { name: 'Guides', slug: 'guides', content: `<img data-picture="${id}">` };
    const answer = await api.ask('POST /admin/pages', { token, body });
    expect([answer.status, answer.body.errors?.content]).toEqual([
      422,
      ['A picture of this page is no longer stored. Please take it out or add it again.'],
    ]);
  });

  it('keeps it when the administrator who added it is gone', async () => {
    const other = await aUser(api.core, { changes: { role: 'admin' } });
    const { body } = await send(png(), 'a.png', await aToken(api.core, other));
    const page = await aPageWith(body.data.id);
    await api.core.db.pool.query('delete from users where id = $1', [other.id]);
    const { content } = (await api.ask(`GET /admin/pages/${page.id}`, { token })).body.data;
    expect((await fetchPicture(linkIn(content))).statusCode).toBe(200);
  });
});

describe('the clean-up', () => {
  it('removes a picture that no page names, after two weeks', async () => {
    const { id } = await upload();
    await daysLater(13);
    expect(await isThere(id)).toBe(true);
    await daysLater(1);
    expect(await isThere(id)).toBe(false);
  });

  it('keeps a picture while a page or one of its versions names it', async () => {
    const { id } = await upload();
    const page = await aPageWith(id);
    await daysLater(15);
    expect(await isThere(id)).toBe(true);
    const body = { name: page.name, slug: page.slug, content: '<p>Without</p>' };
    await api.ask(`PUT /admin/pages/${page.id}`, { token, body });
    await daysLater(15);
    expect(await isThere(id)).toBe(true);
    const { body: old } = await api.ask(`GET /admin/pages/${page.id}/versions/1`, { token });
    expect((await fetchPicture(linkIn(old.data.content))).statusCode).toBe(200);
    await api.ask(`DELETE /admin/pages/${page.id}`, { token, body: {} });
    await daysLater(1);
    expect(await isThere(id)).toBe(false);
  });
});
