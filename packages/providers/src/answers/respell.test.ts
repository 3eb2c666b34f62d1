import { describe, expect, it } from 'vitest';
import { respell } from './respell.ts';

const wishes = [{ word: 'Qyzzt', say: 'quiet zebra' }];

describe('respell', () => {
  it('writes a word as it is said, whatever its case, and leaves every mark where it is', () => {
    expect(respell('Ask Qyzzt, or qyzzt!', wishes, 'en-US')).toBe('Ask quiet zebra, or quiet zebra!');
  });

  it('leaves words alone that only begin like it', () => {
    expect(respell('Qyzzts are new.', wishes, 'en-US')).toBe('Qyzzts are new.');
  });
});
