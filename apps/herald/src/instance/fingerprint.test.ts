import { describe, expect, it } from 'vitest';
import { fingerprintOf, knownFingerprints, takeFingerprints } from './fingerprint.ts';

const SECRET = 'a'.repeat(64);
const ID = '019a0000-0000-7000-8000-000000000001';

describe('the fingerprint of a secret', () => {
  it('is another one for another secret and for another installation', async () => {
    const all = [fingerprintOf(SECRET, ID), fingerprintOf('b'.repeat(64), ID), fingerprintOf(SECRET, `${ID}2`)];
    expect(new Set(await Promise.all(all)).size).toBe(3);
  });

  it('is taken over from another process only for the secret it was made of', async () => {
    await fingerprintOf(SECRET, ID);
    const known = await knownFingerprints();
    expect(JSON.stringify(known)).not.toContain(SECRET);
    takeFingerprints(known.map(([source]) => [source, 'handed over']));
    expect(await fingerprintOf(SECRET, ID)).toBe('handed over');
    expect(await fingerprintOf('c'.repeat(64), ID)).not.toBe('handed over');
  });
});
