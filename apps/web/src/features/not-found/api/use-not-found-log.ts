import { useEffect } from 'react';
import { request } from '#lib/api.ts';

const logged = new Set<string>();

/** Records the attempt once per address and visit; that it could not be recorded is no concern of the visitor. */
export function useNotFoundLog(path: string): void {
  useEffect(() => {
    if (logged.has(path)) return;
    logged.add(path);
    request('POST /not-found-log', { body: { path: path.slice(0, 2000) } }).catch(() => logged.delete(path));
  }, [path]);
}
