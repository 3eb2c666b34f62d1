import { type Access, type EndpointShape, endpoints, errorAnswer } from '@herald/contract';
import type { Actor, Caller } from '@herald/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ApiContext } from './context.ts';
import { guard } from './guard.ts';

type Parsed<E, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;
type ActorOf<E extends EndpointShape> = E['auth'] extends 'user' | 'admin'
  ? Actor
  : E['auth'] extends 'optional'
    ? Actor | undefined
    : undefined;

/** A request after authentication and validation. */
export interface ApiRequest<E extends EndpointShape> {
  actor: ActorOf<E>;
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  caller: Caller;
  raw: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<E extends EndpointShape> = (
  request: ApiRequest<E>,
) => Promise<E extends { produces: string } ? FastifyReply : z.input<E['response']>>;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
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

/** The contract's own names of its endpoints; generated clients call their functions so. */
const nameOf = new Map<EndpointShape, string>(Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]));

/** Registers what the contract declares: guard, validation, answer shape and description. */
export function defineRoute<E extends EndpointShape>(
  app: FastifyInstance,
  ctx: ApiContext,
  endpoint: E,
  handler: Handler<E>,
): void {
  const { method, path, tag, summary, auth, params, query, body, response, produces } = endpoint;
  const successStatus = endpoint.successStatus ?? 200;
  const operationId = nameOf.get(endpoint);
  const answer = produces ? { content: { [produces]: { schema: response } } } : response;
  app.route({
    method,
    url: `/api${path}`,
    config: { endpoint },
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
    handler: async (raw, reply) => {
      reply.code(successStatus);
      const { actor, params, query, body } = raw;
      // The guard and the validation that ran before are what makes this cast true.
      return handler({ actor, params, query, body, caller: callerOf(raw), raw, reply } as unknown as ApiRequest<E>);
    },
  });
}

const USER_AGENT_CHARACTERS = 300;

function callerOf(request: FastifyRequest): Caller {
  const userAgent = request.headers['user-agent'] ?? '';
  return { ip: request.ip, userAgent: userAgent.slice(0, USER_AGENT_CHARACTERS) };
}
