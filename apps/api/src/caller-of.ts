import { isIP } from 'node:net';
import { timeZoneHeader } from '@herald/contract/client/create-client';
import type { Caller } from '@herald/core/identity';
import type { FastifyRequest } from 'fastify';

const USER_AGENT_CHARACTERS = 300;
const TIME_ZONE_CHARACTERS = 64;

/** Where a request came from. */
export function callerOf(request: Pick<FastifyRequest, 'ip' | 'headers' | 'socket'>): Caller {
  const userAgent = request.headers['user-agent'] ?? '';
  const timeZone = timeZoneOf(request.headers[timeZoneHeader]);
  return {
    ip: addressOf(request),
    userAgent: userAgent.slice(0, USER_AGENT_CHARACTERS),
    ...(timeZone && { timeZone }),
  };
}

const withPort = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/;

/** The address of the visitor, without the port that some proxies add; that of the proxy where it names none. */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  // A caller who hung up early has no address any more.
  const [, v6, v4] = withPort.exec(ip ?? '') ?? [];
  const address = v6 ?? v4 ?? ip ?? '';
  return isIP(address) === 0 ? (socket.remoteAddress ?? '') : address;
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
