import { describe, expect, it } from 'vitest';
import { insertMark, PAUSE_MARK, scriptFacts } from './script-facts.ts';

describe('a mark', () => {
  it('stands where the cursor is, with one space on either side', () => {
    expect(insertMark('Two drops, that is it.', 10, PAUSE_MARK).text).toBe('Two drops, [pause 0.5s] that is it.');
    expect(insertMark('Two drops.  That', 11, PAUSE_MARK).text).toBe('Two drops. [pause 0.5s] That');
  });

  it('needs no space at the beginning of a line or before its end', () => {
    expect(insertMark('', 0, PAUSE_MARK).text).toBe('[pause 0.5s] ');
    expect(insertMark('One.\nTwo.', 5, PAUSE_MARK).text).toBe('One.\n[pause 0.5s] Two.');
    expect(insertMark('One.\nTwo.', 4, PAUSE_MARK).text).toBe('One. [pause 0.5s]\nTwo.');
  });

  it('leaves the cursor behind it', () => {
    const { text, cursor } = insertMark('One two', 3, PAUSE_MARK);
    expect(text.slice(cursor)).toBe('two');
  });
});

describe('the facts of a script', () => {
  it('count characters as the plans do, without the space around', () => {
    expect(scriptFacts('  Hello there \n', 1, undefined)).toMatchObject({ characters: 11, words: 2 });
  });

  it.each([
    ["Don't stop – it is 3.5 %", 5],
    ['مرحبا بالعالم', 2],
  ])('count the words between the spaces of "%s"', (text, words) => {
    expect(scriptFacts(text, 1, undefined).words).toBe(words);
  });

  it.each(['これは一つの文です。', '这是一个句子。', 'สวัสดีครับทุกคน', 'Hello これは本です'])(
    'take "%s" for several words, though spaces do not say which',
    (text) => {
      const { words } = scriptFacts(text, 1, undefined);
      expect(words).toBeGreaterThan(1);
      expect(words).toBeLessThan(text.length);
    },
  );

  it('do not count a sign that stands alone', () => {
    const text = 'Unsere Creme kostet jetzt 12,50 € statt 19,90 €. Über 1.200 Kunden lieben sie!';
    expect(scriptFacts(text, 1, undefined).words).toBe(12);
    expect(scriptFacts('Fresh bread – every day 🥖', 1, undefined).words).toBe(4);
  });

  it('do not take a pause for words, but for time', () => {
    const plain = scriptFacts('Hello there', 1, undefined);
    const paused = scriptFacts('Hello [pause 1.5s] there', 1, undefined);
    expect(paused.words).toBe(2);
    expect(paused.estimatedSec - plain.estimatedSec).toBeGreaterThan(1.4);
  });

  it('do not take a mark for words', () => {
    const plain = scriptFacts('Hello there', 1, undefined);
    expect(scriptFacts('Hello [point down] there', 1, undefined)).toMatchObject({
      words: 2,
      estimatedSec: plain.estimatedSec,
    });
  });

  it('count the words that are said, not the titles of chapters', () => {
    const facts = scriptFacts('# Why it works\nTwo drops.', 1, undefined);
    expect(facts.words).toBe(2);
    expect(facts.estimatedSec).toBeCloseTo(scriptFacts('Two drops.', 1, undefined).estimatedSec);
  });

  it('are nothing for an empty script', () => {
    expect(scriptFacts('   ', 1, undefined)).toEqual({ characters: 0, words: 0, estimatedSec: 0 });
  });

  it('follow what the server counted, in proportion to what was typed since', () => {
    const counted = { text: 'a'.repeat(100), rate: 1, estimatedSec: 10 };
    expect(scriptFacts('a'.repeat(100), 1, counted).estimatedSec).toBeCloseTo(10);
    expect(scriptFacts('a'.repeat(150), 1, counted).estimatedSec).toBeCloseTo(15);
  });

  it('are shorter when spoken faster, but pauses stay as long as they are', () => {
    const counted = { text: `${'a'.repeat(100)} [pause 2s]`, rate: 1, estimatedSec: 12 };
    expect(scriptFacts(counted.text, 2, counted).estimatedSec).toBeCloseTo(7);
  });

  it('know the speed that the server counted for', () => {
    const counted = { text: 'a'.repeat(100), rate: 2, estimatedSec: 5 };
    expect(scriptFacts(counted.text, 2, counted).estimatedSec).toBeCloseTo(5);
    expect(scriptFacts(counted.text, 1, counted).estimatedSec).toBeCloseTo(10);
  });
});
