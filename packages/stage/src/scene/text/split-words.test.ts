import { describe, expect, it } from 'vitest';
import { textUnits } from './script.ts';
import { splitWords, withHyphen } from './split-words.ts';

const word = (text: string) => ({ text, startSec: 1, endSec: 3 });

describe('words for captions', () => {
  it('stay as they are when they fit', () => {
    const words = [word('two'), word('drops,')];
    expect(splitWords(words, 18, 'en').map(({ text, spaced }) => [text, spaced])).toEqual([
      ['two', false],
      ['drops,', true],
    ]);
  });

  it('share out their time by length when a sentence comes as one word', () => {
    const parts = splitWords([word('每天早上两滴，皮肤更柔软。')], 18, 'zh-CN');
    expect(parts.length).toBeGreaterThan(3);
    expect(parts[0]?.startSec).toBe(1);
    expect(parts.at(-1)?.endSec).toBeCloseTo(3);
    for (const [index, part] of parts.slice(1).entries()) expect(part.startSec).toBeCloseTo(parts[index].endSec);
    expect(parts.map(({ text }) => text).join('')).toBe('每天早上两滴，皮肤更柔软。');
  });

  it('never begin a line with a closing mark in Chinese or Japanese', () => {
    for (const [locale, text] of [
      ['zh-CN', '「你好」，世界！真的吗？'],
      ['ja-JP', '毎朝二滴で、肌がやわらかい。本当に？'],
    ] as const)
      for (const part of splitWords([word(text)], 18, locale)) expect(part.text).not.toMatch(/^[，。！？、」）]/u);
  });

  it('put no spaces between Chinese or Japanese words, but between Korean ones', () => {
    expect(splitWords([word('每天'), word('早上')], 18, 'zh').map(({ spaced }) => spaced)).toEqual([false, false]);
    expect(splitWords([word('매일'), word('아침')], 18, 'ko').map(({ spaced }) => spaced)).toEqual([false, true]);
  });

  it('are cut between letters, never inside one, when they are longer than a line', () => {
    const family = '👨‍👩‍👧‍👦';
    const long = `${'क्षि'.repeat(30)}${family}`;
    const parts = splitWords([word(long)], 18, 'hi');
    expect(parts.map(({ text }) => text).join('')).toBe(long);
    expect(parts.some(({ text }) => text.includes(family))).toBe(true);
    for (const { text } of parts) expect(textUnits(text)).toBeLessThanOrEqual(26);
  });

  it('are broken after a syllable when they are longer than a line, with a hyphen where the line ends', () => {
    const parts = splitWords([word('„Donaudampfschifffahrtsgesellschaft!“')], 18, 'de-DE');
    expect(parts.map(({ text }) => text)).toEqual(['„Donaudampf', 'schifffahrtsge', 'sellschaft!“']);
    expect(withHyphen(parts.slice(0, 1))[0].text).toBe('„Donaudampf-');
    expect(withHyphen(parts).map(({ text }) => text)).toEqual(parts.map(({ text }) => text));
  });

  it('are broken at their own hyphens, in parts of about one length', () => {
    const parts = splitWords([word('hundred-and-forty-pound')], 18, 'en-US');
    expect(parts.map(({ text, goesOn = false }) => [text, goesOn])).toEqual([
      ['hundred-and-', false],
      ['forty-pound', false],
    ]);
  });

  it('get no hyphen where they are addresses', () => {
    const parts = splitWords([word('example.com/a-very-long-address-indeed')], 18, 'en');
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.some(({ goesOn }) => goesOn)).toBe(false);
  });
});
