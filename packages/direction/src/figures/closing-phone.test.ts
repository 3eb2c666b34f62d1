import { describe, expect, it } from 'vitest';
import { readWords } from '../reading/read-words.ts';
import { said } from '../testing/said.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { closingPlace } from './closing-place.ts';

const placeOf = (script: string, locale: string) => {
  const { words, phones } = said(script, locale);
  return closingPlace(readWords(words, phones, cueWordsOf(locale)), locale)?.lines;
};

describe('a telephone number that a film ends with', () => {
  it.each([
    ['en-US', 'Call them, 555 0142, ask for Manny.', ['555 0142', 'Ask for Manny']],
    ['en-US', 'Just call 1-800-555-0142 today.', ['1-800-555-0142']],
    ['en-US', 'Call five five five, oh one four two.', ['555 0142']],
    ['en-US', 'Call five five five oh one four two.', ['555 0142']],
    ['en-US', 'Ortiz and Sons told me for free. Call them, 555 0142.', ['555 0142', 'Ortiz and Sons']],
    [
      'en-US',
      'Ortiz and Sons told me for free. Call 555 0142, ask for Manny.',
      ['555 0142', 'Ortiz and Sons', 'Ask for Manny'],
    ],
    ['en-US', 'Mom and Dad told me for free. Call them, 555 0142.', ['555 0142']],
    ['de-DE', 'Ruft an, 030 1234567, fragt nach Jule.', ['030 1234567', 'Fragt nach Jule']],
    ['es-ES', 'Llámalos al 91 234 56 78 y pregunta por Nuria.', ['91 234 56 78', 'Pregunta por Nuria']],
    ['fr-FR', 'Appelez le 01 23 45 67 89, demandez Claire.', ['01 23 45 67 89', 'Demandez Claire']],
    ['it-IT', 'Chiamate il 06 1234 5678, chiedete di Marco.', ['06 1234 5678', 'Chiedete di Marco']],
    ['pt-BR', 'Liga para (11) 91234-5678 e fala com Ana.', ['(11) 91234-5678', 'Fala com Ana']],
    ['hi-IN', 'कॉल करें 98765 43210, मीना से बात करें।', ['98765 43210', 'मीना से बात करें']],
  ])('is read in %s: %s', (locale, script, lines) => {
    expect(placeOf(script, locale)).toEqual(lines);
  });

  it.each([
    ['en-US', 'They paid 555 0142 times.'],
    ['en-US', 'I call it 40 50 every day.'],
    ['en-US', 'Call me at nine or ten.'],
    ['de-DE', 'Es waren 120 000 Menschen da.'],
    ['es-ES', 'Llama a las 9 o a las 10.'],
  ])('is not heard in %s: %s', (locale, script) => {
    expect(placeOf(script, locale)).toBeUndefined();
  });
});
