import type { Buffer } from 'node:buffer';
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { SpeechError } from '../../speech-error.ts';
import { FrameReader } from './frame-reader.ts';

export interface EspeakRequest {
  voice: string;
  wordsPerMinute: number;
  pitch: number;
  melody: number;
  text: string;
}

export type EspeakEvent = [type: 'word' | 'phoneme', ms: number, position: number, phone: string];

export interface EspeakAnswer {
  sampleRateHz: number;
  events: EspeakEvent[];
  samples: Int16Array;
}

type Child = ChildProcessByStdio<Socket, Socket, null>;

const IDLE_MS = 60_000;
const SLOWEST_ANSWER_MS = 60_000;

/** Development runs the source, production a bundle beside the caller's. */
const programPath = (): string =>
  fileURLToPath(
    new URL(import.meta.url.endsWith('.ts') ? './espeak-process.ts' : './espeak-process.mjs', import.meta.url),
  );

let child: Child | undefined;
let idleTimer: NodeJS.Timeout | undefined;
let lastRequest: Promise<unknown> = Promise.resolve();
let nextId = 1;

/** A waiting child must not keep the whole program alive. */
function holdProgramOpen(running: Child, hold: boolean): void {
  for (const handle of [running, running.stdin, running.stdout]) {
    if (hold) handle.ref();
    else handle.unref();
  }
}

function start(): Child {
  const started = spawn(process.execPath, [programPath()], { stdio: ['pipe', 'pipe', 'ignore'], env: {} }) as Child;
  const forget = (): void => {
    if (child === started) child = undefined;
  };
  started.once('exit', forget);
  started.once('error', forget);
  started.stdin.on('error', forget);
  return started;
}

function stop(): void {
  clearTimeout(idleTimer);
  child?.kill('SIGKILL');
  child = undefined;
}

function failureOf(error: unknown): SpeechError {
  if (error === 'engine_missing') {
    return new SpeechError('engine_missing', 'The voice engine for other languages (eSpeak NG) is not installed.');
  }
  if (error === 'unknown_voice') return new SpeechError('unknown_voice', 'The voice engine does not know this voice.');
  return new SpeechError('engine_failed', 'The voice engine could not say this text.');
}

function exchange(running: Child, request: EspeakRequest, signal: AbortSignal | undefined): Promise<EspeakAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<EspeakAnswer>();
  const reader = new FrameReader<{ sampleRateHz: number; events: EspeakEvent[]; error?: string }>();
  const onData = (chunk: Buffer): void => {
    const frame = reader.push(chunk);
    if (!frame) return;
    const { error, sampleRateHz, events } = frame.header;
    if (error) reject(failureOf(error));
    else resolve({ sampleRateHz, events, samples: frame.samples });
  };
  const onGone = (): void => reject(new SpeechError('engine_crashed', 'The voice engine stopped unexpectedly.'));
  const onAbort = (): void => {
    stop();
    reject(signal?.reason);
  };
  const timer = setTimeout(() => {
    stop();
    reject(new SpeechError('engine_failed', 'The voice engine took too long.'));
  }, SLOWEST_ANSWER_MS);
  running.stdout.on('data', onData);
  running.once('exit', onGone);
  running.once('error', onGone);
  running.stdin.once('error', onGone);
  signal?.addEventListener('abort', onAbort, { once: true });
  running.stdin.write(`${JSON.stringify({ id: nextId++, ...request })}\n`);
  return promise.finally(() => {
    clearTimeout(timer);
    running.stdout.off('data', onData);
    running.off('exit', onGone);
    running.off('error', onGone);
    running.stdin.off('error', onGone);
    signal?.removeEventListener('abort', onAbort);
  });
}

async function ask(request: EspeakRequest, signal: AbortSignal | undefined): Promise<EspeakAnswer> {
  signal?.throwIfAborted();
  clearTimeout(idleTimer);
  child ??= start();
  const running = child;
  holdProgramOpen(running, true);
  try {
    return await exchange(running, request, signal);
  } finally {
    if (child === running) {
      holdProgramOpen(running, false);
      idleTimer = setTimeout(stop, IDLE_MS).unref();
    }
  }
}

/** Asks the eSpeak program to speak; one request at a time, a crash fails only the request it happened in. */
export function askEspeak(request: EspeakRequest, signal?: AbortSignal): Promise<EspeakAnswer> {
  const answer = lastRequest.then(() => ask(request, signal));
  lastRequest = answer.catch(() => undefined);
  return answer;
}

/** Process id of the running eSpeak program, if any. */
export const espeakProcessId = (): number | undefined => child?.pid;
