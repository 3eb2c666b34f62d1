import { EngineError, type EngineErrorKind } from '@herald/media/engine-error';

const KINDS = {
  sound_missing: 'sound_missing',
  sound_empty: 'sound_unusable',
  sound_too_big: 'sound_unusable',
  sound_unreadable: 'sound_unusable',
  sound_without_audio: 'sound_unusable',
  sound_too_short: 'sound_unusable',
  sound_too_long: 'too_long',
  sound_cut_off: 'sound_unusable',
  disk_unusable: 'disk_full',
  bad_picture: 'picture_unusable',
  bad_scene: 'scene_invalid',
  bad_clip: 'clip_unusable',
  bad_film: 'engine_failed',
  out_of_step: 'not_in_sync',
  wrong_output: 'engine_failed',
  encoder: 'engine_failed',
  drawing: 'engine_failed',
  stopped: 'stopped',
  crashed: 'engine_ended',
} as const satisfies Record<string, EngineErrorKind>;

export type FilmErrorCode = keyof typeof KINDS;

/** The media library and the processes that use it tell of a full disk in words only. */
const DISK_FULL = /ENOSPC|EDQUOT|no space left|quota exceeded/i;

/** Anything that keeps a film or a sound from being made; the message is written for the person who asked for it. */
export class FilmError extends EngineError {
  override readonly name = 'FilmError';
  readonly code: FilmErrorCode;

  constructor(code: FilmErrorCode, message: string) {
    super(DISK_FULL.test(message) ? 'disk_full' : KINDS[code], message);
    this.code = code;
  }
}
