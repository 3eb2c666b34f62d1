import type { Worker } from 'node:worker_threads';

const IDLE_MS = 60_000;

export interface IdleThreadOptions<Failure> {
  open(): Worker;
  /** A failure of a task in the thread, as an error of the caller. */
  failed(failure: Failure): Error;
  /** The thread is gone in the middle of its work. */
  lost(cause: unknown): Error;
}

export interface ThreadRequest {
  task: string;
  input: unknown;
  signal?: AbortSignal | undefined;
  /** Sent when the caller gives up, for threads that can stop in the middle of a task. */
  cancel?: { task: string };
}

/** Runs a task in the thread and returns its result. */
export type AskThread = (request: ThreadRequest) => Promise<unknown>;

type Told<Failure> = { id: number } & ({ output: unknown } | { failure: Failure });

interface Waiting {
  resolve(output: unknown): void;
  reject(reason: unknown): void;
}

/** A thread that is opened with the first task, does not keep the program alive, and goes after a minute without work. */
export function createIdleThread<Failure>({ open, failed, lost }: IdleThreadOptions<Failure>): AskThread {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let nextId = 1;

  function receive(told: Told<Failure>): void {
    const one = waiting.get(told.id);
    if ('output' in told) one?.resolve(told.output);
    else one?.reject(failed(told.failure));
  }

  function loseThread(gone: Worker, cause: unknown): void {
    if (thread !== gone) return;
    thread = undefined;
    const error = lost(cause);
    for (const one of waiting.values()) one.reject(error);
  }

  function openThread(): Worker {
    const opened = open();
    opened.on('message', receive);
    opened.on('error', (error) => loseThread(opened, error));
    opened.on('exit', (code) => loseThread(opened, new Error(`exit ${code}`)));
    return opened;
  }

  function rest(): void {
    if (waiting.size) return;
    thread?.unref();
    idleTimer = setTimeout(() => {
      const idle = thread;
      thread = undefined;
      idle?.terminate().catch(() => undefined);
    }, IDLE_MS).unref();
  }

  return async ({ task, input, signal, cancel }) => {
    signal?.throwIfAborted();
    clearTimeout(idleTimer);
    thread ??= openThread();
    const used = thread;
    used.ref();
    const id = nextId++;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    waiting.set(id, { resolve, reject });
    const leave = (): void => {
      if (cancel) used.postMessage({ id, ...cancel });
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    used.postMessage({ id, task, input });
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', leave);
      waiting.delete(id);
      rest();
    }
  };
}
