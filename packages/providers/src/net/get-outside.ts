import { request as askPlain, type IncomingMessage } from 'node:http';
import { request as askSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { guardedLookup } from './guarded-lookup.ts';
import { isInsideAddress } from './inside-addresses.ts';

const MOST_REDIRECTS = 5;
const SILENCE_MS = 30_000;

/** A redirect led somewhere Herald does not go. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
}

export interface OutsideRequest {
  headers?: Record<string, string>;
  /** For the machine of `base` and no other, such as a key. */
  ownHeaders?: Record<string, string>;
  signal?: AbortSignal;
  /** How long nothing may come. */
  silenceMs?: number;
  /** Guards the machine of `base`: how its name becomes an address in the moment of connecting. */
  ownLookup?: LookupFunction | undefined;
  /** Put at the address, which then may not redirect. */
  body?: Uint8Array;
}

/**
 * Reads an address of the web. `base` is the one that the operator named: its origin may lie inside. Redirects are
 * followed to other machines only where their names lead outside, checked in the moment of connecting.
 */
export async function getOutside(url: URL, base: URL, request: OutsideRequest = {}): Promise<IncomingMessage> {
  let next = url;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const answer = await ask(next, next.origin === base.origin, request);
    const { statusCode = 0, headers } = answer;
    if (statusCode < 300 || statusCode >= 400 || !headers.location) return answer;
    answer.resume();
    if (request.body) throw new AddressRefusedError(`${next.host} redirects what is put there.`);
    next = redirected(next, headers.location, base);
  }
  throw new AddressRefusedError(`${url.host} redirects more than ${MOST_REDIRECTS} times.`);
}

function redirected(from: URL, location: string, base: URL): URL {
  const to = URL.parse(location, from.href);
  const isWeb = to?.protocol === 'https:' || to?.protocol === 'http:';
  if (!to || !isWeb) throw new AddressRefusedError(`${from.host} redirects to an address that is none of the web.`);
  if (from.protocol === 'https:' && to.protocol === 'http:' && to.origin !== base.origin) {
    throw new AddressRefusedError(`${from.host} redirects to ${to.host} without encryption.`);
  }
  return to;
}

function ask(url: URL, mayBeInside: boolean, request: OutsideRequest): Promise<IncomingMessage> {
  const { headers = {}, ownHeaders = {}, ownLookup, signal, silenceMs = SILENCE_MS, body } = request;
  const lookup = mayBeInside ? ownLookup : lookupOutside;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!mayBeInside && isIP(host) !== 0 && isInsideAddress(host)) return Promise.reject(insideError(url.host));
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? askSecure : askPlain;
    const options = {
      method: body ? 'PUT' : 'GET',
      headers: { 'user-agent': 'Herald', 'accept-encoding': 'identity', ...headers, ...(mayBeInside && ownHeaders) },
      timeout: silenceMs,
      ...(signal && { signal }),
      // Not one of the shared pool: a connection there was perhaps made by a call with another guard, or with none.
      ...(lookup && { lookup, agent: false }),
    };
    const asked = send(url, options, resolve);
    asked.on('timeout', () => asked.destroy(new Error(`${url.host} was silent for too long.`)));
    asked.on('error', reject);
    asked.end(body);
  });
}

const insideError = (host: string) => new AddressRefusedError(`A redirect leads to ${host}, which lies inside.`);

const lookupOutside = guardedLookup((addresses, host) =>
  addresses.some(isInsideAddress) ? insideError(host) : undefined,
);
