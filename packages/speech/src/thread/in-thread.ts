import { Worker } from 'node:worker_threads';
import type { TimedSound } from '@herald/media/sound';
import type { CompletedSpeech, CompleteSpeechOptions, SpeechToComplete } from '../complete-speech.ts';
import type { JoinedSound, SoundPart } from '../dsp/join-sounds.ts';
import { SpeechError } from '../speech-error.ts';
import type { SynthesizeOptions } from '../synthesize.ts';
import { createIdleThread } from './idle-thread.ts';
import type { TaskName, ThreadFailure, ThreadTasks } from './thread-messages.ts';

/** Development runs the source, production a bundle beside the caller's. */
const program = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './speech-thread.ts' : './speech-thread.mjs', import.meta.url);

const ask = createIdleThread<ThreadFailure>({
  open: () => new Worker(program(), { env: {} }),
  failed: ({ message, code }) => new SpeechError(code ?? 'engine_failed', message),
  lost: (cause) => new SpeechError('engine_crashed', 'Speaking stopped unexpectedly.', cause),
});

async function inThread<Name extends TaskName>(
  task: Name,
  input: ThreadTasks[Name]['input'],
  signal: AbortSignal | undefined,
): Promise<ThreadTasks[Name]['output']> {
  return (await ask({ task, input, signal, cancel: { task: 'cancel' } })) as ThreadTasks[Name]['output'];
}

/** Like synthesize, without holding up the caller's thread. */
export const synthesizeInThread = ({ signal, ...input }: SynthesizeOptions): Promise<TimedSound> =>
  inThread('synthesize', input, signal);

/** Like completeSpeech, without holding up the caller's thread. */
export const completeSpeechInThread = (
  speech: SpeechToComplete,
  { signal, ...options }: CompleteSpeechOptions,
): Promise<CompletedSpeech> => inThread('complete', { speech, options }, signal);

/** Like joinSounds, without holding up the caller's thread. */
export const joinSoundsInThread = (
  parts: readonly SoundPart[],
  tempo: number,
  signal?: AbortSignal,
): Promise<JoinedSound> => inThread('join', { parts, tempo }, signal);
