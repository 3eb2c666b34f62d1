import { parentPort } from 'node:worker_threads';
import { alignWords } from '../align/align-words.ts';
import { SpeechError } from '../speech-error.ts';
import { synthesize } from '../synthesize.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

// A thread of its own for speech: whole seconds of arithmetic that must not keep a server from answering.

const running = new Map<number, AbortController>();

async function work(message: Exclude<ToThread, { task: 'cancel' }>, signal: AbortSignal): Promise<void> {
  if (message.task === 'synthesize') {
    const output = await synthesize({ ...message.input, signal });
    send({ id: message.id, output }, [output.pcm.buffer as ArrayBuffer]);
    return;
  }
  const { sound, options } = message.input;
  send({ id: message.id, output: await alignWords(sound, { ...options, signal }) });
}

const send = (message: FromThread, transfer: ArrayBuffer[] = []): void => parentPort?.postMessage(message, transfer);

function fail(id: number, error: unknown): void {
  const code = error instanceof SpeechError ? error.code : undefined;
  send({ id, failure: { message: error instanceof Error ? error.message : String(error), code } });
}

parentPort?.on('message', (message: ToThread) => {
  if (message.task === 'cancel') {
    running.get(message.id)?.abort();
    return;
  }
  const controller = new AbortController();
  running.set(message.id, controller);
  work(message, controller.signal)
    .catch((error: unknown) => fail(message.id, error))
    .finally(() => running.delete(message.id));
});
