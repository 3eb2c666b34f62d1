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
    ['en-US', 'Find us at 25 West 31st Street.', '25 West 31st Street'],
    ['en-US', 'Come to 8 St. Johns Road today.', '8 St. Johns Road'],
    ['en-US', 'Stop by, 1450 Broadway.', '1450 Broadway'],
    ['en-US', 'We are at 210 Fifth Avenue North today.', '210 Fifth Avenue North'],
    ['en-US', 'You find the booth on 61 Quarry Lane.', '61 Quarry Lane'],
    ['en-US', 'Drop by 77 Birch Avenue this Friday.', '77 Birch Avenue'],
    ['en-US', 'Visit us at 7 Orchard Drive.', '7 Orchard Drive'],
    ['de-DE', 'Wir sind in der Münchner Straße 8.', 'Münchner Straße 8'],
    ['de-DE', 'Kommt in die Rosa-Luxemburg-Allee 21.', 'Rosa-Luxemburg-Allee 21'],
    ['de-DE', 'Besucht uns, Unter den Linden 17.', 'Unter den Linden 17'],
    ['de-DE', 'Ihr findet uns am Gartenweg 6.', 'Gartenweg 6'],
    ['es-ES', 'Estamos en Gran Vía 31.', 'Gran Vía 31'],
    ['es-ES', 'Ven a Av. Goya 15.', 'Av. Goya 15'],
    ['es-ES', 'Estamos en C/ Serrano 9.', 'C/ Serrano 9'],
    ['fr-FR', 'Nous sommes au 9, rue Pasteur.', '9, rue Pasteur'],
    ['fr-FR', 'Rendez-vous 6 avenue Victor à Lyon.', '6 avenue Victor'],
    ['fr-FR', 'Venez au 3 bis rue Monge.', '3 bis rue Monge'],
    ['it-IT', 'Ci trovate in corso Garibaldi 14.', 'Corso Garibaldi 14'],
    ['pt-BR', 'Estamos na Av. Brasil 500.', 'Av. Brasil 500'],
    ['pt-BR', 'Venha na rua 15 de Novembro 80.', 'Rua 15 de Novembro 80'],
    ['hi-IN', 'हमारी दुकान 45 नेहरू रोड पर है।', '45 नेहरू रोड'],
  ])('is read as it is usually written in %s: %s', (locale, script, line) => {
    expect(placeOf(script, locale)?.[0]).toBe(line);
  });

  it.each([
    ['en-US', 'This truck has 4 Wheel Drive.'],
    ['en-US', 'Loud and proud. 4 Wheel Drive.'],
    ['en-US', 'Get a 250 GB Hard Drive.'],
    ['en-US', 'In 2019 Main Street was empty.'],
    ['en-US', 'The best 20 Wall Street bankers.'],
    ['en-US', '60 Quality Street sweets.'],
    ['de-DE', 'Der Ohrring 15 Euro.'],
    ['de-DE', 'Auf dem Parkplatz 30 Autos.'],
    ['de-DE', 'Im Supermarkt 24 Stunden offen.'],
    ['de-DE', 'Der Sitzplatz 11.'],
    ['es-ES', 'Un paseo Madrid 20 veces.'],
    ['es-ES', 'En la calle Serrano 3 de cada 4 tiendas son nuevas.'],
    ['fr-FR', 'Nous avons 4 cours de Danse par mois.'],
    ['fr-FR', '4 cours Udemy.'],
    ['it-IT', 'Scrivi via Telegram 24 ore su 24.'],
    ['it-IT', 'Il corso Java 8 è online.'],
    ['it-IT', 'Il corso Excel 2023.'],
    ['pt-BR', 'Na estrada Rio 40 minutos.'],
    ['hi-IN', '7 मिनट में चौक पहुँचो।'],
    ['hi-IN', '12 साल से इस गली में हैं।'],
    ['hi-IN', '300 लोगों का नगर।'],
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
