import { describe, expect, it } from 'vitest';
import { normalizeScript } from '../normalize-script.ts';

const say = (text: string, locale: string): string =>
  normalizeScript(text, locale)
    .map(({ tokens }) => tokens.map(({ spoken }) => spoken).join(' '))
    .join(' stop ');

describe('signs and letters at a number', () => {
  it.each([
    ['Gratuit < 12 ans', 'fr-FR', 'Gratuit moins de 12 ans'],
    ['de -20 % à -5 °C', 'fr-FR', 'de moins 20 % à moins 5 degrés Celsius'],
    ['Ø 28 cm', 'de-DE', 'Durchmesser 28 Zentimeter'],
    ['Km 32 da BR-116', 'pt-BR', 'quilômetro 32 da B R 116'],
    ['6 uds. x 2 L', 'es-ES', '6 unidades por 2 litros'],
    ["Horno 25' y listo", 'es-ES', 'Horno 25 minutos y listo'],
    ['gem. § 19 Abs. 1', 'de-DE', 'gemäß Paragraf 19 Absatz 1'],
    ['1½ Std. und 38½', 'de-DE', 'eineinhalb Stunden und 38 einhalb'],
    ['1½ किलो', 'hi-IN', 'डेढ़ किलो'],
    ['1/4 kg de jamón', 'es-ES', 'un cuarto de kilo de jamón'],
    ['½ l Milch', 'de-DE', 'halber Liter Milch'],
  ])('are said: %s in %s', (written, locale, spoken) => {
    expect(say(written, locale)).toBe(spoken);
  });

  it.each([
    ['5,4 l/100 km', 'de-DE', '5,4 Liter auf 100 Kilometer'],
    ['12 km/l na cidade', 'pt-BR', '12 quilômetros por litro na cidade'],
    ['35h/sem., 13e mois', 'fr-FR', '35 heures par semaine treizième mois'],
    ['45–50 k€ brut/an', 'fr-FR', '45 à 50 mille euros brut par an'],
    ['₹25k–30k', 'hi-IN', '25 से 30 हज़ार रुपये'],
    ['US$ 13 o S/ 50', 'es-ES', '13 dólares o 50 soles'],
    ['R$ 60/R$ 30', 'pt-BR', '60 reais 30 reais'],
    ['c/8 h', 'es-ES', 'cada 8 horas'],
    ['5 000 mAh', 'fr-FR', '5000 milliampères heure'],
  ])('keep both sides of a stroke: %s in %s', (written, locale, spoken) => {
    expect(say(written, locale)).toBe(spoken);
  });

  it.each([
    ['Gr. S–XXL, S/M/L', 'de-DE', 'Größe S bis X X L S M L'],
    ['Art.-Nr. 4711-B per USB-C', 'de-DE', 'Artikelnummer 4711 B per U S B C'],
    ['vuelo IB 3166', 'es-ES', 'vuelo I B 3166'],
    ['Milan–Inter 2-2', 'it-IT', 'Milan Inter 2 a 2'],
    ['6GB/128GB फोन, 5G', 'hi-IN', '6 जीबी 128 जीबी फोन फ़ाइव जी'],
    ['III edición del festival', 'es-ES', 'tercera edición del festival'],
    ['CO₂ sparen', 'de-DE', 'C O 2 sparen'],
  ])('letters and codes are spelled: %s in %s', (written, locale, spoken) => {
    expect(say(written, locale)).toBe(spoken);
  });

  it.each([
    ['im 2. OG, ab 6 J. frei', 'de-DE', 'im zweiten Obergeschoss ab 6 Jahren frei'],
    ['Hauptstr. 17a, 10115 Berlin', 'de-DE', 'Hauptstraße 17a 1 0 1 1 5 Berlin'],
    ['von 9.00–18.30 Uhr', 'de-DE', 'von 9 bis 18 Uhr 30'],
    ['Lun 9.00–18.30', 'it-IT', 'Lun 9 alle 18 e 30'],
    ["Dall'1/6 al 30/9", 'it-IT', 'Dal primo giugno al 30 settembre'],
    ['seit 03/2019', 'de-DE', 'seit März 2019'],
    ['só em mar./27', 'pt-BR', 'só em março de 2027'],
    ['31:28 n. V. im Spiel', 'de-DE', '31 zu 28 nach Verlängerung im Spiel'],
    ['भारत 287/6', 'hi-IN', 'भारत 287 पर 6'],
    ['मकान 45/2', 'hi-IN', 'मकान 45 बटा 2'],
  ])('floors, dates, hours and scores: %s in %s', (written, locale, spoken) => {
    expect(say(written, locale)).toBe(spoken);
  });
});
