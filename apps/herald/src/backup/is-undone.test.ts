import { BackupError } from '@herald/core/backup';
import { describe, expect, it } from 'vitest';
import { isUndone } from './is-undone.ts';

const answer = (severity: string) => Object.assign(new Error('said'), { severity });

describe('isUndone', () => {
  it('is what the database refused, and what a backup lacks', () => {
    expect(isUndone(answer('ERROR'))).toBe(true);
    expect(isUndone(new Error('Failed query', { cause: answer('ERROR') }))).toBe(true);
    expect(isUndone(new BackupError('damaged'))).toBe(true);
  });

  it('is not a connection that was lost or ended, which may have been after the end', () => {
    expect(isUndone(new Error('Connection terminated unexpectedly'))).toBe(false);
    expect(isUndone(new Error('Failed query', { cause: answer('FATAL') }))).toBe(false);
  });
});
