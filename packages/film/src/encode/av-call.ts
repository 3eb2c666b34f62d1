import { AV_LOG_QUIET } from 'node-av/constants';
import { FFmpegError, Log } from 'node-av/lib';
import { FilmError } from '../film-error.ts';

Log.setLevel(AV_LOG_QUIET);

/** Passes a native result on, or says in words what was being done when it failed. */
export function need(code: number, doing: string): number {
  if (code < 0) throw new FilmError('encoder', `${doing} failed: ${FFmpegError.strerror(code)}`);
  return code;
}
