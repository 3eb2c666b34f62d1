export type FilmErrorCode =
  | 'sound_missing'
  | 'sound_empty'
  | 'sound_too_big'
  | 'sound_unreadable'
  | 'sound_without_audio'
  | 'sound_too_short'
  | 'sound_too_long'
  | 'sound_cut_off'
  | 'disk_unusable'
  | 'bad_picture'
  | 'bad_scene'
  | 'wrong_output'
  | 'encoder'
  | 'drawing'
  | 'stopped'
  | 'crashed';

/** Anything that keeps a film or a sound from being made; the message is written for the person who asked for it. */
export class FilmError extends Error {
  override readonly name = 'FilmError';
  readonly code: FilmErrorCode;

  constructor(code: FilmErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
