import { describe, expect, it } from 'vitest';
import { insertPause } from './insert-pause.ts';

describe('a pause', () => {
  it('stands where the cursor is, with one space on either side', () => {
    expect(insertPause('Two drops, that is it.', 10).text).toBe('Two drops, [pause 0.5s] that is it.');
    expect(insertPause('Two drops.  That', 11).text).toBe('Two drops. [pause 0.5s] That');
  });

  it('needs no space at the beginning of a line or before its end', () => {
    expect(insertPause('', 0).text).toBe('[pause 0.5s] ');
    expect(insertPause('One.\nTwo.', 5).text).toBe('One.\n[pause 0.5s] Two.');
    expect(insertPause('One.\nTwo.', 4).text).toBe('One. [pause 0.5s]\nTwo.');
  });

  it('leaves the cursor behind it', () => {
    const { text, cursor } = insertPause('One two', 3);
    expect(text.slice(cursor)).toBe('two');
  });
});
