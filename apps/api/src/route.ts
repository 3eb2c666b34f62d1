import type { Access, EndpointShape, UploadLimit } from '@herald/contract/endpoint';
import { type Endpoints, endpoints } from '@herald/contract/endpoints';
import { errorAnswer } from '@herald/contract/envelope';
import type { ErrorCode } from '@herald/contract/errors';
import type { Actor, Caller } from '@herald/core/identity';
import { recordActing } from '@herald/core/people';
import { assertMayUpload } from '@herald/core/quota';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callerOf } from './caller-of.ts';
import type { ApiContext } from './context.ts';
import { mayBeEmpty } from './empty-bodies.ts';
import { guard } from './guard.ts';

type Parsed<E, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends z.core.$ZodType> ? z.output<S> : undefined;
type ActorOf<E extends EndpointShape> = E['auth'] extends 'user' | 'admin'
  ? Actor
  : E['auth'] extends 'optional'
    ? Actor | undefined
    : undefined;

/** A request after authentication and validation. */
interface CheckedRequest<Who, Params, Query, Body, Upload> {
  ctx: ApiContext;
  actor: Who;
  params: Params;
  query: Query;
  body: Body;
  /** How large a file may be and where the form carries it, for endpoints that take one. */
  upload: Upload;
  caller: Caller;
  raw: FastifyRequest;
  reply: FastifyReply;
}

/** Endpoints that take the same are answered by the same handler, whatever their addresses. */
export type ApiRequest<E extends EndpointShape> = CheckedRequest<
  ActorOf<E>,
  Parsed<E, 'params'>,
  Parsed<E, 'query'>,
  Parsed<E, 'body'>,
  E extends { upload: UploadLimit } ? UploadLimit : undefined
>;

export type Handler<E extends EndpointShape> = (request: ApiRequest<E>) => Promise<AnswerOf<E>>;

type AnswerOf<E extends EndpointShape> = E extends { produces: string } | { streamed: true }
  ? FastifyReply
  : z.input<E['response']> | (E extends { alsoXml: true } ? FastifyReply : never);

/** One handler per endpoint of a table: `const teamRoutes = { … } satisfies Handlers<typeof teamEndpoints>`. */
export type Handlers<Table extends Record<string, EndpointShape>> = { [Name in keyof Table]: Handler<Table[Name]> };

/** A handler that has a file of its own. */
export type HandlerOf<Name extends keyof Endpoints> = Handler<Endpoints[Name]>;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
    /** Why it was not served. */
    refusedBy: ErrorCode | undefined;
  }
  interface FastifyContextConfig {
    endpoint?: EndpointShape;
  }
}

const securityOf: Record<Access, Record<string, string[]>[]> = {
  public: [],
  optional: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
  admin: [{ bearer: [] }],
};

/** The contract's names of its endpoints; generated clients name their functions after them. */
const nameOf = new Map<EndpointShape, string>(Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]));

const optionalFields = (query: z.core.$ZodType): string[] => {
  const fields = query instanceof z.ZodObject ? Object.entries(query.shape as Record<string, z.ZodType>) : [];
  return fields.filter(([, field]) => field.safeParse(undefined).success).map(([name]) => name);
};

/** A filter that a form sends empty is none. A field that must be there keeps what was sent. */
function emptyIsNone(query: z.core.$ZodType) {
  // Asked of hundreds of routes at once, this would delay the start.
  let optional: string[] | undefined;
  return async (request: FastifyRequest): Promise<void> => {
    const sent = request.query as Record<string, unknown>;
    optional ??= optionalFields(query);
    for (const name of optional) if (sent[name] === '') delete sent[name];
  };
}

/** A body whose every field may be left out may be left out itself. */
function noneIsEmpty(body: z.core.$ZodType) {
  let isEmptyEnough: boolean | undefined;
  return async (request: FastifyRequest): Promise<void> => {
    isEmptyEnough ??= mayBeEmpty(body);
    if (isEmptyEnough) request.body ??= {};
  };
}

/** Registers what the contract declares: guard, validation, answer shape and description. */
export function defineRoute<E extends EndpointShape>(
  app: FastifyInstance,
  ctx: ApiContext,
  endpoint: E,
  handler: Handler<E>,
): void {
  const { method, path, tag, summary, auth, params, query, body, upload, response, produces } = endpoint;
  const successStatus = endpoint.successStatus ?? 200;
  const operationId = nameOf.get(endpoint);
  const answer = produces ? { content: { [produces]: { schema: response } } } : response;
  app.route({
    method,
    url: `/api${path}`,
    config: { endpoint },
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    schema: {
      tags: [tag],
      summary,
      ...(operationId && { operationId }),
      security: securityOf[auth],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { [successStatus]: answer, '4xx': errorAnswer, '5xx': errorAnswer },
    },
    onRequest: (request) => guard(ctx, endpoint, request),
    preValidation: [...(query ? [emptyIsNone(query)] : []), ...(body ? [noneIsEmpty(body)] : [])],
    handler: async (raw, reply) => {
      reply.code(successStatus);
      const { actor, params, query, body } = raw;
      const caller = callerOf(raw);
      if (upload && !upload.isPiece && actor) await assertMayUpload(ctx.core, actor, caller);
      const request = { ctx, actor, params, query, body, upload, caller, raw, reply };
      // The guard and the validation that ran before prove this cast.
      const answered = await handler(request as unknown as ApiRequest<E>);
      if (actor?.impersonator && method !== 'GET' && !endpoint.onlyAsks && !endpoint.endsActing) {
        await recordActing(ctx.core, actor, { call: `${method} ${path}`, summary, caller });
      }
      return answered;
    },
  });
}
