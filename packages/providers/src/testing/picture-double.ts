import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { aTalkingPicture } from './test-pictures.ts';

/** How a service of pictures behaves; tests change it. */
export interface PictureManner {
  /** Refuses every other key; any will do when it is empty. */
  key: string;
  delayMs: number;
  models: { id: string; shutdown_date: string | null }[];
  /** What it draws. */
  picture: () => Promise<Buffer>;
  /** Answers a wish for a picture in its own way. */
  fault?: (response: ServerResponse, answer: Buffer) => unknown;
}

/** A wish for a picture as it arrived; files by their type and size. */
export interface PictureWish {
  path: string;
  fields: Record<string, string>;
}

export interface PictureDouble {
  baseUrl: string;
  manner: PictureManner;
  asked: PictureWish[];
  close(): Promise<void>;
}

export const pictureManner = (): PictureManner => ({
  key: '',
  delayMs: 0,
  models: [
    { id: 'gpt-image-2.5-sunburst', shutdown_date: null },
    { id: 'gpt-image-1.5', shutdown_date: '2026-12-01' },
    { id: 'tts-1', shutdown_date: '2027-01-06' },
  ],
  picture: () => aTalkingPicture(),
});

interface Request {
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

interface Wire {
  keyIn(request: Request): string;
  refusal: { status: number; body: unknown };
  /** Undefined for whatever is no wish for a picture. */
  fieldsOf(request: Request): Promise<Record<string, string> | undefined>;
  answer(picture: Buffer): Buffer;
  other(request: Request, manner: PictureManner): { status: number; body: unknown };
}

/** OpenAI: people from words and the picture of a product. */
export const openOpenaiImagesDouble = (): Promise<PictureDouble> =>
  openDouble({
    keyIn: ({ headers }) => headers.authorization?.replace(/^Bearer /, '') ?? '',
    refusal: { status: 401, body: { error: { message: 'Incorrect API key provided.', code: 'invalid_api_key' } } },
    async fieldsOf({ path, headers, body }) {
      if (path === '/v1/images/generations') return textsOf(JSON.parse(body.toString('utf8')));
      if (path !== '/v1/images/edits') return undefined;
      const sent = new Response(Uint8Array.from(body), { headers: { 'content-type': headers['content-type'] ?? '' } });
      return textsOf(Object.fromEntries(await sent.formData()));
    },
    answer: (picture) =>
      Buffer.from(JSON.stringify({ created: 1, data: [{ b64_json: picture.toString('base64') }], usage: {} })),
    other: ({ path }, { models }) =>
      path === '/v1/models'
        ? { status: 200, body: { object: 'list', data: models } }
        : { status: 404, body: { error: { message: `Unknown request URL: ${path}`, code: null } } },
  });

/** facestud.io: a face by its options, also for those who have no key. */
export const openFaceStudioDouble = (): Promise<PictureDouble> =>
  openDouble({
    keyIn: ({ headers }) => headers.authorization?.replace(/^Token /, '') ?? '',
    refusal: { status: 401, body: { detail: 'Invalid token.' } },
    fieldsOf: async ({ path, query }) => (path === '/v1/generate' ? Object.fromEntries(query) : undefined),
    answer: (picture) => picture,
    other: () => ({ status: 404, body: { detail: 'Not found.' } }),
  });

function textsOf(fields: Record<string, unknown>): Record<string, string> {
  const textOf = (value: unknown) => (value instanceof Blob ? `${value.type}, ${value.size} bytes` : String(value));
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, textOf(value)]));
}

async function openDouble(wire: Wire): Promise<PictureDouble> {
  const double = { manner: pictureManner(), asked: [] as PictureWish[] };
  const server = createServer((request, response) => {
    answer(request, response, wire, double).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(double, {
    baseUrl: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

async function answer(
  message: IncomingMessage,
  response: ServerResponse,
  wire: Wire,
  { manner, asked }: Pick<PictureDouble, 'manner' | 'asked'>,
): Promise<unknown> {
  const { pathname: path, searchParams: query } = new URL(message.url ?? '', 'http://double');
  const request: Request = { path, query, headers: message.headers, body: await buffer(message) };
  const reply = ({ status, body }: { status: number; body: unknown }) =>
    response.writeHead(status).end(JSON.stringify(body));
  if (manner.key && wire.keyIn(request) !== manner.key) return reply(wire.refusal);
  const fields = await wire.fieldsOf(request);
  if (!fields) return reply(wire.other(request, manner));
  asked.push({ path, fields });
  await wait(manner.delayMs);
  const drawn = wire.answer(await manner.picture());
  return manner.fault ? manner.fault(response, drawn) : response.writeHead(200).end(drawn);
}
