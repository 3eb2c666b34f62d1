import { timeZoneHeader } from '@herald/contract/client/create-client';
import type { Caller } from '@herald/core/identity';
import type { FastifyRequest } from 'fastify';

const USER_AGENT_CHARACTERS = 300;
const TIME_ZONE_CHARACTERS = 64;

/** Where a request came from. */
export function callerOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Caller {
  const userAgent = request.headers['user-agent'] ?? '';
  const timeZone = timeZoneOf(request.headers[timeZoneHeader]);
  return { ip: request.ip, userAgent: userAgent.slice(0, USER_AGENT_CHARACTERS), ...(timeZone && { timeZone }) };
}

/** The zone as this machine names it; undefined where it knows none of that name. */
function timeZoneOf(named: string | string[] | undefined): string | undefined {
  if (typeof named !== 'string' || named.length > TIME_ZONE_CHARACTERS) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: named }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
