import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { aMember, aToken, aUser, type TestUser } from '@herald/core/testing';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { multipartForm } from '../testing/multipart-form.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const HINT = 'JPG, PNG, WebP, max 5MB';

let api: TestApi;
let owner: TestUser;
let token: string;
let temporary: string;
const usualTemporary = process.env.TMPDIR;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  owner = await aUser(api.core);
  token = await aToken(api.core, owner);
});
afterAll(() => api.close());
// A temporary place of the test's own, so that what is left behind shows.
beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'herald-picture-test-'));
  process.env.TMPDIR = temporary;
});
afterEach(async () => {
  if (usualTemporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usualTemporary;
  await rm(temporary, { recursive: true, force: true });
});

/** Left half red, right half blue, so that one sees how it lies. */
function redBlue(widthPx: number, heightPx: number): Canvas {
  const canvas = createCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, widthPx / 2, heightPx);
  context.fillStyle = '#0000ff';
  context.fillRect(widthPx / 2, 0, widthPx / 2, heightPx);
  return canvas;
}

const jpeg = () => redBlue(80, 40).toBuffer('image/jpeg');
const png = () => redBlue(80, 40).toBuffer('image/png');
const webp = () => redBlue(80, 40).toBuffer('image/webp');

/** The way a phone writes it: turned by 90 degrees, with the place it was taken at. */
function asTakenByPhone(picture: Buffer): Buffer {
  const place = Buffer.from('GPS 52.520008 13.404954');
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(6, 18);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, place]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([picture.subarray(0, 2), marker, exif, picture.subarray(2)]);
}

/** A PNG that says it is larger than it is. */
function pngOfSize(widthPx: number, heightPx: number): Buffer {
  const bytes = Buffer.from(png());
  bytes.writeUInt32BE(widthPx, 16);
  bytes.writeUInt32BE(heightPx, 20);
  return bytes;
}

async function upload(bytes: Buffer, { name = 'shoe.jpg', type = 'image/jpeg', purpose = 'product', as = token } = {}) {
  const form = await multipartForm({ purpose, picture: { name, type, bytes } });
  return api.ask('POST /pictures', { token: as, ...form });
}

async function keptBytes(url: string): Promise<Buffer> {
  const answer = await api.app.inject({ url });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

async function pixel(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const image = await loadImage(bytes);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return [...canvas.getContext('2d').getImageData(x, y, 1, 1).data];
}

const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 200 && green < 60 && blue < 60;
const isBlue = ([red = 0, green = 0, blue = 0]: number[]) => blue > 200 && red < 60 && green < 60;

const countPictures = async () => (await api.core.db.pool.query('select 1 from pictures')).rowCount;
const leftBehind = async () => (await readdir(temporary)).filter((name) => name.startsWith('herald-'));

describe('a picture', () => {
  it.each([
    ['JPG', jpeg, 'image/jpeg'],
    ['PNG', png, 'image/png'],
    ['WebP', webp, 'image/webp'],
  ])('is kept as it was sent: %s', async (_, draw, type) => {
    const { status, body } = await upload(draw(), { name: 'my shoe.bin', type: 'application/octet-stream' });
    expect([status, body.status]).toEqual([200, 'success']);
    expect(body.data).toMatchObject({ name: 'my shoe.bin', purpose: 'product', width: 80, height: 40 });
    const answer = await api.app.inject({ url: body.data.url });
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.rawPayload.length).toBe(body.data.size_bytes);
    expect(isRed(await pixel(answer.rawPayload, 10, 20))).toBe(true);
    expect(isBlue(await pixel(answer.rawPayload, 70, 20))).toBe(true);
    expect(await leftBehind()).toEqual([]);
  });

  it('stands upright and does not tell where it was taken', async () => {
    const taken = asTakenByPhone(jpeg());
    expect(taken.includes('GPS')).toBe(true);
    const { body } = await upload(taken);
    expect([body.data.width, body.data.height]).toEqual([40, 80]);
    const bytes = await keptBytes(body.data.url);
    expect(bytes.includes('GPS') || bytes.includes('Exif')).toBe(false);
    expect(isRed(await pixel(bytes, 20, 10))).toBe(true);
    expect(isBlue(await pixel(bytes, 20, 70))).toBe(true);
  });

  it('keeps nothing but its pixels, whatever is hidden behind them', async () => {
    const hidden = '<script>alert(document.cookie)</script>PK\u0003\u0004';
    for (const draw of [jpeg, png, webp]) {
      const { status, body } = await upload(Buffer.concat([draw(), Buffer.from(hidden)]));
      expect(status).toBe(200);
      expect((await keptBytes(body.data.url)).includes('script')).toBe(false);
    }
  });

  it('keeps what is transparent', async () => {
    const { body } = await upload(createCanvas(64, 64).toBuffer('image/png'), { purpose: 'logo' });
    expect(await pixel(await keptBytes(body.data.url), 32, 32)).toEqual([0, 0, 0, 0]);
  });

  it('that is larger than any video is made smaller', async () => {
    const { body } = await upload(redBlue(4000, 1000).toBuffer('image/jpeg'));
    expect([body.data.width, body.data.height]).toEqual([2560, 640]);
  });

  it('lies in the folder of the account one acts in', async () => {
    const editor = await aMember(api.core, owner, 'editor');
    const { body } = await upload(jpeg(), { as: await aToken(api.core, editor) });
    expect(body.data.url).toContain(`/accounts/${owner.accountId}/pictures/`);
  });

  it('needs no name', async () => {
    const part = 'Content-Disposition: form-data; name="picture"\r\nContent-Type: application/octet-stream\r\n\r\n';
    const purpose = '\r\n--x\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nlogo\r\n--x--\r\n';
    const body = Buffer.concat([Buffer.from(`--x\r\n${part}`), jpeg(), Buffer.from(purpose)]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await api.ask('POST /pictures', { token, headers, body });
    expect([answer.status, answer.body.data.name, answer.body.data.purpose]).toEqual([200, '', 'logo']);
  });

  it('has a purpose', async () => {
    const { status, body } = await upload(jpeg(), { purpose: 'fun' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['purpose']]);
  });
});

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>';
  const noise = createHash('sha512').update('noise').digest();

  it.each<[string, Buffer]>([
    ['a text', Buffer.from('This is no picture')],
    ['an SVG', Buffer.from(svg)],
    ['a GIF', Buffer.from('GIF89a\x40\0\x40\0\0\0\0;', 'latin1')],
    ['half a JPG', jpeg().subarray(0, 400)],
    ['half a PNG', png().subarray(0, 100)],
    ['half a WebP', webp().subarray(0, 60)],
    ['the beginning of a JPG and noise', Buffer.concat([jpeg().subarray(0, 30), noise])],
    ['a PNG with broken pixels', Buffer.concat([png().subarray(0, 33), noise, Buffer.from('IEND')])],
    ['two bytes', Buffer.from([0xff, 0xd8])],
  ])('is refused, whatever it is called: %s', async (_, bytes) => {
    const before = await countPictures();
    const { status, body } = await upload(bytes);
    expect([status, body.code, body.errors]).toEqual([415, 'unsupported_media_type', { picture: [HINT] }]);
    expect(await countPictures()).toBe(before);
    expect(await leftBehind()).toEqual([]);
  });

  it.each([jpeg, png, webp])('says that it is cut off when it ends before its end', async (draw) => {
    const { status, body } = await upload(draw().subarray(0, -30));
    expect([status, body.message]).toEqual([415, 'This picture is cut off. Please save or download it again.']);
  });

  it.each([
    [30_000, 30_000, 'This picture has too many pixels. Please use one of at most 50 megapixels.'],
    [12_001, 40, 'This picture has too many pixels. Please use one of at most 50 megapixels.'],
    [31, 500, 'Please use a picture of at least 64 x 32 pixels.'],
    [63, 63, 'Please use a picture of at least 64 x 32 pixels.'],
    [0, 0, 'Please use a picture of at least 64 x 32 pixels.'],
  ])('is refused when it claims %i x %i pixels', async (widthPx, heightPx, text) => {
    const { status, body } = await upload(pngOfSize(widthPx, heightPx));
    expect([status, body.errors]).toEqual([422, { picture: [text] }]);
  });

  it('is refused when it would swell: small in bytes, within the pixels allowed, but not what it says', async () => {
    expect((await upload(pngOfSize(7000, 7000))).status).toBe(415);
    expect((await api.ask('GET /health')).status).toBe(200);
  });

  it('is refused beyond 5 MB with the words of the hint', async () => {
    const { status, body } = await upload(Buffer.concat([jpeg(), Buffer.alloc(5 * 1024 * 1024)]));
    expect([status, body.message, body.errors]).toEqual([413, HINT, { picture: [HINT] }]);
    expect(await leftBehind()).toEqual([]);
  });

  it('is refused when nothing or only emptiness was sent', async () => {
    const text = `Please choose a picture (${HINT}).`;
    const noFile = await multipartForm({ purpose: 'logo' });
    expect((await api.ask('POST /pictures', { token, ...noFile })).body.errors).toEqual({ picture: [text] });
    expect((await api.ask('POST /pictures', { token, body: {} })).body.errors).toEqual({ picture: [text] });
    expect((await upload(Buffer.alloc(0))).body.errors).toEqual({ picture: ['The file is empty.'] });
    const otherField = await multipartForm({ photo: { name: 'a.jpg', type: 'image/jpeg', bytes: jpeg() } });
    expect((await api.ask('POST /pictures', { token, ...otherField })).status).toBe(422);
  });

  it('is refused when the form is broken', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const body = '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\nabc';
    expect((await api.ask('POST /pictures', { token, headers, body })).body.code).toBe('malformed');
    const noBoundary = { 'content-type': 'multipart/form-data' };
    expect((await api.ask('POST /pictures', { token, headers: noBoundary, body })).body.code).toBe('malformed');
    expect(await leftBehind()).toEqual([]);
  });
});

describe('an upload that is broken off', () => {
  it('leaves nothing behind', async () => {
    const before = await countPictures();
    const url = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(url.port), url.hostname);
    socket.write(
      [
        'POST /api/pictures HTTP/1.1',
        'Host: localhost',
        `Authorization: Bearer ${token}`,
        'Content-Type: multipart/form-data; boundary=x',
        'Content-Length: 3000000',
        '',
        '--x',
        'Content-Disposition: form-data; name="picture"; filename="a.jpg"',
        'Content-Type: image/jpeg',
        '',
        'x'.repeat(1_000_000),
      ].join('\r\n'),
    );
    const until = async (isReached: () => Promise<boolean>) => {
      while (!(await isReached())) await wait(20);
    };
    await until(async () => (await leftBehind()).length === 1);
    socket.destroy();
    await until(async () => (await leftBehind()).length === 0);
    expect(await countPictures()).toBe(before);
    expect((await upload(jpeg())).status).toBe(200);
  });
});
