import { inject } from 'vitest';
import { inDatabase } from './database.ts';

export interface TestAccount {
  id: string;
  name: string;
  email: string;
  password: string;
  token: string;
}

interface SignedIn {
  token: string;
  user: { id: string; name: string; email: string };
}

const password = 'correct horse battery';
let count = 0;

/** Returns an email address that is unused in this run. */
export function freshEmail(): string {
  count += 1;
  return `dana.${process.pid}.${Date.now()}.${count}@herald.test`;
}

async function post<Data>(path: string, body: object, token?: string): Promise<Data> {
  const response = await fetch(`${inject('productUrl')}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { message?: string; data: Data };
  if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${answer.message}`);
  return answer.data;
}

/** Registers through the API, for tests that start with a signed-in user. */
export async function anAccount(name = 'Dana Whitfield'): Promise<TestAccount> {
  const email = freshEmail();
  // All tests sign up from one address, more often than the rate limit allows.
  await inDatabase((client) => client.query("delete from attempts where key like 'register:%'"));
  const { token, user } = await post<SignedIn>('/auth/register', { name, email, password });
  return { id: user.id, name, email, password, token };
}

/** Grants a user another plan. */
export async function grantPlan(account: TestAccount, slug: string): Promise<void> {
  await inDatabase((client) =>
    client.query(
      `insert into user_plans (id, user_id, plan_id, origin, started_at)
       select gen_random_uuid(), $1, id, 'admin', now() from plans where slug = $2`,
      [account.id, slug],
    ),
  );
}

export async function theAdmin(): Promise<TestAccount> {
  const credentials = { email: inject('adminEmail'), password: inject('adminPassword') };
  const { token, user } = await post<SignedIn>('/auth/login', credentials);
  return { id: user.id, name: user.name, ...credentials, token };
}

/** The stored state of a session. */
export const signedIn = (account: TestAccount) => ({ auth_token: account.token });

/** The stored state after an administrator logged in as another user. */
export async function impersonating(admin: TestAccount, account: TestAccount): Promise<Record<string, string>> {
  const { token } = await post<SignedIn>('/auth/login-as-user', { user_id: account.id }, admin.token);
  const { id, name, email, token: own } = admin;
  return { auth_token: token, admin_user: JSON.stringify({ id, name, email, token: own }) };
}
