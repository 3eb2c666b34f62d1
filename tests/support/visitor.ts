import { randomUUID } from 'node:crypto';

/** A user of the API with an address of their own. */
export interface Visitor {
  userId: string;
  email: string;
  token: string;
  /** Throws on every response that is not a success. Each call has an idempotency key of its own unless one is given. */
  call<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, key?: string): Promise<Answer>;
  /** The same user, who calls another API process. */
  at(url: string): Visitor;
}

/** Makes the API believe forwarded addresses, because a load from one address would hit the rate limit. */
export const VISITORS_ENVIRONMENT = { HERALD_TRUST_PROXY: '127.0.0.1,::1' };

export const VISITORS_PASSWORD = 'correct horse battery';

/** Longer than any response may take: what hangs must not keep a test from looking again. */
const PATIENCE_MS = 90_000;

let count = 0;

/** Registers a new user, who gets the default plan. */
export async function signUp(url: string): Promise<Visitor> {
  count += 1;
  const headers = { 'x-forwarded-for': `10.0.0.${count}` };
  const person = { name: 'Dana Whitfield', email: `dana.${count}@herald.test`, password: VISITORS_PASSWORD };
  return enter(`${url}/api/auth/register`, headers, person);
}

/** Signs an existing user in. */
export async function signIn(url: string, person: { email: string; password: string }): Promise<Visitor> {
  count += 1;
  return enter(`${url}/api/auth/login`, { 'x-forwarded-for': `10.0.0.${count}` }, person);
}

async function enter(
  url: string,
  headers: Record<string, string>,
  person: { email: string; password: string },
): Promise<Visitor> {
  const { data } = await ask<{ data: { token: string; user: { id: string } } }>(url, send('POST', headers, person));
  const own = { ...headers, authorization: `Bearer ${data.token}` };
  const at = (address: string): Visitor => ({
    userId: data.user.id,
    email: person.email,
    token: data.token,
    call: (method, path, body, key) => ask(`${address}/api${path}`, send(method, own, body, key)),
    at,
  });
  return at(new URL(url).origin);
}

function send(method: string, headers: Record<string, string>, body?: object, key: string = randomUUID()): RequestInit {
  if (!body) return { method, headers };
  const described = { ...headers, 'content-type': 'application/json', 'idempotency-key': key };
  return { method, headers: described, body: JSON.stringify(body) };
}

async function ask<Answer>(url: string, request: RequestInit): Promise<Answer> {
  const response = await fetch(url, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) });
  const answer = (await response.json()) as Answer & { message?: string };
  if (!response.ok) throw new Error(`${request.method} ${url} answered ${response.status}: ${answer.message}`);
  return answer;
}
