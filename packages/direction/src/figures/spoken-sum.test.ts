import { spellingOf } from '@herald/media/spelled-numbers';
import { describe, expect, it } from 'vitest';
import { readWords } from '../reading/read-words.ts';
import { said } from '../testing/said.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { readNumbers } from './read-numbers.ts';

function numbersOf(script: string, locale: string): string[] {
  const { words, phones } = said(script, locale);
  const cues = cueWordsOf(locale);
  return readNumbers(readWords(words, phones, cues), locale, cues).map(({ texts }) => texts.join(' '));
}

describe('a sum in words', () => {
  it.each([
    ['en-US', 'It costs seventy-nine dollars a year.', ['79 dollars']],
    ['en-US', 'They wanted one thousand two hundred and fifty euros.', ['1,250 euros']],
    ['en-US', 'Two hours, a hundred and forty bucks, done.', ['2 hours', '140 bucks']],
    ['en-US', 'They said, “it is only nine hundred dollars.”', ['900 dollars']],
    ['en-US', 'You save thirty percent today.', ['30%']],
    ['en-US', 'It is twenty four ninety nine, and it ships today.', ['24.99']],
    ['en-US', 'Yours for just sixty-four ninety-five each.', ['64.95']],
    ['en-US', 'One jar costs fourteen fifty.', ['14.50']],
    ['en-US', 'It costs nineteen ninety nine.', ['19.99']],
    ['de-DE', 'Sie kostet vierundzwanzig neunzig.', ['24,90']],
    ['es-ES', 'Cuesta veinticuatro noventa y nueve.', ['24,99']],
    ['de-DE', 'Zwanzig Minuten, für neunundsiebzig Euro, Festpreis.', ['20 Minuten', '79 Euro']],
    ['en-US', 'It is four dollars and fifty cents a cup.', ['4.50 dollars']],
    ['en-US', 'It costs five dollars. Twenty people know it.', ['5 dollars', '20 people']],
    ['en-US', 'We save four dollars fifty times a day.', ['4 dollars', '50 times']],
    ['de-DE', 'Für vier Euro neunzig, nur bis zum Freitag.', ['4,90 Euro']],
    ['fr-FR', 'Huit euros cinquante, pas plus.', ['8,50 euros']],
    ['es-ES', 'Son cuatro euros con veinticinco.', ['4,25 euros']],
    ['it-IT', 'Costa tre euro e ottanta.', ['3,80 euro']],
    ['de-DE', 'Ein Kilo kostet 4 Euro 90. Und neun kommen wieder.', ['4,90 Euro']],
    ['de-DE', 'Ein Kilo kostet 4 Euro 90 im Monat.', ['4,90 Euro']],
    ['fr-FR', 'Le kilo coûte 4 euros 90, pas plus.', ['4,90 euros']],
    ['fr-FR', 'Le kilo coûte 4 € 90 ici.', ['4,90 €']],
    ['fr-FR', 'Le kilo coûte 4€90 ici.', ['4,90\u00a0€']],
    ['it-IT', 'Costa 4 euro e 90 al chilo.', ['4,90 euro']],
    ['es-ES', 'Cuesta 4 euros con 90.', ['4,90 euros']],
    ['pt-BR', 'Custa 4 reais e 90 por quilo.', ['4,90 reais']],
    ['en-US', 'It costs 19 dollars 99.', ['19.99 dollars']],
    ['en-US', 'It costs 1,200 dollars and 50 cents.', ['1,200.50 dollars']],
    ['en-US', 'It costs 19 dollars and 99 cents a month.', ['19.99 dollars']],
    ['hi-IN', 'यह सिर्फ़ 4 रुपये 50 पैसे का है।', ['4.50 रुपये']],
    ['en-US', 'It costs 19 dollars 20 times.', ['19 dollars', '20 times']],
    ['de-DE', 'Das kostet zweitausenddreihundertfünfzig Euro im Jahr.', ['2.350 Euro']],
    ['de-DE', 'Ihr spart dreißig Prozent.', ['30\u00a0%']],
    ['es-ES', 'Me pidieron novecientos euros, así.', ['900 euros']],
    ['es-ES', 'Veinticinco euros al mes, y treinta y dos euros en mayo.', ['25 euros', '32 euros']],
    ['fr-FR', 'Il me demande huit cents euros sans regarder.', ['800 euros']],
    ['fr-FR', 'Quatre-vingt-dix-neuf euros, terminé.', ['99 euros']],
    ['fr-FR', 'Vous gagnez soixante et onze euros.', ['71 euros']],
    ['it-IT', 'Venticinque euro, e mi stava bene.', ['25 euro']],
    ['it-IT', 'Duemilacinquecento euro buttati.', ['2500 euro']],
    ['it-IT', 'Mille euro al mese, e millecinquecento euro in tutto.', ['1000 euro', '1500 euro']],
    ['de-DE', 'Einhundertfünfzig Euro, mehr nicht.', ['150 Euro']],
    ['fr-FR', 'Mille deux cents euros, et quatre-vingts euros en plus.', ['1\u00a0200 euros', '80 euros']],
    ['fr-FR', 'Vous gagnez trente pour cent.', ['30\u00a0%']],
    ['it-IT', 'Sconto del trenta per cento.', ['30%']],
    ['pt-BR', 'Recuperou cada uma por cento e vinte reais.', ['120 reais']],
    ['pt-BR', 'É trinta por cento mais barato.', ['30%']],
  ])('is read in %s: %s', (locale, script, expected) => {
    expect(numbersOf(script, locale)).toEqual(expected);
  });

  it.each([
    ['en-US', 'For thirty years we baked at night.', ['30 years']],
    ['en-US', 'It took us sixty-one batches, and then we danced.', ['61 batches']],
    ['en-US', 'Meet me at two thirty today.', []],
    ['en-US', 'Twenty of us came.', []],
    ['de-DE', 'Nach einundsechzig Versuchen war es gut.', ['61 Versuche']],
    ['es-ES', 'Llevamos treinta y dos años en el barrio.', ['32 años']],
    ['fr-FR', 'Ça prend quarante minutes.', ['40 minutes']],
    ['it-IT', 'Ho venticinque clienti nuovi.', ['25 clienti']],
    ['pt-BR', 'Atendo quarenta famílias por semana.', ['40 famílias']],
  ])('counts something in %s: %s', (locale, script, expected) => {
    expect(numbersOf(script, locale)).toEqual(expected);
  });

  it.each([
    ['en-US', 'Twenty of us paid in dollars.'],
    ['en-US', 'We opened in nineteen ninety nine.'],
    ['en-US', 'Doors open at eleven thirty.'],
    ['en-US', 'I counted twenty, ninety nine, and gave up.'],
    ['de-DE', 'Er hat hundert Freunde, Euro für Euro.'],
    ['pt-BR', 'Volta por cento e oitenta graus?'],
  ])('is no sum in %s without money: %s', (locale, script) => {
    expect(numbersOf(script, locale).filter((text) => /euro|dollar|reais|%/iu.test(text))).toEqual([]);
  });

  it('is spelled differently for every number below a thousand in every language', () => {
    for (const locale of ['en-US', 'de-DE', 'es-ES', 'fr-FR', 'it-IT', 'pt-BR'])
      expect(spellingOf(locale)?.values.size, locale).toBe(999);
  });
});
