import pg from 'pg';

/** Whether a statement failed because of this unique constraint. */
export function isRefusedBy(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof pg.DatabaseError && cause.code === UNIQUE_VIOLATION && cause.constraint === constraint;
}

const UNIQUE_VIOLATION = '23505';
