import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { storageKeys } from '@herald/contract/storage-keys';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureOf, request } from '#lib/api.ts';
import { authToken, useAuthToken } from '#lib/auth-token.ts';
import { firstVisit } from '#lib/first-visit.ts';
import { forgetKeptWork } from '#lib/kept-work.ts';
import { queryClient } from '#lib/query-client.ts';
import { sessionEnd } from '#lib/session-end.ts';
import { endUnchosenTheme } from '#lib/theme.ts';

type Session =
  | { status: 'checking'; user: null }
  | { status: 'signed-out'; user: null }
  /** The site is under maintenance: the session waits and stays signed in. */
  | { status: 'waiting'; user: null; message: string; retry: () => void }
  | { status: 'signed-in'; user: SessionUser };

/** Keyed by the token, so that one session never sees the answer of another. */
function sessionQuery(token: string | null) {
  return queryOptions({
    queryKey: ['session', token],
    queryFn: async ({ signal }) => (await request('GET /auth/user', { signal })).data.user,
    enabled: token !== null,
    staleTime: 60_000,
  });
}

export function useSession(): Session {
  const token = useAuthToken();
  const { data, error, isLoadingError, refetch } = useQuery(sessionQuery(token));
  if (token !== null && isLoadingError && isMaintenance(error)) {
    return { status: 'waiting', user: null, message: error.message, retry: () => void refetch() };
  }
  if (token === null || isLoadingError) return { status: 'signed-out', user: null };
  return data ? { status: 'signed-in', user: data } : { status: 'checking', user: null };
}

/** A stored token that does not lead to a user is dropped. */
export function useStoredTokenCheck(): void {
  const token = useAuthToken();
  const { error, isLoadingError } = useQuery(sessionQuery(token));
  useEffect(() => {
    if (isLoadingError && !isMaintenance(error)) authToken.clear();
  }, [isLoadingError, error]);
}

function isMaintenance(error: unknown): boolean {
  return failureOf(error).code === 'maintenance';
}

interface NewSession {
  token: string;
  user: SessionUser;
  first_visit?: true | undefined;
}

export function startSession({ token, user, first_visit }: NewSession): void {
  sessionEnd.write(undefined);
  if (first_visit) firstVisit.begin(user.id);
  else firstVisit.end();
  endUnchosenTheme();
  forgetOtherUsersData();
  queryClient.setQueryData(sessionQuery(token).queryKey, user);
  authToken.write(token);
}

/** Reads again who is signed in, after their name or picture changed. */
export function refreshSession(): void {
  void queryClient.invalidateQueries({ queryKey: ['session'] });
}

export function endSession(): void {
  sessionEnd.write('left');
  firstVisit.end();
  forgetKeptWork();
  authToken.clear();
  forgetOtherUsersData();
}

// The screens hear of it later, because this listens first.
addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (key === storageKeys.authToken && oldValue !== null && newValue === null) sessionEnd.write('elsewhere');
});

let knownToken = authToken.read();

/** Another tab signed in, out, or went on in another account: what this one knows belongs to somebody else. */
authToken.subscribe(() => {
  const token = authToken.read();
  if (token !== knownToken) forgetOtherUsersData();
  knownToken = token;
});

function forgetOtherUsersData(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
}
