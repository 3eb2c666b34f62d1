import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How a service that films behaves; tests change it. */
export interface FilmManner {
  /** Refuses every other key; any will do when it is empty. */
  key: string;
  film: Uint8Array;
  /** How often a look says that it still works. */
  looks: number;
  /** Films until somebody calls `finish`. */
  isEndless: boolean;
  /** Answers so many orders with this status. */
  busy: { status: number; times: number; retryAfter?: string } | undefined;
  /** Says that the film failed. */
  failure: string | undefined;
  /** Loses so many films while it works on them, as after a restart. */
  loses: number;
  /** Answers an order in its own way. */
  onOrder: ((response: ServerResponse) => unknown) | undefined;
  /** Takes so many orders and breaks off before it says so. */
  dropsAnswers: number;
  /** Told just before. */
  whenDropped: (() => unknown) | undefined;
  /** What it tells of its films in a list, where its wire has one. */
  listing: 'prompts' | 'dates' | 'none';
  /** Answers whoever fetches a film in its own way. */
  onFetch: ((response: ServerResponse, film: Uint8Array) => unknown) | undefined;
  /** Which reports it posts, where its wire has any: the states, in this order. */
  reports: readonly ('processing' | 'end')[];
}

export interface FilmOrder {
  id: string;
  /** What was sent, as far as the wire has it as one object. */
  body: Record<string, unknown>;
  takenMs: number;
  looksLeft: number;
  isOver: boolean;
  isCancelled: boolean;
}

export interface FilmDouble {
  baseUrl: string;
  manner: FilmManner;
  orders: FilmOrder[];
  /** Every request, as `METHOD path`. */
  asked: string[];
  /** Ends what is endless. */
  finish(): void;
  close(): Promise<void>;
}

export const usualFilmManner = (film: Uint8Array = Buffer.alloc(0)): FilmManner => ({
  key: '',
  film,
  looks: 1,
  isEndless: false,
  busy: undefined,
  failure: undefined,
  loses: 0,
  onOrder: undefined,
  dropsAnswers: 0,
  whenDropped: undefined,
  listing: 'prompts',
  onFetch: undefined,
  reports: ['processing', 'end'],
});

export interface FilmCall {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
  response: ServerResponse;
}

export interface FilmDoubleWire {
  keyIn?(headers: IncomingMessage['headers']): string | undefined;
  isOrder(call: FilmCall): boolean;
  isFetch(call: FilmCall): boolean;
  /** Answers what is neither refused, busy nor broken. */
  answer(call: FilmCall, double: OpenFilmDouble): unknown;
}

/** The double as its wire sees it. */
export class OpenFilmDouble {
  readonly orders: FilmOrder[] = [];
  readonly asked: string[] = [];
  manner = usualFilmManner();
  baseUrl = '';
  #onFinish: (() => void)[] = [];

  take(id: string, body: Record<string, unknown>): FilmOrder {
    const order = { id, body, takenMs: Date.now(), looksLeft: this.manner.looks, isOver: false, isCancelled: false };
    this.orders.push(order);
    return order;
  }

  find(id: string): FilmOrder | undefined {
    return this.orders.findLast((order) => order.id === id);
  }

  /** What it is doing with an order; `lost` when it was started again. */
  look(order: FilmOrder): 'working' | 'done' | 'failed' | 'lost' {
    if (this.manner.loses > 0) {
      this.manner.loses -= 1;
      this.orders.splice(this.orders.indexOf(order), 1, { ...order, id: 'lost' });
      return 'lost';
    }
    if (!order.isOver && (this.manner.isEndless || order.looksLeft-- > 0)) return 'working';
    order.isOver = true;
    return this.manner.failure === undefined ? 'done' : 'failed';
  }

  whenFinished(): Promise<void> {
    if (!this.manner.isEndless) return Promise.resolve();
    return new Promise((resolve) => this.#onFinish.push(resolve));
  }

  finish(): void {
    this.manner.isEndless = false;
    for (const resolve of this.#onFinish.splice(0)) resolve();
  }
}

/** A service that films, on this machine: it has one film. */
export async function openFilmDouble(wire: FilmDoubleWire): Promise<FilmDouble> {
  const double = new OpenFilmDouble();
  const server = createServer((message, response) => {
    answer(message, response, { wire, double }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  double.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(double, { close: () => closeServer(server) });
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function answer(
  message: IncomingMessage,
  response: ServerResponse,
  { wire, double }: { wire: FilmDoubleWire; double: OpenFilmDouble },
): Promise<unknown> {
  const { method = '', url: path = '', headers } = message;
  const call: FilmCall = { method, path, headers, body: await buffer(message), response };
  const { manner } = double;
  double.asked.push(`${method} ${path}`);
  const key = wire.keyIn ? wire.keyIn(headers) : headers.authorization?.replace(/^Bearer /, '');
  if (manner.key && key !== manner.key) return reply(call, 401, { error: { message: `Wrong key: ${key}` } });
  if (wire.isOrder(call)) {
    if (manner.busy && manner.busy.times-- > 0) {
      const { status, retryAfter } = manner.busy;
      const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
      return response.writeHead(status, headers).end('{"error":"At capacity"}');
    }
    if (manner.onOrder) return manner.onOrder(response);
    if (manner.dropsAnswers-- > 0) {
      manner.whenDropped?.();
      response.destroy();
    }
  }
  if (wire.isFetch(call)) {
    if (manner.onFetch) return manner.onFetch(response, manner.film);
    return response
      .writeHead(200, { 'content-type': 'video/mp4', 'content-length': manner.film.length })
      .end(manner.film);
  }
  return wire.answer(call, double);
}

export const reply = ({ response }: Pick<FilmCall, 'response'>, status: number, body: unknown): unknown =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export const notFound = (call: FilmCall): unknown => reply(call, 404, { detail: 'Not Found' });

export const jsonOfCall = ({ body }: FilmCall): Record<string, unknown> =>
  JSON.parse(body.toString('utf8')) as Record<string, unknown>;

/** The fields of a multipart form; files by their names. */
export async function formOfCall({ headers, body }: FilmCall): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}
