import { BackupError } from '@herald/core/backup';
import { StorageError } from '@herald/core/storage';
import { CommandError } from '../instance/exit-code.ts';

/** The reason for the person at the terminal, with what it means. */
export function explainFailure(error: unknown, meaning: string): CommandError {
  if (error instanceof CommandError) return error;
  return new CommandError(`${meaning}. ${reasonOf(error)}`);
}

function reasonOf(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  if (error instanceof StorageError) return `The store says: ${error.message}.`;
  if (error instanceof Error && error.name === 'AbortError') return 'It was stopped.';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full.';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'This user may not write there.';
  return innermost(error);
}

/** A failed query is wrapped in one that repeats the whole statement. */
function innermost(error: unknown): string {
  if (error instanceof Error && error.cause) return innermost(error.cause);
  return error instanceof Error ? error.message : String(error);
}
