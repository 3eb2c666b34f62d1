import { EngineError, type EngineErrorKind } from '@herald/media/engine-error';

const KINDS = {
  nothing_to_say: 'nothing_to_say',
  unknown_voice: 'voice_unknown',
  unsupported_locale: 'language_unknown',
  invalid_sound: 'sound_unusable',
  engine_missing: 'voice_failed',
  engine_crashed: 'voice_failed',
  engine_failed: 'voice_failed',
  voice_folder_invalid: 'voice_failed',
} as const satisfies Record<string, EngineErrorKind>;

export type SpeechErrorCode = keyof typeof KINDS;

/** Every failure of this room: a code for programs, a sentence for people. */
export class SpeechError extends EngineError {
  override readonly name = 'SpeechError';
  readonly code: SpeechErrorCode;

  constructor(code: SpeechErrorCode, message: string, cause?: unknown) {
    super(KINDS[code], message, { cause });
    this.code = code;
  }
}
