import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { EngineError } from '@herald/media/engine-error';
import type { ServiceToOpen } from '@herald/media/engines/outside-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProviders, type Providers } from '../../open/open-providers.ts';
import type { DrawnFace } from '../../routing/picture-service.ts';
import { keptFaces } from '../kept-faces.ts';
import { type PictureDouble, type PictureManner, pictureManner } from '../picture-double.ts';
import { aPictureOfNobody, aTalkingPicture } from '../test-pictures.ts';

/** A service as the suite breaks it. */
export interface FaultyPictures {
  wire: 'openai-images' | 'face-studio';
  open(): Promise<PictureDouble>;
  model?: string;
  draw(providers: Providers, signal?: AbortSignal): Promise<DrawnFace>;
  /** An answer as it comes to a wish that is refused for what it wishes. */
  refusal: { status: number; body: string };
  /** What its answer looks like with another picture in it. */
  answerOf(picture: Buffer): Buffer;
}

const KEY = 'sk-very-secret-78';
const INSIDE = 'http://169.254.169.254/latest/meta-data';

type Fault = NonNullable<PictureManner['fault']>;

const say =
  (status: number, body = '', headers: Record<string, string> = {}): Fault =>
  (response) =>
    response.writeHead(status, headers).end(body);
const half = (response: ServerResponse, answer: Buffer): unknown => {
  response.writeHead(200, { 'content-length': answer.length });
  return response.write(answer.subarray(0, answer.length / 2), () => response.destroy());
};

/** Every fault but one ends in a drawing of our own, with its reason, and this many orders at most. */
const FAULTS: [string, Fault, RegExp, orders: number][] = [
  [
    'is busy and does not say for how long',
    say(503, '{"error":{"message":"At capacity"}}'),
    /capacity|\(Status: 503\)/,
    1,
  ],
  ['is busy for an hour', say(429, '', { 'retry-after': '3600' }), /429/, 1],
  ['is busy whenever it is asked', say(429, '', { 'retry-after': '0' }), /429/, 3],
  ['is behind a door that is broken', say(502, '<html>Bad Gateway</html>'), /502/, 1],
  ['fails with a page of HTML', say(500, '<!doctype html><title>500</title>'), /500/, 1],
  ['sends a page of HTML for a picture', say(200, `<html>${'Please log in. '.repeat(20)}</html>`), /sent/, 1],
  ['sends an error with status 200', say(200, `{"error":{"message":"No luck for ${KEY}"}}`), /No luck for …/, 1],
  ['sends JSON that is cut off', say(200, '{"data":[{"b64_json":"/9j/4AAQ'), /sent/, 1],
  ['sends nothing', say(200), /sent/, 1],
  ['sends noise', say(200, 'x'.repeat(5000)), /sent/, 1],
  ['has ended the model', say(404, '{"error":{"code":"model_not_found","message":"Ended"}}'), /model|404/, 1],
  ['is not where it was', say(404, '<html>Not Found</html>'), /404/, 1],
  ['does not know a parameter', say(422, `{"error":{"message":"too odd for ${KEY}"}}`), /too odd for …|422/, 1],
  ['refuses the key', say(401, `{"error":{"message":"Incorrect API key provided: ${KEY}"}}`), /key|401/, 1],
  ['leads to an inside address', say(302, '', { location: INSIDE }), /another address/, 1],
  ['drops the connection at half', half, /does not respond/, 1],
];

/** Pictures with a face that can talk, whatever was asked for. */
const OTHER_PICTURES: [string, () => Promise<Buffer>, string][] = [
  ['is a PNG', () => aTalkingPicture({ format: 'png' }), 'png'],
  ['is a WebP', () => aTalkingPicture({ format: 'webp' }), 'webp'],
  ['has another size', () => aTalkingPicture({ by: 4 }), 'jpeg'],
];

/** What one wire after the other does with everything that goes wrong: a face in any case, and never the key. */
export function pictureFaultRules(service: FaultyPictures): void {
  const bench = openBench(service);
  describe('a service that', () => serviceRules(bench, service));
  describe('a picture that', () => pictureRules(bench, service));
}

interface Bench {
  server(): PictureDouble;
  open(changes?: Partial<ServiceToOpen>): Promise<Providers>;
  /** What comes of a wish, after a search for the key in it, in the log and in what is told of its health. */
  drawn(change: Partial<PictureManner>, changes?: Partial<ServiceToOpen>): Promise<DrawnFace | EngineError>;
}

function openBench({ wire, model, draw, ...service }: FaultyPictures): Bench {
  let server: PictureDouble;
  const told: string[] = [];
  const tell = (...line: unknown[]) => told.push(inspect(line, { depth: 10 }));
  beforeAll(async () => {
    server = await service.open();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.manner = { ...pictureManner(), key: KEY };
    server.asked.length = 0;
    told.length = 0;
  });
  const open: Bench['open'] = (changes = {}) =>
    openProviders({
      services: [{ name: 'theirs', title: 'Theirs', wire, model, baseUrl: server.baseUrl, key: KEY, ...changes }],
      engines: { image: [keptFaces] },
      log: { warn: tell, info: tell },
    });
  return {
    server: () => server,
    open,
    async drawn(change, changes) {
      const providers = await open(changes);
      Object.assign(server.manner, change);
      const end = await draw(providers).catch((error: unknown) => error);
      const { picture: _, ...shown } = end instanceof Error ? { picture: 0, end } : (end as DrawnFace);
      const seen = inspect([shown, providers.health(), told], { depth: 20, showHidden: true });
      expect(seen).not.toContain(changes?.key ?? KEY);
      if (end instanceof EngineError || !(end instanceof Error)) return end as DrawnFace | EngineError;
      throw new Error('This is no error of an engine.', { cause: end });
    },
  };
}

function serviceRules({ server, open, drawn }: Bench, { draw, refusal }: FaultyPictures): void {
  it('works draws a photo that can talk', async () => {
    expect(await drawn({})).toMatchObject({ kind: 'photo', drawnBy: { name: 'theirs', isOwn: false } });
    expect(server().asked).toHaveLength(1);
  });

  it.each(FAULTS)('%s leaves the drawing to Herald, and its reason is told', async (_, fault, reason, orders) => {
    const face = await drawn({ fault });
    expect(face).toMatchObject({
      kind: 'character',
      drawnBy: { isOwn: true },
      insteadReason: expect.stringMatching(reason),
    });
    expect(server().asked).toHaveLength(orders);
  });

  it.each([429, 503])('is busy with status %i and says for how long is asked again', async (status) => {
    const fault: Fault = (response, answer) => {
      if (server().asked.length > 1) response.writeHead(200).end(answer);
      else response.writeHead(status, { 'retry-after': '0' }).end();
    };
    expect(await drawn({ fault })).toMatchObject({ drawnBy: { name: 'theirs' } });
  });

  it('refuses the wish says so to whoever wished, and nobody draws something else', async () => {
    const end = await drawn({ fault: say(refusal.status, refusal.body.replaceAll('KEY', KEY)) });
    expect(end).toMatchObject({ kind: 'input_refused', isInputAtFault: true });
    expect(server().asked).toHaveLength(1);
  });

  it('has another key refuses ours', async () => {
    const face = await drawn({ key: 'another' }, { key: 'sk-our-own-key' });
    expect(face).toMatchObject({ drawnBy: { isOwn: true }, insteadReason: expect.stringMatching(/key|401/) });
  });

  it('thinks while its caller leaves is left at once', async () => {
    const providers = await open();
    const leaving = new AbortController();
    server().manner.fault = () => leaving.abort(new Error('gone'));
    await expect(draw(providers, leaving.signal)).rejects.toThrow('gone');
  });

  it('is not there at all is away, and Herald draws', async () => {
    const providers = await open({ baseUrl: 'http://127.0.0.1:9' });
    expect(await draw(providers)).toMatchObject({ kind: 'character', insteadReason: expect.stringMatching(/respond/) });
    expect(providers.health()).toContainEqual(expect.objectContaining({ engine: 'theirs', state: 'away' }));
  });

  it('is not wanted is not asked', async () => {
    const { image } = await open();
    expect(image.drawers().own).toMatchObject({ isOwn: true, title: 'Herald' });
    expect(server().asked).toEqual([]);
  });
}

function pictureRules({ server, drawn }: Bench, { answerOf }: FaultyPictures): void {
  it.each(OTHER_PICTURES)('%s is taken as it is', async (_, picture, format) => {
    expect(await drawn({ picture })).toMatchObject({ kind: 'photo', picture: { format } });
  });

  it('shows nobody is drawn once more, and then Herald draws', async () => {
    const face = await drawn({ picture: aPictureOfNobody });
    expect(face).toMatchObject({ kind: 'character', insteadReason: expect.stringMatching(/No face was found/) });
    expect(server().asked).toHaveLength(2);
  });

  it('shows nobody at first and somebody then is the second one', async () => {
    const picture = () => (server().asked.length > 1 ? aTalkingPicture() : aPictureOfNobody());
    expect(await drawn({ picture })).toMatchObject({ kind: 'photo', drawnBy: { name: 'theirs' } });
  });

  it('is too small for a face that talks is not used', async () => {
    const face = await drawn({ picture: () => aTalkingPicture({ by: 1 }) });
    expect(face).toMatchObject({ kind: 'character', insteadReason: expect.stringMatching(/The face is only/) });
  });

  it.each([
    ['is cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['ends inside its header', (whole: Buffer) => whole.subarray(0, 12)],
    ['is a GIF', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
  ])('%s is not used', async (_, broken) => {
    const sent = answerOf(broken(await aTalkingPicture()));
    const face = await drawn({ fault: (response) => response.writeHead(200).end(sent) });
    expect(face).toMatchObject({ kind: 'character', insteadReason: expect.stringMatching(/picture/) });
    expect(server().asked).toHaveLength(1);
  });
}
