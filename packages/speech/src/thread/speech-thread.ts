import { parentPort } from 'node:worker_threads';
import { completeSpeech } from '../complete-speech.ts';
import { joinSounds } from '../dsp/join-sounds.ts';
import { SpeechError } from '../speech-error.ts';
import { synthesize } from '../synthesize.ts';
import type { FromThread, TaskName, ThreadTasks, ToThread } from './thread-messages.ts';

// A thread of its own for speech: whole seconds of arithmetic that must not keep a server from answering.

const running = new Map<number, AbortController>();

const tasks: { [Name in TaskName]: (input: ThreadTasks[Name]['input'], signal: AbortSignal) => Output<Name> } = {
  synthesize: (input, signal) => synthesize({ ...input, signal }),
  complete: ({ speech, options }, signal) => completeSpeech(speech, { ...options, signal }),
  join: async ({ parts, tempo }) => joinSounds(parts, tempo),
};

type Output<Name extends TaskName> = Promise<ThreadTasks[Name]['output']>;

async function work<Name extends TaskName>(
  { id, task, input }: { id: number; task: Name; input: ThreadTasks[Name]['input'] },
  signal: AbortSignal,
): Promise<void> {
  const output = await tasks[task](input, signal);
  send({ id, output }, [output.pcm.buffer as ArrayBuffer]);
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
