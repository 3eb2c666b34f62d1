import type { Alignment, AlignOptions } from '../align/align-words.ts';
import type { Heard, ListenOptions } from '../listen.ts';
import type { VoicedSound } from '../speak.ts';
import type { SpeechErrorCode } from '../speech-error.ts';
import type { Sound, SpokenSound } from '../spoken.ts';
import type { SynthesizeOptions } from '../synthesize.ts';

/** What the thread can do: names of tasks, what goes in, what comes out. */
export interface ThreadTasks {
  synthesize: { input: Omit<SynthesizeOptions, 'signal'>; output: SpokenSound };
  speak: { input: Omit<SynthesizeOptions, 'signal'>; output: VoicedSound };
  alignWords: { input: { sound: Sound; options: Omit<AlignOptions, 'signal'> }; output: Alignment };
  listen: { input: { sound: Sound; options: Omit<ListenOptions, 'signal'> }; output: Heard };
}

export type TaskName = keyof ThreadTasks;

export type ToThread =
  | { [Name in TaskName]: { id: number; task: Name; input: ThreadTasks[Name]['input'] } }[TaskName]
  | { id: number; task: 'cancel' };

export interface ThreadFailure {
  message: string;
  code: SpeechErrorCode | undefined;
}

export type FromThread =
  | { id: number; output: ThreadTasks[TaskName]['output'] }
  | { id: number; failure: ThreadFailure };
