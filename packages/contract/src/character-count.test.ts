import { describe, expect, it } from 'vitest';
import { characterCount } from './character-count.ts';
import { textField } from './fields.ts';

describe('characterCount', () => {
  it.each([
    ['', 0],
    ['Zoë', 3],
    ['😀😀', 2],
  ])('of "%s" is %d', (text, count) => {
    expect(characterCount(text)).toBe(count);
  });

  it('counts as a field with a limit does', () => {
    const field = textField(3);
    for (const text of ['😀😀😀', '😀😀😀😀', 'abc', 'abcd']) {
      expect(field.safeParse(text).success).toBe(characterCount(text) <= 3);
    }
  });
});
