import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProviders } from '../../open/open-providers.ts';
import { openOutside } from '../../open/wires.ts';
import { openOpenaiImagesDouble, type PictureDouble, pictureManner } from '../../testing/picture-double.ts';
import { aPerson } from '../../testing/picture-wishes.ts';
import { aPictureOfNobody, aTalkingPicture } from '../../testing/test-pictures.ts';

let server: PictureDouble;
beforeAll(async () => {
  server = await openOpenaiImagesDouble();
});
afterAll(() => server.close());
beforeEach(() => {
  server.manner = pictureManner();
  server.asked.length = 0;
});

const service = (changes: object = {}) => ({
  name: 'openai',
  title: 'OpenAI Images',
  wire: 'openai-images',
  baseUrl: server.baseUrl,
  model: 'gpt-image-2.5-sunburst',
  key: 'sk-1',
  ...changes,
});
const imageOf = async (changes?: object) => (await openProviders({ services: [service(changes)] })).image;
const report = (changes?: object) => openOutside(service(changes))?.test();

describe('a person by OpenAI', () => {
  it('is asked for in words, with the model and the quality of the settings', async () => {
    await (await imageOf({ settings: { quality: 'high' } })).avatar({ ...aPerson, aspect: '1:1' });
    const [{ path, fields } = { path: '', fields: {} }] = server.asked;
    expect([path, fields]).toEqual([
      '/v1/images/generations',
      {
        model: 'gpt-image-2.5-sunburst',
        prompt: expect.stringContaining(aPerson.description),
        size: '1024x1024',
        output_format: 'jpeg',
        quality: 'high',
        n: '1',
      },
    ]);
    expect(fields.prompt).toMatch(/Gender: female\. Age: 30 to 39\. Appearance: mixed heritage\. Clothes: business\./);
    expect(fields.prompt).not.toMatch(/attached/);
  });

  it('holds the product, which is sent along', async () => {
    const bytes = await aPictureOfNobody();
    await (await imageOf()).avatar({ ...aPerson, productFile: async () => ({ bytes, format: 'jpeg' }) });
    const [{ path, fields } = { path: '', fields: {} }] = server.asked;
    expect([path, fields.image, fields.size]).toEqual([
      '/v1/images/edits',
      `image/jpeg, ${bytes.length} bytes`,
      '1024x1536',
    ]);
    expect(fields.prompt).toMatch(/attached picture shows the product/);
    expect(fields).not.toHaveProperty('quality');
  });

  it('who cannot talk is drawn once more, and told why', async () => {
    server.manner.picture = () => (server.asked.length > 1 ? aTalkingPicture() : aPictureOfNobody());
    await (await imageOf()).avatar(aPerson);
    expect(server.asked[1]?.fields.prompt).toMatch(/could not be used.+No face was found in this picture\./);
  });

  it('is not drawn without the name of a model', async () => {
    const face = await (await imageOf({ model: '' })).avatar(aPerson);
    expect(face.insteadReason).toBe('OpenAI Images needs the name of a model. An administrator can set it.');
    expect(server.asked).toEqual([]);
  });

  it('is refused in the words of OpenAI', async () => {
    const body = '{"error":{"code":"content_policy_violation","message":"Your request was rejected."}}';
    server.manner.fault = (response) => response.writeHead(400).end(body);
    await expect((await imageOf()).avatar(aPerson)).rejects.toThrow('OpenAI Images said: Your request was rejected.');
  });

  it('waits for a rate, and not for a quota', async () => {
    const image = await imageOf();
    const error = (code: string) => JSON.stringify({ error: { message: `Sorry: ${code}`, code } });
    server.manner.fault = (response, answer) =>
      server.asked.length > 1
        ? response.writeHead(200).end(answer)
        : response.writeHead(429, { 'retry-after': '0' }).end(error('rate_limit_exceeded'));
    expect((await image.avatar(aPerson)).drawnBy.name).toBe('openai');
    server.asked.length = 0;
    server.manner.fault = (response) => response.writeHead(429).end(error('insufficient_quota'));
    expect((await image.avatar(aPerson)).insteadReason).toMatch(/quota is used up/);
    expect(server.asked).toHaveLength(1);
  });

  it('is left to a second service where the first one cannot', async () => {
    const gone = service({ name: 'first', baseUrl: 'http://127.0.0.1:9' });
    const { image } = await openProviders({ services: [gone, service()] });
    expect(await image.avatar(aPerson)).toMatchObject({ drawnBy: { name: 'openai' }, insteadReason: /respond/ });
  });
});

describe('the test of OpenAI', () => {
  it('lists the models of pictures and when they end, and draws nothing', async () => {
    const { isOk, message, models, ends } = (await report()) ?? {};
    expect({ isOk, message, models, ends }).toEqual({
      isOk: true,
      message: expect.stringMatching(/^Answered in \d+ ms\.$/),
      models: 3,
      ends: [{ model: 'gpt-image-1.5', on: '2026-12-01' }],
    });
    expect(server.asked).toEqual([]);
  });

  it('says that the model is not there', async () => {
    expect(await report({ model: 'gpt-image-0' })).toMatchObject({
      isOk: false,
      message: 'It has no model "gpt-image-0". It has gpt-image-2.5-sunburst, gpt-image-1.5.',
    });
  });

  it('tells no key', async () => {
    server.manner.key = 'another';
    expect(await report()).toMatchObject({ isOk: false, message: expect.stringMatching(/refused the key/) });
  });
});
