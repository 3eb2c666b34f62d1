import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forkConfined, type ProcessLimits, type View } from '@herald/confined';
import { type Entry, entryUrl } from '../entry-url.ts';
import { FilmError } from '../film-error.ts';
import type { ChildMessage } from './child-message.ts';

export interface OpenChild {
  entry: Entry;
  signal?: AbortSignal | undefined;
  /** leaves the processor to requests that a user waits for */
  isInBackground?: boolean | undefined;
  /** has the usual share of the processor, also where its parent stands back */
  isUrgent?: boolean | undefined;
  /** where it works, the folder of its parent by itself */
  folder?: string | undefined;
  /** all that it sees, where the machine can hold it to that; for files that others sent */
  view?: View | undefined;
  limits?: ProcessLimits | undefined;
}

/**
 * What is as large as a caption at 1080p goes back to the system as soon as it is freed. Left alone, the C library
 * keeps ever larger pieces for later, and encoders, decoders and canvases that come and go leave holes between them.
 */
const GIVEN_BACK_BYTES = 300_000;

/**
 * Several threads of native code each keep freed memory to themselves unless the C library shares it; and a
 * child that starts takes its compiled code from the one before.
 */
const ENVIRONMENT = {
  // biome-ignore lint/style/noProcessEnv: Node itself reads it, and a child does as its parent
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(GIVEN_BACK_BYTES),
};

/**
 * Heaps are small here: what lives of one is marked in some milliseconds. Marked bit by bit beside the work, it is begun
 * again several times a second, and that costs a tenth of the whole processor time of a film.
 *
 * The middle compiler of Node 24 sometimes compiles drawing wrongly: in a second ratio, hair lay a third of a head too low.
 *
 * Young memory is collected by 2 MB. Left alone, it grows by tens of megabytes, which no film needs.
 *
 * The last compiler takes a seventh of a drawn film's processor time. Called later, it leaves out what is not worth it.
 */
const NODE_ARGS = [
  '--expose-gc',
  '--no-incremental-marking',
  '--no-maglev',
  '--max-semi-space-size=2',
  '--invocation-count-for-turbofan=12000',
];

const LAST_WORDS_CHARS = 2000;

/** What a child is asked for. */
interface Task<Result, Progress> {
  signal: AbortSignal | undefined;
  answer: PromiseWithResolvers<Result>;
  hasBegun: boolean;
  onProgress?: ((progress: Progress) => void) | undefined;
  onAsked?: FetchFiles | undefined;
}

/** Brings files that were made before to where the child looks for them, as far as they are there. */
export type FetchFiles = (names: string[]) => Promise<void>;

/** Work in a process of its own, so that a crash in native code ends that work and nothing else. */
export class Child<Request, Result, Progress = never, Ahead = never> {
  readonly #process: ChildProcess;
  readonly #ready = Promise.withResolvers<void>();
  #task: Task<Result, Progress>;
  #residentBytes = Number.POSITIVE_INFINITY;
  #lastWords = '';
  /** told of its end while it rests */
  #whenGone: (() => void) | undefined;

  constructor({ entry, signal, isUrgent = false, ...surroundings }: OpenChild) {
    if (signal?.aborted) throw stopped();
    this.#process = forkConfined({
      entry: entryUrl(entry),
      ...surroundings,
      nodeArgs: NODE_ARGS,
      environment: ENVIRONMENT,
      hasOwnSession: isUrgent,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#task = this.#begin(signal);
    this.#listen(this.#process);
  }

  /** What it holds in memory after its last answer. */
  get residentBytes(): number {
    return this.#residentBytes;
  }

  /** Whether the request has reached it. */
  get hasBegun(): boolean {
    return this.#task.hasBegun;
  }

  get isThere(): boolean {
    return this.#process.connected && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Something the child can begin with before the request is known. */
  tellAhead(ahead: Ahead): void {
    this.#ready.promise.then(() => this.#process.send({ ahead }));
  }

  async ask(request: Request, onProgress?: (progress: Progress) => void, onAsked?: FetchFiles): Promise<Result> {
    const task = this.#task;
    task.onProgress = onProgress;
    task.onAsked = onAsked;
    await Promise.race([this.#ready.promise, task.answer.promise]);
    if (this.#process.connected) this.#process.send({ request });
    return task.answer.promise;
  }

  /** Waits for the next task without keeping the program from its end. */
  rest(whenGone: () => void): void {
    this.#task.signal?.removeEventListener('abort', this.#kill);
    this.#whenGone = whenGone;
    this.#hold('unref');
  }

  /** Takes the next task after a rest. */
  resume(signal: AbortSignal | undefined): void {
    if (signal?.aborted) throw stopped();
    this.#whenGone = undefined;
    this.#hold('ref');
    // What was said over the task before belongs to that task.
    this.#lastWords = '';
    this.#task = this.#begin(signal);
  }

  /** Kills at once: the child writes beside its files and renames, so nothing half-done remains. */
  end(): void {
    this.#task.signal?.removeEventListener('abort', this.#kill);
    this.#kill();
  }

  readonly #kill = (): void => void this.#process.kill('SIGKILL');

  #begin(signal: AbortSignal | undefined): Task<Result, Progress> {
    signal?.addEventListener('abort', this.#kill, { once: true });
    const answer = Promise.withResolvers<Result>();
    // The next request rejects with the failure; until then nothing awaits it.
    answer.promise.catch(() => undefined);
    return { signal, answer, hasBegun: false };
  }

  #hold(how: 'ref' | 'unref'): void {
    const { channel, stderr } = this.#process;
    this.#process[how]();
    channel?.[how]();
    if (stderr instanceof Socket) stderr[how]();
  }

  #listen(child: ChildProcess): void {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS_CHARS);
    });
    child.on('error', (error) => this.#task.answer.reject(error));
    child.on('close', (code, signal) => {
      const { answer, signal: asked } = this.#task;
      answer.reject(asked?.aborted ? stopped() : crashed(code ?? signal, this.#lastWords));
      this.#whenGone?.();
    });
    child.on('message', (message: ChildMessage<Result, Progress>) => this.#hear(message));
  }

  #hear(message: ChildMessage<Result, Progress>): void {
    const { answer, onProgress, onAsked } = this.#task;
    if (message.kind === 'ready') this.#ready.resolve();
    if (message.kind === 'begun') this.#task.hasBegun = true;
    if (message.kind === 'progress') onProgress?.(message.progress);
    if (message.kind === 'asks') {
      const told = () => void (this.#process.connected && this.#process.send({ fetched: true }));
      // What cannot be fetched is made.
      (onAsked?.(message.names) ?? Promise.resolve()).then(told, told);
    }
    if (message.kind === 'error') answer.reject(new FilmError(message.code, message.message));
    if (message.kind !== 'result') return;
    this.#residentBytes = message.residentBytes;
    answer.resolve(message.result);
  }
}

function stopped(): FilmError {
  return new FilmError('stopped', 'Stopped before it was finished.');
}

function crashed(how: number | NodeJS.Signals | null, lastWords: string): FilmError {
  const detail = lastWords.trim().split('\n').slice(-3).join(' ');
  return new FilmError('crashed', `The work ended early (${how ?? 'no exit code'}). ${detail}`.trim());
}
