import { describe, expect, it } from 'vitest';
import { readForeign } from './read-foreign.ts';

describe('money in other languages', () => {
  it.each([
    ['5 €', 'es', '5 euros'],
    ['$5', 'es-MX', '5 dólares'],
    ['$1.500', 'es', '1500 dólares'],
    ['5,05 €', 'es', '5 euros con 5'],
    ['1.234,56 €', 'de', '1234 Euro 56'],
    ['1.000.000 €', 'de', '1000000 Euro'],
    ['5,00 €', 'de', '5 Euro'],
    ['19,99€', 'fr', '19 euros 99'],
    ['£10', 'it', '10 sterline'],
    ['$1,500.05', 'pt', '1500 dólares e 5'],
    ['R$20', 'pt-BR', '20 reais'],
    ['¥1000', 'zh-CN', '1000 日元'],
    ['₩1000', 'ko', '1000 원'],
    ['₹500', 'hi', '500 रुपये'],
    ['₺50', 'tr', '50 lira'],
    ['50 ₽', 'ru', '50 рублей'],
    ['₴20', 'uk', '20 гривень'],
    ['Rp 5000', 'id', '5000 rupiah'],
    ['10₫', 'vi', '10 đồng'],
  ])('comes in the order people say it: %s in %s is "%s"', (written, locale, spoken) => {
    expect(readForeign(written, locale)).toBe(spoken);
  });

  it.each([
    ['kr', 'sv', 'kronor'],
    ['kr', 'da', 'kroner'],
    ['Kč', 'cs', 'korun'],
    ['zł', 'pl', 'złotych'],
    ['Ft', 'hu', 'forint'],
  ])('may be a word of its own: %s in %s is "%s"', (written, locale, spoken) => {
    expect(readForeign(written, locale)).toBe(spoken);
  });

  it.each([
    ['₽20', 'es'],
    ['₺20', 'de'],
    ['$5', 'ja'],
  ])('stays as it is where its name is not known: %s in %s', (written, locale) => {
    expect(readForeign(written, locale)).toBe(written);
  });
});

describe('other words in other languages', () => {
  it.each([
    ['#tag', 'tag'],
    ['@name', 'name'],
    ['https://herald.com', 'herald.com'],
    ['50%', '50%'],
    ['20°', '20°'],
    ['Straße', 'Straße'],
    ['1990', '1990'],
  ])('%s is left to the engine as %s', (written, spoken) => {
    expect(readForeign(written, 'de')).toBe(spoken);
  });

  it.each(['…', '—', '*', '|', '€', '“”'])('a sign alone is not spoken: %s', (written) => {
    expect(readForeign(written, 'de')).toBe('');
  });

  it.each(['<b>', 'a_b', '[x]', 'c\\d', '{e}', '~f'])(
    'what an engine takes for a command becomes a blank: %s',
    (text) => {
      expect(readForeign(text, 'de')).not.toMatch(/[<>_*^~|\\{}[\]]/);
    },
  );
});
