import type { ClipWord } from '@herald/contract/endpoints/speech';
import { describe, expect, it } from 'vitest';
import { findSearchHit } from './search-hit.ts';

const words: ClipWord[] = 'Does your skin burn? Then one second bottle helps. Order now.'
  .split(' ')
  .map((text, index) => ({ text, start: index, end: index + 1 }));
const transcript = words.map(({ text }) => text).join(' ');
const film = { title: 'Winter serum', description: 'Half price.\nUntil Sunday evening.', transcript, words };

/** The line with its hits in brackets. */
function hitOf(search: string, changes: Partial<typeof film> = {}) {
  const hit = findSearchHit({ ...film, ...changes }, search);
  return hit && [hit.at_seconds, hit.line.map(({ text, is_hit }) => (is_hit ? `[${text}]` : text)).join('')];
}

describe('what a search found', () => {
  it('is the sentence that is spoken, and when it begins', () => {
    expect(hitOf('bottle')).toEqual([4, 'Then one second [bottle] helps.']);
  });

  it('is a whole sentence where an ordinal has a point', () => {
    const spoken = 'Hallo. Am 3. Oktober öffnen wir für 19. Und dann.';
    expect(hitOf('öffnen', { words: [], transcript: spoken })?.[1]).toBe('Am 3. Oktober [öffnen] wir für 19.');
  });

  it('is marked at the beginnings of words, in any case', () => {
    expect(hitOf('BOTT')).toEqual([4, 'Then one second [bott]le helps.']);
    expect(hitOf('ottle')).toBeUndefined();
  });

  it('is the sentence with most of the words', () => {
    expect(hitOf('order bottle second')).toEqual([4, 'Then one [second] [bottle] helps.']);
  });

  it('has no time where the sound was deleted', () => {
    expect(hitOf('now', { words: [] })).toEqual([null, 'Order [now].']);
  });

  it('is the line of the description where nobody says it', () => {
    expect(hitOf('sunday')).toEqual([null, 'Until [Sunday] evening.']);
  });

  it('needs no words where the title says it', () => {
    expect(hitOf('winter ser', { transcript: 'Winter serum.' })).toBeUndefined();
    expect(hitOf('%')).toBeUndefined();
  });

  it('is cut so that the hit can be seen', () => {
    const long = `${'So many words come before it '.repeat(4)}bottle ${'and so many more after it '.repeat(8)}`;
    const [, line] = hitOf('bottle', { words: [], transcript: long }) ?? [];
    expect(line).toMatch(/^…(\S+ ){1,5}\[bottle\] and .{60,90}…$/);
  });

  it('is found in writing without spaces', () => {
    expect(hitOf('保持一整天', { words: [], transcript: '这个水瓶可以 保持一 整天的冷度' })).toEqual([
      null,
      '这个水瓶可以 [保持一 整天]的冷度',
    ]);
  });
});
