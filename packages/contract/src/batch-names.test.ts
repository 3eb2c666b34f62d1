import { describe, expect, it } from 'vitest';
import { filmNames, type NameRule, patternProblem } from './batch-names.ts';

const name = (pattern: string, parts: Record<string, string>, separator: NameRule['separator'] = '_') =>
  filmNames([{ ratio: '9:16', parts }], { pattern, separator })[0];

describe('the name of a film', () => {
  it('has the ratio last, wherever the pattern has it', () => {
    const parts = { campaign: 'Winter 26', hook: 'h1', lang: 'en' };
    expect(name('{campaign}_{ratio}_{hook}_{lang}_v1', parts)).toBe('Winter-26_h1_en_v1_9x16');
    expect(name('{campaign}_{hook}', parts)).toBe('Winter-26_h1_9x16');
  });

  it.each([
    ['9:16', 'x_9x16'],
    ['4:5', 'x_4x5'],
    ['1:1', 'x_1x1'],
    ['16:9', 'x_16x9'],
  ] as const)('writes %s as %s', (ratio, expected) => {
    expect(filmNames([{ ratio, parts: {} }], { pattern: 'x', separator: '_' })).toEqual([expected]);
  });

  it('splits into as many parts as the pattern has, whatever is in them', () => {
    for (const separator of ['_', '-'] as const) {
      const pattern = ['{campaign}', '{city}', '{hook}'].join(separator);
      for (const city of ['a_b', 'a-b', '', ' ', '___', '../x', 'a/b\\c:d', '_-_', '$19, now!']) {
        const parts = name(pattern, { campaign: 'c', city, hook: 'h1' }, separator)?.split(separator) ?? [];
        expect([parts.length, parts.at(0), parts.at(-2), parts.at(-1)], city).toEqual([4, 'c', 'h1', '9x16']);
        expect(parts.every((part) => part !== '')).toBe(true);
      }
    }
  });

  it('keeps letters of every script, emoji of several parts, and drops what a file system refuses', () => {
    expect(name('{city}', { city: 'مدينة الرياض' })).toBe('مدينة-الرياض_9x16');
    expect(name('{city}', { city: 'תל אביב 👩🏽‍💻' })).toBe('תל-אביב-👩🏽‍💻_9x16');
    expect(name('{city}', { city: '\u202eabc\u0000?<>|"*' })).toBe('abc_9x16');
    expect(name('{city}', { city: 'Malmo\u0308' })).toBe('Malm\u00f6_9x16');
  });

  it.each(['con', 'NUL', 'com1', 'aux.txt', '.hidden', '...', '..'])(
    'is no name a system keeps for itself: %s',
    (city) => {
      const [before = ''] = (name('{city}', { city }) ?? '').split('.');
      expect(before).toMatch(/_9x16$/);
      expect(before).not.toMatch(/^\.|^(con|nul|com1|aux)$/i);
    },
  );

  it('gives films of one name a number, also where only a file system takes them for one', () => {
    const films = ['Oslo', 'oslo', 'Oslo', 'Oslo-2'].map((city) => ({ ratio: '1:1' as const, parts: { city } }));
    const names = filmNames(films, { pattern: '{city}', separator: '_' });
    expect(names).toEqual(['Oslo_1x1', 'oslo-2_1x1', 'Oslo-3_1x1', 'Oslo-2-2_1x1']);
  });

  it('stays short and whole: the longest part gives way, never the ratio or half an emoji', () => {
    const made = name('{campaign}_{city}_{hook}', { campaign: 'winter', city: '👨‍👩‍👧'.repeat(90), hook: 'h1' }) ?? '';
    expect(new TextEncoder().encode(made).length).toBeLessThanOrEqual(160);
    const [campaign, city = '', ...rest] = made.split('_');
    expect([campaign, rest]).toEqual(['winter', ['h1', '9x16']]);
    expect(city.replaceAll('👨‍👩‍👧', '')).toBe('');
  });

  it('is one even where nothing is in it', () => {
    expect(name('', {})).toBe('none_9x16');
    expect(name('{ratio}', {})).toBe('none_9x16');
  });
});

describe('a pattern', () => {
  it.each([
    ['{campaign}_{hook}_{ratio}', undefined],
    ['{ Campaign }', undefined],
    ['{city}', 'There is no {city} in this batch.'],
    ['{campaign', 'A { or } has no partner.'],
    ['{}', 'There is no {} in this batch.'],
    ['a'.repeat(201), 'Please use at most 200 characters.'],
  ])('%s', (pattern, problem) => {
    expect(patternProblem(pattern)).toBe(problem);
  });

  it('may name the variables of a table', () => {
    expect(patternProblem('{New Price}', ['new price'])).toBeUndefined();
  });
});
