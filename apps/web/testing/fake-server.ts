import type { EndpointShape } from '@herald/contract/endpoint';
import type { Endpoints } from '@herald/contract/endpoints';
import type { BatchJob } from '@herald/contract/endpoints/batch-jobs';
import type { SessionUser } from '@herald/contract/endpoints/session-user';
import type { Video } from '@herald/contract/endpoints/videos';
import { accountRoles } from '@herald/contract/statuses';
import { z } from 'zod';
import { type EndpointName, type FoundEndpoint, findEndpoint } from './endpoint-finder.ts';
import { fakeToken } from './fake-token.ts';
import { noFigures } from './no-figures.ts';
import { data, message, Refusal, refuse } from './replies.ts';
import { VideoLine } from './video-line.ts';

type Sent<N extends EndpointName, Part extends 'params' | 'query' | 'body'> =
  Endpoints[N] extends Record<Part, infer S extends z.core.$ZodType> ? z.output<S> : undefined;

/** A call as its endpoint declares it: what does not fit the contract never gets here. */
export interface FakeCall<N extends EndpointName> {
  params: Sent<N, 'params'>;
  query: Sent<N, 'query'>;
  body: Sent<N, 'body'>;
  form: FormData | undefined;
  idempotencyKey: string | null;
}

/** What is streamed may also be sent as a file. */
type FileReply<E> = E extends { streamed: true } ? Response : never;
type Reply<N extends EndpointName> = z.input<Endpoints[N]['response']> | FileReply<Endpoints[N]> | Refusal;
export type Handlers = { [N in EndpointName]?: (call: FakeCall<N>) => Reply<N> | Promise<Reply<N>> };
type LooseHandler = (call: FakeCall<EndpointName>) => unknown;

export interface FakeRequest {
  method: string;
  /** With /api and the query. */
  url: string;
  token: string | null;
  idempotencyKey: string | null;
  /** JSON text or a form. */
  body: unknown;
}

/** What screens ask for by the way; a test that is about it gives its own. */
const usualReplies: Handlers = {
  countAct: () => message('Counted.'),
  analyticsSummary: () => data(noFigures),
  getBrandKit: () => data({ version: 0, kit: null }),
};

/**
 * Answers like the API would: the contract checks what is sent and what is answered, sessions and roles are enforced.
 * A call that no handler was given for, or an answer that the contract does not know, is a fault that fails the test.
 */
export class FakeServer {
  /** Who the token belongs to. */
  user: SessionUser | null = null;
  /** Nothing reaches it: every call fails like one into the void. */
  isAway = false;
  readonly faults: string[] = [];
  readonly videoLine = new VideoLine();
  readonly #handlers: Handlers = { ...usualReplies };
  readonly #calls: { name: EndpointName; call: FakeCall<EndpointName> }[] = [];

  /** From now on these calls are answered like this. */
  answer(handlers: Handlers): void {
    Object.assign(this.#handlers, handlers);
  }

  /** What was sent to an endpoint so far, the oldest first. */
  callsTo<N extends EndpointName>(name: N): FakeCall<N>[] {
    return this.#calls.filter((one) => one.name === name).map(({ call }) => call as FakeCall<N>);
  }

  /** The last call to an endpoint; there must have been one. */
  lastCallTo<N extends EndpointName>(name: N): FakeCall<N> {
    const call = this.callsTo(name).at(-1);
    if (!call) throw new Error(`${name} was not called.`);
    return call;
  }

  /** Tells every open tab that a video has changed. */
  tellVideo(video: Video): void {
    this.videoLine.tell(video);
  }

  /** Tells every open tab that a batch has changed. */
  tellBatch(batch: BatchJob): void {
    this.videoLine.tellBatch(batch);
  }

  async respond(request: FakeRequest): Promise<Response> {
    if (this.isAway) throw new TypeError('Failed to fetch');
    const { pathname, search } = new URL(request.url, 'http://fake.test');
    const found = findEndpoint(request.method, pathname.replace(/^\/api/, ''));
    if (!found) return this.#fault(`The contract has no ${request.method} ${pathname}.`);
    const refusal = this.#refusalOf(found.endpoint, request.token);
    if (refusal) return responseOf(refusal);
    const call = readCall(found, request, new URLSearchParams(search));
    if (call instanceof Refusal) return responseOf(call);
    this.#calls.push({ name: found.name, call });
    const handler = this.#handlers[found.name] as LooseHandler | undefined;
    if (!handler) return this.#fault(`The test gives no answer to ${request.method} ${pathname} (${found.name}).`);
    return this.#check(found, await handler(call));
  }

  #check({ name, endpoint }: FoundEndpoint, answer: unknown): Response {
    if (answer instanceof Response) return answer;
    if (answer instanceof Refusal) return responseOf(answer);
    if (endpoint.produces) {
      return new Response(answer as BodyInit, { headers: { 'content-type': endpoint.produces.replace('*', 'png') } });
    }
    const checked = z.safeParse(endpoint.response, answer);
    if (!checked.success) return this.#fault(`${name} cannot answer like this: ${checked.error.message}`);
    return new Response(JSON.stringify(checked.data), { status: endpoint.successStatus ?? 200 });
  }

  #refusalOf({ auth, role }: EndpointShape, token: string | null): Refusal | undefined {
    if (auth === 'public' || auth === 'optional') return undefined;
    if (!this.user || token !== fakeToken()) return refuse('unauthorized');
    if (auth === 'admin' && this.user.user_type !== 'admin') return refuse('forbidden');
    const rank = accountRoles.indexOf(this.user.account.role);
    return rank < accountRoles.indexOf(role ?? 'viewer') ? refuse('forbidden') : undefined;
  }

  #fault(text: string): Response {
    this.faults.push(text);
    return responseOf(refuse('not_found', { message: text }));
  }
}

function responseOf({ httpStatus, body }: Refusal): Response {
  return new Response(JSON.stringify(body), { status: httpStatus });
}

function readCall(
  { endpoint, params }: FoundEndpoint,
  { body, idempotencyKey }: FakeRequest,
  search: URLSearchParams,
): FakeCall<EndpointName> | Refusal {
  const json: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  const parts = { params, query: Object.fromEntries(search), body: json };
  const read: Record<string, unknown> = { form: body instanceof FormData ? body : undefined, idempotencyKey };
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    const checked = schema && z.safeParse(schema, parts[part]);
    if (checked && !checked.success) return refuse('validation', { errors: fieldErrorsOf(checked.error) });
    read[part] = checked?.data;
  }
  return read as unknown as FakeCall<EndpointName>;
}

function fieldErrorsOf({ issues }: z.ZodError): Record<string, string[]> {
  const byField = Map.groupBy(issues, ({ path }) => path.join('.') || 'body');
  return Object.fromEntries([...byField].map(([field, found]) => [field, found.map(({ message }) => message)]));
}
