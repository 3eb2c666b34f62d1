import type { ChildProcess } from 'node:child_process';
import { dirname } from 'node:path';
import { forkConfined } from '@herald/confined';
import { SpeechError } from '../../speech-error.ts';
import type { NeuralSpeaker, Said, SayAnswer, SayRequest } from './neural-messages.ts';

/** A model of 90 MB takes seconds to load, so it is kept for a while. */
const IDLE_MS = 300_000;
const SLOWEST_ANSWER_MS = 180_000;

/** Development runs the source, production a bundle beside the caller's. */
const program = new URL(
  import.meta.url.endsWith('.ts') ? './neural-process.ts' : './neural-process.mjs',
  import.meta.url,
);

let child: ChildProcess | undefined;
/** Where the model lies that it may read. */
let modelFolder = '';
let idleTimer: NodeJS.Timeout | undefined;
let lastRequest: Promise<unknown> = Promise.resolve();
let nextId = 1;

/** A waiting child must not keep the whole program alive. */
function holdProgramOpen(running: ChildProcess, hold: boolean): void {
  for (const handle of [running, running.channel]) {
    if (hold) handle?.ref();
    else handle?.unref();
  }
}

/** A model is a file of others: its reader sees nothing else of this machine, so another model needs another process. */
function childFor(speaker: NeuralSpeaker): ChildProcess {
  const folder = speaker.engine === 'piper' ? dirname(speaker.model) : speaker.folder;
  if (child && folder === modelFolder) return child;
  stop();
  modelFolder = folder;
  child = start(folder);
  return child;
}

function start(folder: string): ChildProcess {
  const started = forkConfined({
    entry: program,
    view: { reads: [folder], writes: [] },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const forget = (): void => {
    if (child === started) child = undefined;
  };
  started.once('exit', forget);
  started.once('error', forget);
  return started;
}

function stop(): void {
  clearTimeout(idleTimer);
  child?.kill('SIGKILL');
  child = undefined;
}

function exchange(running: ChildProcess, request: SayRequest, signal: AbortSignal | undefined): Promise<Said> {
  const { promise, resolve, reject } = Promise.withResolvers<Said>();
  const onMessage = (answer: SayAnswer): void => {
    if (answer.id !== request.id) return;
    if ('said' in answer) resolve(answer.said);
    else reject(new SpeechError(answer.failure.code, answer.failure.message));
  };
  const onGone = (cause?: unknown): void =>
    reject(new SpeechError('engine_crashed', 'The natural voice stopped unexpectedly.', cause));
  const onAbort = (): void => {
    stop();
    reject(signal?.reason);
  };
  const timer = setTimeout(() => {
    stop();
    reject(new SpeechError('engine_failed', 'The natural voice took too long.'));
  }, SLOWEST_ANSWER_MS);
  running.on('message', onMessage);
  running.once('exit', onGone);
  running.once('error', onGone);
  signal?.addEventListener('abort', onAbort, { once: true });
  running.send(request, (error) => error && onGone(error));
  return promise.finally(() => {
    clearTimeout(timer);
    running.off('message', onMessage);
    running.off('exit', onGone);
    running.off('error', onGone);
    signal?.removeEventListener('abort', onAbort);
  });
}

async function ask(request: Omit<SayRequest, 'id'>, signal: AbortSignal | undefined): Promise<Said> {
  signal?.throwIfAborted();
  clearTimeout(idleTimer);
  const running = childFor(request.speaker);
  holdProgramOpen(running, true);
  try {
    return await exchange(running, { id: nextId++, ...request }, signal);
  } finally {
    if (child === running) {
      holdProgramOpen(running, false);
      idleTimer = setTimeout(stop, IDLE_MS).unref();
    }
  }
}

/** Has a model say signs; one request at a time, and a crash fails only the request it happened in. */
export function sayWithModel(request: Omit<SayRequest, 'id'>, signal?: AbortSignal): Promise<Said> {
  const answer = lastRequest.then(() => ask(request, signal));
  lastRequest = answer.catch(() => undefined);
  return answer;
}

/** Process id of the running program, if any. */
export const neuralProcessId = (): number | undefined => child?.pid;
