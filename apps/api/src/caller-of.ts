import type { Caller } from '@herald/core/identity';
import type { FastifyRequest } from 'fastify';

const USER_AGENT_CHARACTERS = 300;

/** Where a request came from. */
export function callerOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Caller {
  const userAgent = request.headers['user-agent'] ?? '';
  return { ip: request.ip, userAgent: userAgent.slice(0, USER_AGENT_CHARACTERS) };
}
