import { describe, expect, it } from 'vitest';
import { endsSentence, isDottedOrdinal } from './sentence-end.ts';

/** Whether a sentence ends with the number of a text that somebody says in one breath. */
function endsAtNumber(text: string): boolean {
  const words = text.split(' ');
  const at = words.findIndex((word) => /^\d+\.$/u.test(word));
  return endsSentence(words[at] ?? '', { next: words[at + 1] ?? '', before: words[at - 1], isPause: false });
}

describe('a number with a point', () => {
  it.each([
    'Ein Brot kostet 4 Euro 90. Und neun von zehn kommen wieder!',
    'Es kostet jetzt nur 19. Kunden lieben es.',
    'Und jetzt für 12. Das ist wenig.',
    'Now it’s only 79. Over two thousand buyers gave it five stars.',
    'Maintenant seulement 79. Plus de mille clients adorent.',
    'Ahora solo 35. Más de mil clientes ruedan felices.',
    'Agora por só 49. Mais de mil pessoas já têm.',
    'Ora solo 29. Oltre mille clienti felici.',
    'अब सिर्फ़ 79. दो हज़ार लोग खुश हैं।',
    'Es ist die Nummer der 90. Dann kommt nichts.',
  ])('ends a sentence: %s', (text) => {
    expect(endsAtNumber(text)).toBe(true);
  });

  it.each([
    'Wir sehen uns am 3. Oktober in der Stadt.',
    'Ab 12. Mai ist offen.',
    'Zum 90. Geburtstag nur das Beste.',
    'Im 2. Stock links.',
    'Der 1. und der zweite Platz.',
    'Für den 1. oder 2. Platz gibt es Brot.',
    'Am Montag, 3. Advent, ist zu.',
    '1. Wasser holen und kochen.',
  ])('is an ordinal: %s', (text) => {
    expect(endsAtNumber(text)).toBe(false);
  });
});

it('after a pause a number ends a sentence, but not before a month', () => {
  expect(endsSentence('3.', { next: 'Kunden', before: 'der', isPause: true })).toBe(true);
  expect(endsSentence('3.', { next: 'Oktober', before: 'am', isPause: true })).toBe(false);
});

it('a number of three digits is no ordinal', () => {
  expect(isDottedOrdinal('120.', 'Mai', 'am')).toBe(false);
});

it.each([
  ['No.', '5', false],
  ['No.', 'It', true],
  ['art.', 'We', true],
  ['Dr.', 'Osei', false],
])('"%s" before "%s" ends a sentence: %s', (text, next, isEnd) => {
  expect(endsSentence(text, { next, before: 'the', isPause: false })).toBe(isEnd);
});

describe('a sentence in quotes', () => {
  const ends = (word: string, next: string) => endsSentence(word, { next, before: undefined, isPause: false });

  it.each([
    '„Komm.“',
    '„Komm!”',
    '»Komm?«',
    'dormir.\u00a0»',
    'dormir. »',
    'ride.»',
    '"back."',
    '’back.’',
    '「来て。」',
  ])('ends before the quotes close: %s', (word) => {
    expect(ends(word, 'Dann')).toBe(true);
  });

  it.each([
    ['"Wow!"', 'she'],
    ['„Komm!“', 'rief'],
    ['»Ja?«', 'fragte'],
    ['venez ! »', 'dit-il'],
    ['„Dr.“', 'Meier'],
    ['„3.“', 'Oktober'],
  ])('goes on behind them: %s %s', (word, next) => {
    expect(ends(word, next)).toBe(false);
  });
});

describe('a word that is cut short', () => {
  it.each([
    ['usw.', 'und'],
    ['z.B.', 'das'],
    ['etc.', 'but'],
    ['ecc.', 'ma'],
    ['a.m.', 'and'],
  ])('goes on where a small letter follows, also behind a pause: %s %s', (word, next) => {
    expect(endsSentence(word, { next, before: undefined, isPause: true })).toBe(false);
  });

  it('ends a sentence behind a pause where a capital follows', () => {
    expect(endsSentence('usw.', { next: 'Und', before: undefined, isPause: true })).toBe(true);
  });
});
