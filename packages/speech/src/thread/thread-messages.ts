import type { Alignment, AlignOptions } from '../align/align-words.ts';
import type { SpeechErrorCode } from '../speech-error.ts';
import type { Sound, SpokenSound } from '../spoken.ts';
import type { SynthesizeOptions } from '../synthesize.ts';

/** What the thread can do: names of tasks, what goes in, what comes out. */
export interface ThreadTasks {
  synthesize: { input: Omit<SynthesizeOptions, 'signal'>; output: SpokenSound };
  alignWords: { input: { sound: Sound; options: Omit<AlignOptions, 'signal'> }; output: Alignment };
}

export type TaskName = keyof ThreadTasks;

export type ToThread =
  | { [Name in TaskName]: { id: number; task: Name; input: ThreadTasks[Name]['input'] } }[TaskName]
  | { id: number; task: 'cancel' };

export type FromThread =
  | { id: number; output: ThreadTasks[TaskName]['output'] }
  | { id: number; failure: { message: string; code: SpeechErrorCode | undefined } };
