import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';

export interface OutgoingRequest {
  url: URL;
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | FormData;
  signal: AbortSignal;
  /** How its name becomes an address. */
  lookup?: LookupFunction | undefined;
}

/** Sends one request and follows no redirect. `fetch` cannot be told how a name becomes an address. */
export async function sendRequest({ url, body, ...request }: OutgoingRequest): Promise<IncomingMessage> {
  const sent = body === undefined ? undefined : await encoded(body);
  const { method, signal, lookup } = request;
  const headers = {
    ...{ 'user-agent': 'Herald', 'accept-encoding': 'identity', ...sent?.headers },
    ...request.headers,
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const asked = send(url, { method, headers, signal, ...(lookup && guardedBy(lookup)) }, resolve);
    asked.on('error', reject);
    asked.end(sent?.bytes);
  });
}

/** Not over the shared pool: a connection there was perhaps made by a call with another guard, or with none. */
const guardedBy = (lookup: LookupFunction) => ({ lookup, agent: false as const });

/** A form as the bytes of a form; its type names what its parts are divided by. */
async function encoded(body: string | FormData): Promise<{ bytes: Uint8Array; headers: Record<string, string> }> {
  const response = new Response(body);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const type = body instanceof FormData ? response.headers.get('content-type') : null;
  return { bytes, headers: { 'content-length': String(bytes.length), ...(type && { 'content-type': type }) } };
}

/** The headers of an answer, those that came twice as one. */
export function headersOf({ headers }: IncomingMessage): Headers {
  const told = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as [string, string]],
  );
  return new Headers(told);
}
