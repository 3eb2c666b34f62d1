import { describe, expect, it } from 'vitest';
import { EngineError, isInputError } from './engine-error.ts';
import { SceneSpecError } from './spec-reader.ts';

const INPUT_KINDS = [
  'input_refused',
  'too_long',
  'nothing_to_say',
  'voice_unknown',
  'voice_ended',
  'language_unknown',
  'sound_missing',
  'sound_unusable',
  'picture_unusable',
  'scene_invalid',
] as const;
const PASSING_KINDS = ['disk_full', 'unavailable', 'voice_failed', 'engine_ended', 'engine_failed', 'stopped'] as const;

describe('an error of an engine', () => {
  it.each(INPUT_KINDS)('is for the person to change when it is %s', (kind) => {
    const error = new EngineError(kind, 'Please choose another one.');
    expect(error).toMatchObject({ kind, isInputAtFault: true, retryable: false });
    expect(isInputError(error)).toBe(true);
  });

  it.each(PASSING_KINDS)('may pass when it is %s', (kind) => {
    const error = new EngineError(kind, 'Not now.');
    expect(error).toMatchObject({ kind, isInputAtFault: false, retryable: true });
    expect(isInputError(error)).toBe(false);
  });

  it.each(['not_in_sync', 'over_budget'] as const)('helps nobody by another try when it is %s', (kind) => {
    expect(new EngineError(kind, 'No.')).toMatchObject({ isInputAtFault: false, retryable: false });
  });

  it.each(['disk_full', 'unavailable'] as const)('tells that the engine is away when it is %s', (kind) => {
    expect(new EngineError(kind, 'No.').isEngineAway).toBe(true);
  });

  it.each(['engine_failed', 'stopped', 'too_long'] as const)('does not tell that it is away when it is %s', (kind) => {
    expect(new EngineError(kind, 'No.').isEngineAway).toBe(false);
  });

  it.each([
    ['engine_failed', false],
    ['not_in_sync', true],
  ] as const)('believes the engine that knows better: %s, retryable %s', (kind, retryable) => {
    expect(new EngineError(kind, 'No.', { retryable }).retryable).toBe(retryable);
  });

  it('keeps what caused it', () => {
    const cause = new Error('ECONNREFUSED');
    expect(new EngineError('unavailable', 'No.', { cause }).cause).toBe(cause);
  });

  it.each([new Error('no'), 'no', null, undefined, { kind: 'too_long' }])('is not %s', (other) => {
    expect(isInputError(other)).toBe(false);
  });

  it('names the field of a scene that is wrong', () => {
    expect(new SceneSpecError('words[0].text', 'must be text')).toMatchObject({
      kind: 'scene_invalid',
      path: 'words[0].text',
      message: 'words[0].text must be text',
    });
  });
});
