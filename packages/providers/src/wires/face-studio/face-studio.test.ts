import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProviders } from '../../open/open-providers.ts';
import { openOutside } from '../../open/wires.ts';
import { openFaceStudioDouble, type PictureDouble, pictureManner } from '../../testing/picture-double.ts';
import { aFace, aPerson } from '../../testing/picture-wishes.ts';

let server: PictureDouble;
beforeAll(async () => {
  server = await openFaceStudioDouble();
});
afterAll(() => server.close());
beforeEach(() => {
  server.manner = pictureManner();
  server.asked.length = 0;
});

const service = (changes: object = {}) => ({
  name: 'faces',
  title: 'Face Studio',
  wire: 'face-studio',
  baseUrl: server.baseUrl,
  ...changes,
});
const imageOf = async (changes?: object) => (await openProviders({ services: [service(changes)] })).image;

const FREE = { gender: 'female', ethnicity: 'east_asian', age: '34', resolution: '512', image_format: 'jpeg' };
const PAID = { lighting: 'natural', mood: 'composed', stampless: 'yes', zoom_level: 'closeup', skintone: '4' };

describe('a face of Face Studio', () => {
  it('is asked for by the free options where there is no key', async () => {
    const image = await imageOf();
    expect(await image.face(aFace)).toMatchObject({ kind: 'photo', drawnBy: { name: 'faces' } });
    expect(server.asked).toEqual([{ path: '/v1/generate', fields: FREE }]);
    expect(image.drawers().face.faceOptions).toEqual(Object.keys(FREE));
  });

  it('is asked for by all options with a key, and what is left to chance is not mentioned', async () => {
    server.manner.key = 'k-1';
    const image = await imageOf({ key: 'k-1' });
    await image.face({ ...aFace, facial_hair: 0 });
    await image.face({ ...aFace, age: null, ethnicity: '', stampless: false });
    const { age: _, ethnicity: __, ...rest } = FREE;
    expect(server.asked.map(({ fields }) => fields)).toEqual([
      { ...FREE, ...PAID, facial_hair: '0' },
      { ...rest, ...PAID, stampless: 'no' },
    ]);
    expect(image.drawers().face.faceOptions).toHaveLength(12);
  });

  it('draws nobody from a description', async () => {
    const image = await imageOf();
    expect(await image.avatar(aPerson)).toMatchObject({ kind: 'character', drawnBy: { isOwn: true } });
    expect(server.asked).toEqual([]);
  });

  it.each([
    [429, '{"detail":"Slow down"}', 'Rate limit exceeded. Please try again later. (Status: 429)'],
    [500, '', 'Face Studio API error: Internal Server Error (Status: 500)'],
    [402, '', 'Face Studio API error: Payment Required (Status: 402)'],
    [400, '', 'Face Studio API error: Bad Request (Status: 400)'],
  ])(
    'that fails with %i is drawn by Herald, with the reason in the words of the product',
    async (status, body, words) => {
      server.manner.fault = (response) => response.writeHead(status).end(body);
      expect((await (await imageOf()).face(aFace)).insteadReason).toContain(words);
    },
  );

  it('that is refused for its options says why', async () => {
    server.manner.fault = (response) => response.writeHead(400).end('{"detail":"Invalid ethnicity."}');
    await expect((await imageOf()).face(aFace)).rejects.toThrow(/^Invalid ethnicity\.$/);
  });
});

describe('the test of Face Studio', () => {
  it('asks for one small face, and says what it heeds', async () => {
    const found = await openOutside(service())?.test();
    expect(found).toMatchObject({ isOk: true, askedFor: 'one face of 512 x 512 pixels' });
    expect(found?.message).toMatch(
      /The picture is 1080 x 1440 pixels\. It heeds 5 options, as it does without a key\.$/,
    );
    expect(server.asked[0]?.fields).toEqual({ resolution: '512', image_format: 'jpeg' });
  });

  it('says that a key is refused', async () => {
    server.manner.key = 'another';
    const found = await openOutside(service({ key: 'k-1' }))?.test();
    expect(found).toMatchObject({ isOk: false, message: 'Face Studio API error: Unauthorized (Status: 401)' });
  });
});
