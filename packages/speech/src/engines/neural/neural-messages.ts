import type { Sound } from '@herald/media/sound';
import type { SpeechErrorCode } from '../../speech-error.ts';

/** Where a model lies, and who of its speakers is asked for. */
export type NeuralSpeaker =
  | { engine: 'kokoro'; folder: string; style: string }
  | { engine: 'inflect'; folder: string }
  | { engine: 'piper'; model: string; speaker: number };

export interface SayRequest {
  id: number;
  speaker: NeuralSpeaker;
  /** What the model reads, one sign each: sounds, marks of stress, spaces, punctuation. */
  signs: string[];
  /** 0.5 to 2, 1 is normal */
  rate: number;
}

/** When a sign is said; both are the same where the model does not know the sign. */
export interface SignSpan {
  startSec: number;
  endSec: number;
}

export interface Said extends Sound {
  /** One span a sign; null where the model tells no times. */
  spans: SignSpan[] | null;
}

export type SayAnswer = { id: number } & ({ said: Said } | { failure: { code: SpeechErrorCode; message: string } });
