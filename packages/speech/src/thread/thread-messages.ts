import type { TimedSound } from '@herald/media/sound';
import type { CompletedSpeech, CompleteSpeechOptions, SpeechToComplete } from '../complete-speech.ts';
import type { JoinedSound, SoundPart } from '../dsp/join-sounds.ts';
import type { SpeechErrorCode } from '../speech-error.ts';
import type { SynthesizeOptions } from '../synthesize.ts';

/** What the thread can do: names of tasks, what goes in, what comes out. */
export interface ThreadTasks {
  synthesize: { input: Omit<SynthesizeOptions, 'signal'>; output: TimedSound };
  complete: {
    input: { speech: SpeechToComplete; options: Omit<CompleteSpeechOptions, 'signal'> };
    output: CompletedSpeech;
  };
  join: { input: { parts: readonly SoundPart[]; tempo: number }; output: JoinedSound };
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
