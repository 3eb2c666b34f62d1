import { Worker } from 'node:worker_threads';
import type { Alignment, AlignOptions } from '../align/align-words.ts';
import type { Heard, ListenOptions } from '../listen.ts';
import type { VoicedSound } from '../speak.ts';
import { SpeechError } from '../speech-error.ts';
import type { Sound, SpokenSound } from '../spoken.ts';
import type { SynthesizeOptions } from '../synthesize.ts';
import { createIdleThread } from './idle-thread.ts';
import type { TaskName, ThreadFailure, ThreadTasks } from './thread-messages.ts';

/** Development runs the source, production a bundle beside the caller's. */
const program = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './speech-thread.ts' : './speech-thread.mjs', import.meta.url);

const ask = createIdleThread<ThreadFailure>({
  open: () => new Worker(program(), { env: {} }),
  failed: ({ message, code }) => new SpeechError(code ?? 'engine-failed', message),
  lost: (cause) => new SpeechError('engine-crashed', 'Speaking stopped unexpectedly.', cause),
});

async function inThread<Name extends TaskName>(
  task: Name,
  input: ThreadTasks[Name]['input'],
  signal: AbortSignal | undefined,
): Promise<ThreadTasks[Name]['output']> {
  return (await ask({ task, input, signal, cancel: { task: 'cancel' } })) as ThreadTasks[Name]['output'];
}

/** Like synthesize, without holding up the caller's thread. */
export const synthesizeInThread = ({ signal, ...input }: SynthesizeOptions): Promise<SpokenSound> =>
  inThread('synthesize', input, signal);

/** Like alignWords, without holding up the caller's thread. */
export const alignWordsInThread = (sound: Sound, { signal, ...options }: AlignOptions): Promise<Alignment> =>
  inThread('alignWords', { sound, options }, signal);

/** Like speak, without holding up the caller's thread. */
export const speakInThread = ({ signal, ...input }: SynthesizeOptions): Promise<VoicedSound> =>
  inThread('speak', input, signal);

/** Like listen, without holding up the caller's thread. */
export const listenInThread = (sound: Sound, { signal, ...options }: ListenOptions): Promise<Heard> =>
  inThread('listen', { sound, options }, signal);
