export type SpeechErrorCode =
  | 'nothing-to-say'
  | 'unknown-voice'
  | 'unsupported-locale'
  | 'engine-missing'
  | 'engine-crashed'
  | 'engine-failed'
  | 'invalid-sound'
  | 'voice-folder-invalid'
  | 'download-failed';

/** Every failure of this room: a code for programs, a sentence for people. */
export class SpeechError extends Error {
  readonly code: SpeechErrorCode;

  constructor(code: SpeechErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SpeechError';
    this.code = code;
  }
}
