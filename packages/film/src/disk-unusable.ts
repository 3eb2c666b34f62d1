import { FilmError } from './film-error.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** What is said when a temporary file cannot be written: it is the fault of this machine, not of what was sent. */
export function diskUnusable(error: unknown): FilmError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = FULL.has(code) ? 'no space left on the disk' : `the folder for them cannot be used (${code})`;
  return new FilmError('disk_unusable', `Temporary files cannot be written: ${why}.`);
}
