import { Worker } from 'node:worker_threads';
import type { Alignment, AlignOptions } from '../align/align-words.ts';
import { SpeechError } from '../speech-error.ts';
import type { Sound, SpokenSound } from '../spoken.ts';
import type { SynthesizeOptions } from '../synthesize.ts';
import type { FromThread, TaskName, ThreadTasks, ToThread } from './thread-messages.ts';

const IDLE_MS = 60_000;

interface Waiting {
  resolve(output: unknown): void;
  reject(reason: unknown): void;
}

/** Development runs the source, production a bundle beside the caller's. */
const program = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './speech-thread.ts' : './speech-thread.mjs', import.meta.url);

const waiting = new Map<number, Waiting>();
let thread: Worker | undefined;
let idleTimer: NodeJS.Timeout | undefined;
let nextId = 1;

function receive(message: FromThread): void {
  const one = waiting.get(message.id);
  if (!one) return;
  if ('output' in message) one.resolve(message.output);
  else {
    const { message: text, code } = message.failure;
    one.reject(new SpeechError(code ?? 'engine-failed', text));
  }
}

function loseThread(lost: Worker, cause: unknown): void {
  if (thread !== lost) return;
  thread = undefined;
  const error = new SpeechError('engine-crashed', 'Speaking stopped unexpectedly.', cause);
  for (const one of waiting.values()) one.reject(error);
}

function openThread(): Worker {
  const opened = new Worker(program(), { env: {} });
  opened.on('message', receive);
  opened.on('error', (error) => loseThread(opened, error));
  opened.on('exit', (code) => loseThread(opened, new Error(`exit ${code}`)));
  return opened;
}

/** A thread without work must not keep the program alive, and after a minute it goes. */
function rest(): void {
  if (waiting.size) return;
  thread?.unref();
  idleTimer = setTimeout(() => {
    const idle = thread;
    thread = undefined;
    idle?.terminate().catch(() => undefined);
  }, IDLE_MS).unref();
}

async function inThread<Name extends TaskName>(
  task: Name,
  input: ThreadTasks[Name]['input'],
  signal: AbortSignal | undefined,
): Promise<ThreadTasks[Name]['output']> {
  signal?.throwIfAborted();
  clearTimeout(idleTimer);
  thread ??= openThread();
  const used = thread;
  used.ref();
  const id = nextId++;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  waiting.set(id, { resolve, reject });
  const cancel = (): void => {
    used.postMessage({ id, task: 'cancel' } satisfies ToThread);
    reject(signal?.reason);
  };
  signal?.addEventListener('abort', cancel, { once: true });
  used.postMessage({ id, task, input } as ToThread);
  try {
    return (await promise) as ThreadTasks[Name]['output'];
  } finally {
    signal?.removeEventListener('abort', cancel);
    waiting.delete(id);
    rest();
  }
}

/** Like synthesize, without holding up the caller's thread. */
export const synthesizeInThread = ({ signal, ...input }: SynthesizeOptions): Promise<SpokenSound> =>
  inThread('synthesize', input, signal);

/** Like alignWords, without holding up the caller's thread. */
export const alignWordsInThread = (sound: Sound, { signal, ...options }: AlignOptions): Promise<Alignment> =>
  inThread('alignWords', { sound, options }, signal);
