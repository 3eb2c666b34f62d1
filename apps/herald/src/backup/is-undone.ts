import { BackupError } from '@herald/core/backup';
import { StorageError } from '@herald/core/storage';

/**
 * Whether a failure tells that the transaction of a restore came to nothing. A connection that is lost while it ends
 * does not: the database may have taken it.
 */
export function isUndone(error: unknown): boolean {
  if (error instanceof BackupError || error instanceof StorageError) return true;
  if (!(error instanceof Error)) return false;
  if ('severity' in error) return error.severity === 'ERROR';
  return error.cause !== undefined && isUndone(error.cause);
}
