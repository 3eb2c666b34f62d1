import { describe, expect, it } from 'vitest';
import { quickHashing } from '../testing/test-core.ts';
import { createPasswordHasher, strongHashing } from './password-hasher.ts';

describe('the password hasher', () => {
  it('uses argon2id with 64 MiB, three passes and one lane', async () => {
    const hasher = createPasswordHasher();
    const hash = await hasher.hash('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(hasher.isOutdated(hash)).toBe(false);
    expect(await hasher.verify(hash, 'correct horse')).toBe(true);
    expect(await hasher.verify(hash, 'wrong horse')).toBe(false);
    expect(strongHashing.maxConcurrent).toBe(4);
  });

  it('does the same work without a stored hash and never accepts the password', async () => {
    const hasher = createPasswordHasher(quickHashing);
    expect(await hasher.verify(undefined, 'nobody has this password')).toBe(false);
    expect(hasher.operationCount).toBe(1);
  });

  it('recognizes hashes made with other settings', async () => {
    const hash = await createPasswordHasher(quickHashing).hash('a password');
    expect(createPasswordHasher({ ...quickHashing, passes: 2 }).isOutdated(hash)).toBe(true);
  });

  it('refuses a hash when too many wait', async () => {
    const hasher = createPasswordHasher({ ...quickHashing, maxConcurrent: 2, maxWaiting: 3 });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => hasher.hash('a password')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason.code)).toEqual(
      Array(3).fill('unavailable'),
    );
    expect(await hasher.hash('the line is free again')).toContain('$argon2id$');
  });
});
