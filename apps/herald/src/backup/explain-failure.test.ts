import { describe, expect, it } from 'vitest';
import { explainFailure } from './explain-failure.ts';

const queryFailed = (code: string, message: string) =>
  new Error('Failed query: drop table users', { cause: Object.assign(new Error(message), { code }) });

describe('the reason of a failure', () => {
  it('says who keeps a restore waiting, without the statement', () => {
    const { message } = explainFailure(queryFailed('55P03', 'canceling statement due to lock timeout'), 'Nothing done');
    expect(message).toMatch(/^Nothing done\. Another session uses a table/);
    expect(message).not.toContain('drop table');
  });

  it('names the setting for very many sites', () => {
    const { message } = explainFailure(queryFailed('53200', 'out of shared memory'), 'Nothing done');
    expect(message).toBe(
      'Nothing done. out of shared memory. With very many sites, raise max_locks_per_transaction of PostgreSQL.',
    );
  });

  it('is what PostgreSQL says elsewhere', () => {
    const { message } = explainFailure(queryFailed('23505', 'duplicate key'), 'Nothing done');
    expect(message).toBe('Nothing done. duplicate key');
  });
});
