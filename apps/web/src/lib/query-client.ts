import { QueryClient } from '@tanstack/react-query';
import { failureOf } from './api.ts';

const MAX_RETRIES = 2;

/** Worth another try: nothing was answered, or the server itself was in trouble. */
export function isPassing(error: unknown): boolean {
  const { httpStatus } = failureOf(error);
  return httpStatus === undefined || httpStatus >= 500;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failureCount, error) => failureCount < MAX_RETRIES && isPassing(error),
      retryDelay: (attempt) => 500 * 2 ** attempt,
    },
    mutations: { retry: false },
  },
});
