import { FilmError } from '../film-error.ts';
import type { ChildMessage } from './child-message.ts';

type Work<Request, Result, Progress> = (request: Request, report: (progress: Progress) => void) => Promise<Result>;

/** The child's half of runChild: one request, one answer, then it leaves; it also leaves when its parent dies. */
export function serveChild<Request, Result, Progress = never>(work: Work<Request, Result, Progress>): void {
  process.once('disconnect', () => process.exit(1));
  process.once('message', (message: { request: Request }) => {
    work(message.request, (progress) => send({ kind: 'progress', progress }))
      .then((result) => send({ kind: 'result', result }))
      .catch((error: unknown) => send({ kind: 'error', ...describe(error) }));
  });
  send({ kind: 'ready' });

  function send(message: ChildMessage<Result, Progress>): void {
    process.send?.(message);
  }
}

function describe(error: unknown): Pick<FilmError, 'code' | 'message'> {
  if (error instanceof FilmError) return { code: error.code, message: error.message };
  return { code: 'crashed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
