import { describe, expect, it } from 'vitest';
import { readWords } from '../reading/read-words.ts';
import { said } from '../testing/said.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { closingPlace } from './closing-place.ts';

const placeOf = (script: string, locale: string) => {
  const { words, phones } = said(script, locale);
  return closingPlace(readWords(words, phones, cueWordsOf(locale)), locale)?.lines;
};

describe('where a film sends its viewers', () => {
  it.each([
    [
      'en-US',
      "It's the yellow stand, 218 Miller Creek Road, Saturdays till two.",
      ['218 Miller Creek Road', 'Saturdays till two'],
    ],
    [
      'en-US',
      "She's inside the Eastgate Market, stall fourteen, 90 Harbor Street.",
      ['90 Harbor Street', 'Eastgate Market, stall fourteen'],
    ],
    [
      'de-DE',
      'Ihr findet den Laden in der Lindenstraße 12, gleich neben der Post.',
      ['Lindenstraße 12', 'Gleich neben der Post'],
    ],
    ['de-DE', 'Kommt in die Marktgasse 4, von Montag bis Samstag.', ['Marktgasse 4', 'Von Montag bis Samstag']],
    [
      'es-ES',
      'Pásate por la calle Colón, número 38, y pregunta por Nuria.',
      ['Calle Colón, número 38', 'Pregunta por Nuria'],
    ],
    ['fr-FR', 'Venez au 12 rue des Lilas, du mardi au samedi.', ['12 rue des Lilas', 'Du mardi au samedi']],
    ['it-IT', 'Siamo in via Roma 12, dal lunedì al sabato.', ['Via Roma 12', 'Dal lunedì al sabato']],
    [
      'pt-BR',
      'Estamos na rua Augusta 100, todos os dias até as oito.',
      ['Rua Augusta 100', 'Todos os dias até as oito'],
    ],
    ['hi-IN', 'हमारी दुकान 12 गांधी रोड, सोमवार से शनिवार तक।', ['12 गांधी रोड', 'सोमवार से शनिवार तक']],
  ])('is read in %s: %s', (locale, script, lines) => {
    expect(placeOf(script, locale)).toEqual(lines);
  });

  it.each([
    ['en-US', 'It took 12 Saturdays to finish this.'],
    ['en-US', 'I drove 20 miles down the road.'],
    ['en-US', 'We made 90 Harbor Cakes for the Street party.'],
    ['de-DE', 'Die Straße ist 12 Kilometer lang.'],
    ['es-ES', 'En la calle hay 38 personas.'],
    ['fr-FR', 'Il y a 12 rues dans ce village.'],
    ['it-IT', 'Vado via alle 12 con Roma.'],
  ])('is not heard in %s: %s', (locale, script) => {
    expect(placeOf(script, locale)).toBeUndefined();
  });
});
