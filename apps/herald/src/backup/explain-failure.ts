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
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full.';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'This user may not write there.';
  return reasonOfDatabase(innermost(error));
}

const LOCK_NOT_AVAILABLE = '55P03';
const OUT_OF_MEMORY = '53200';

function reasonOfDatabase(error: unknown): string {
  const code = codeOf(error);
  if (code === LOCK_NOT_AVAILABLE)
    return 'Another session uses a table of this database, such as an open psql. Close it, and run the command again.';
  const words = error instanceof Error ? error.message : String(error);
  if (code === OUT_OF_MEMORY) return `${words}. With very many sites, raise max_locks_per_transaction of PostgreSQL.`;
  return words;
}

/** A failed query is wrapped in one that repeats the whole statement. */
function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause ? innermost(error.cause) : error;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
