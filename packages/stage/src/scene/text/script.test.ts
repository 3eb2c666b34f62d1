import { describe, expect, it } from 'vitest';
import { directionOf, isUnspaced, isWide, leadingScript, textUnits, visualOrder } from './script.ts';

describe('leadingScript', () => {
  it.each([
    ['Hello', 'en-US', 'latin'],
    ['', 'ar-EG', 'latin'],
    ['123 %', 'he-IL', 'latin'],
    ['Привет, мир', 'ru-RU', 'slavic-greek'],
    ['Καλημέρα', 'el-GR', 'slavic-greek'],
    ['مرحبا', 'ar-EG', 'arabic'],
    ['שלום', 'he-IL', 'hebrew'],
    ['नमस्ते', 'hi-IN', 'devanagari'],
    ['안녕하세요', 'ko-KR', 'korean'],
    ['你好', 'zh-CN', 'chinese'],
    ['日本語', 'ja-JP', 'japanese'],
    ['日本語です', 'zh-CN', 'japanese'],
    ['Serum 精华液很好用', 'zh-CN', 'chinese'],
    ['the wonderful Привет', 'ru-RU', 'latin'],
  ])('takes %j in %s for %s', (text, locale, script) => {
    expect(leadingScript(text, locale)).toBe(script);
  });
});

describe('textUnits', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['a b', 3],
    ['你好', 4],
    ['e\u0301', 1],
    ['안녕', 4],
    ['नमस्ते', 4],
  ])('measures %j as %i letters', (text, units) => {
    expect(textUnits(text)).toBe(units);
  });
});

describe('characters', () => {
  it.each(['你', 'ひ', 'カ', '한', '，'])('%s is wide', (char) => {
    expect(isWide(char)).toBe(true);
  });

  it.each(['a', 'é', 'я', 'ع', ' '])('%j is not wide', (char) => {
    expect(isWide(char)).toBe(false);
  });

  it('Korean is wide and still has spaces', () => {
    expect([isWide('한'), isUnspaced('한'), isUnspaced('你'), isUnspaced('ひ')]).toEqual([true, false, true, true]);
  });
});

describe('directionOf', () => {
  it.each([
    ['hello', 'ltr'],
    ['مرحبا', 'rtl'],
    ['שלום hello', 'rtl'],
    ['42 hello', 'ltr'],
    ['42', null],
    ['…', null],
  ])('reads %j as %s', (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });
});

describe('visualOrder', () => {
  const order = (texts: string[], direction: 'ltr' | 'rtl') =>
    visualOrder(
      texts.map((text) => ({ text })),
      direction,
    ).map(({ text }) => text);

  it('keeps a line that runs one way', () => {
    expect(order(['one', 'two', 'three'], 'ltr')).toEqual(['one', 'two', 'three']);
  });

  it('turns a line that runs from right to left', () => {
    expect(order(['א', 'ב', 'ג'], 'rtl')).toEqual(['ג', 'ב', 'א']);
  });

  it('keeps Latin words in their order inside a line from right to left', () => {
    expect(order(['א', 'new', 'serum', 'ב'], 'rtl')).toEqual(['ב', 'new', 'serum', 'א']);
  });

  it('turns a run from right to left inside a Latin line', () => {
    expect(order(['say', 'א', 'ב', 'now'], 'ltr')).toEqual(['say', 'ב', 'א', 'now']);
  });

  it('lets numbers follow the run before them', () => {
    expect(order(['א', '42', 'ב'], 'rtl')).toEqual(['ב', '42', 'א']);
  });
});
