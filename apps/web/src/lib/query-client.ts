import { type Query, QueryClient } from '@tanstack/react-query';
import { connection, failureOf } from './api.ts';

const MAX_RETRIES = 2;

/** Worth another try: nothing was answered, or the server itself was in trouble. */
export function isPassing(error: unknown): boolean {
  const { httpStatus } = failureOf(error);
  return httpStatus === undefined || httpStatus >= 500;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // What a device believes of its network holds nothing up: the call itself finds out, and so does the banner.
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failureCount, error) => failureCount < MAX_RETRIES && isPassing(error),
      retryDelay: (attempt) => 500 * 2 ** attempt,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** What the outage left behind is asked for again, without anybody pressing a button. */
connection.onBack(() => {
  const isWanting = (query: Query) => query.state.status === 'error' || query.isStale();
  void queryClient.refetchQueries({ type: 'active', predicate: isWanting });
});
