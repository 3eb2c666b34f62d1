import { flushCompileCache } from 'node:module';
import { FilmError } from '../film-error.ts';
import type { FetchFiles } from './child.ts';
import type { ChildMessage, ToChild } from './child-message.ts';

interface ServeChild<Request, Result, Progress, Ahead> {
  work(request: Request, report: (progress: Progress) => void, fetch: FetchFiles): Promise<Result>;
  /** Begins with what is known before the request. */
  ahead?(ahead: Ahead): void;
}

/** The child's half: a reply to every request, one after the other. Its parent ends it; it also exits when its parent dies. */
export function serveChild<Request, Result, Progress = never, Ahead = never>({
  work,
  ahead,
}: ServeChild<Request, Result, Progress, Ahead>): void {
  process.once('disconnect', () => process.exit(1));
  process.on('message', (message: ToChild<Request, Ahead>) => {
    if ('ahead' in message) ahead?.(message.ahead);
    else if ('fetched' in message) whenFetched?.();
    else answer(message.request);
  });
  let whenFetched: (() => void) | undefined;
  send({ kind: 'ready' });

  function answer(request: Request): void {
    send({ kind: 'begun' });
    work(request, (progress) => send({ kind: 'progress', progress }), fetch)
      .then((result) => {
        // The parent may end this process as soon as it has the reply.
        flushCompileCache();
        send({ kind: 'result', result, residentBytes: process.memoryUsage.rss() });
      })
      .catch((error: unknown) => send({ kind: 'error', ...describe(error) }));
  }

  function fetch(names: string[]): Promise<void> {
    return new Promise((resolve) => {
      whenFetched = resolve;
      send({ kind: 'asks', names });
    });
  }

  function send(message: ChildMessage<Result, Progress>): void {
    process.send?.(message);
  }
}

function describe(error: unknown): Pick<FilmError, 'code' | 'message'> {
  if (error instanceof FilmError) return { code: error.code, message: error.message };
  return { code: 'crashed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
