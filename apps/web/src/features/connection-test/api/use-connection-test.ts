import type { Call } from '@herald/contract/client/call-types';
import { createClient } from '@herald/contract/client/create-client';
import { useMutation } from '@tanstack/react-query';

export interface TestAccount {
  name: string;
  email: string;
  password: string;
}

export type TestCall = Extract<Call, 'GET /plans' | 'POST /auth/login' | 'POST /auth/register'>;

/** Has no session of its own, so that a refused test never signs the tester out. */
const sessionless = createClient({
  baseUrl: '/api',
  fetch: (...request) => fetch(...request),
  tokenStore: { read: () => null, clear: () => undefined },
});

/** Shown raw, so the shape beyond the envelope does not matter here. */
interface TestResult {
  status: 'success' | 'error';
  message?: string | undefined;
}

function send(call: TestCall, { name, email, password }: TestAccount): Promise<TestResult> {
  switch (call) {
    case 'GET /plans':
      return sessionless.call(call);
    case 'POST /auth/login':
      return sessionless.call(call, { body: { email, password } });
    case 'POST /auth/register':
      return sessionless.call(call, { body: { name, email, password, password_confirmation: password } });
  }
}

export function useConnectionTest() {
  return useMutation({
    mutationFn: ({ call, account }: { call: TestCall; account: TestAccount }) => send(call, account),
  });
}
