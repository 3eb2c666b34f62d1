import { useEffect } from 'react';
import { request } from '#lib/api.ts';
import { logFailure } from '#lib/log-failure.ts';

const logged = new Set<string>();

/** Records the attempt once per address and visit. A failure is only logged. */
export function useNotFoundLog(path: string): void {
  useEffect(() => {
    if (logged.has(path)) return;
    logged.add(path);
    request('POST /not-found-log', { body: { path: path.slice(0, 2000) } }).catch((error: unknown) => {
      logged.delete(path);
      logFailure('The unknown address could not be recorded', error);
    });
  }, [path]);
}
