import { describe, expect, it } from 'vitest';
import { SpeechError } from './speech-error.ts';

describe('an error of speech', () => {
  it.each(['nothing_to_say', 'unknown_voice', 'unsupported_locale', 'invalid_sound'] as const)(
    'is the customer’s to change when it is %s',
    (code) => {
      expect(new SpeechError(code, 'No.')).toMatchObject({ code, isInputAtFault: true, retryable: false });
    },
  );

  it.each(['engine_missing', 'engine_crashed', 'engine_failed', 'voice_folder_invalid'] as const)(
    'may go away by itself when it is %s',
    (code) => {
      expect(new SpeechError(code, 'No.')).toMatchObject({
        kind: 'voice_failed',
        isInputAtFault: false,
        retryable: true,
      });
    },
  );

  it('keeps what caused it', () => {
    const cause = new Error('exit 1');
    expect(new SpeechError('engine_failed', 'The engine failed.', cause).cause).toBe(cause);
  });
});
