import { describe, expect, it } from 'vitest';
import { FilmError } from './film-error.ts';

describe('the kind of a film error', () => {
  it('is that of its code', () => {
    expect(new FilmError('crashed', 'The work ended early (SIGKILL).')).toMatchObject({
      kind: 'engine_ended',
      retryable: true,
    });
    expect(new FilmError('sound_too_long', 'The sound is longer than 5 seconds.').isInputAtFault).toBe(true);
  });

  it('is a full disk when the media library says so in words only', () => {
    expect(new FilmError('encoder', 'Writing a.mp4 failed: No space left on device').kind).toBe('disk_full');
  });

  it.each([
    ['sound_missing', 'sound_missing', false],
    ['sound_empty', 'sound_unusable', false],
    ['sound_unreadable', 'sound_unusable', false],
    ['sound_too_long', 'too_long', false],
    ['bad_picture', 'picture_unusable', false],
    ['bad_scene', 'scene_invalid', false],
    ['disk_unusable', 'disk_full', true],
    ['bad_film', 'engine_failed', true],
    ['encoder', 'engine_failed', true],
    ['stopped', 'stopped', true],
    ['crashed', 'engine_ended', true],
  ] as const)('of %s is %s', (code, kind, retryable) => {
    expect(new FilmError(code, 'No.')).toMatchObject({ code, kind, retryable });
  });

  it.each(['ENOSPC: write', 'Disk quota exceeded', 'EDQUOT', 'no space left on device'])(
    'is a full disk for the words "%s"',
    (words) => {
      expect(new FilmError('crashed', words)).toMatchObject({ kind: 'disk_full', isEngineAway: true });
    },
  );
});
