import { type ChildProcess, fork } from 'node:child_process';
import { type Entry, entryUrl } from '../entry-url.ts';
import { FilmError } from '../film-error.ts';
import type { ChildMessage } from './child-message.ts';

export interface RunChild<Request, Progress> {
  entry: Entry;
  request: Request;
  onProgress?: ((progress: Progress) => void) | undefined;
  signal?: AbortSignal | undefined;
  timeoutSec?: number;
}

/** Several threads of native code each keep freed memory to themselves unless the C library is told to share it. */
// biome-ignore lint/style/noProcessEnv: a child gets the surroundings of its parent; nothing is configured through them
const CHILD_ENVIRONMENT = { ...process.env, MALLOC_ARENA_MAX: '2' };

const LAST_WORDS_CHARS = 2000;

/**
 * Runs one piece of work in a process of its own, so that a crash in native code ends that work and nothing else.
 * An abort kills the process outright: whatever it writes is written beside and renamed, so nothing half-done remains.
 */
export async function runChild<Request, Result, Progress = never>(run: RunChild<Request, Progress>): Promise<Result> {
  if (run.signal?.aborted) throw stopped();
  const child = fork(entryUrl(run.entry), [], {
    execArgv: ['--expose-gc'],
    env: CHILD_ENVIRONMENT,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const abort = (): void => void child.kill('SIGKILL');
  const timer = run.timeoutSec ? setTimeout(abort, run.timeoutSec * 1000) : undefined;
  run.signal?.addEventListener('abort', abort, { once: true });
  try {
    return await converse<Request, Result, Progress>(child, run);
  } finally {
    clearTimeout(timer);
    run.signal?.removeEventListener('abort', abort);
    child.kill('SIGKILL');
  }
}

function converse<Request, Result, Progress>(child: ChildProcess, run: RunChild<Request, Progress>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let lastWords = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      lastWords = (lastWords + text).slice(-LAST_WORDS_CHARS);
    });
    child.on('error', reject);
    child.on('close', (code, signal) => reject(run.signal?.aborted ? stopped() : crashed(code ?? signal, lastWords)));
    child.on('message', (message: ChildMessage<Result, Progress>) => {
      if (message.kind === 'ready') child.send({ request: run.request });
      if (message.kind === 'progress') run.onProgress?.(message.progress);
      if (message.kind === 'result') resolve(message.result);
      if (message.kind === 'error') reject(new FilmError(message.code, message.message));
    });
  });
}

function stopped(): FilmError {
  return new FilmError('stopped', 'Stopped before it was finished.');
}

function crashed(how: number | NodeJS.Signals | null, lastWords: string): FilmError {
  const detail = lastWords.trim().split('\n').slice(-3).join(' ');
  return new FilmError('crashed', `The work ended early (${how ?? 'no exit code'}). ${detail}`.trim());
}
