import { describe, expect, it } from 'vitest';
import { normalizeScript } from '../normalize-script.ts';

const say = (text: string, locale: string): string =>
  normalizeScript(text, locale)
    .map(({ tokens }) => tokens.map(({ spoken }) => spoken).join(' '))
    .join(' stop ');

describe('a short form of an advertisement', () => {
  it.each([
    ['Bj. 2018, TÜV neu', 'de-DE', 'Baujahr 2018 TÜV neu'],
    ['So. geschl., Sa. 9 Uhr', 'de-DE', 'Sonntag geschlossen Samstag 9 Uhr'],
    ['1er étage, appt 4', 'fr-FR', 'premier étage appartement 4'],
    ['3° piano, app. 5', 'it-IT', '3º piano appartamento 5'],
    ['Kl. Cappuccino, o. Zucker', 'de-DE', 'kleiner Cappuccino ohne Zucker'],
    ['ab 12. Nov. im Laden', 'de-DE', 'ab zwölften November im Laden'],
    ['inkl MwSt, zzgl NK', 'de-DE', 'inklusive Mehrwertsteuer zuzüglich Nebenkosten'],
    ['i. d. R. 5 Tage, p. P. 59 €', 'de-DE', 'in der Regel 5 Tage pro Person 59 Euro'],
    ['Tfno. 91 555 01 23', 'es-ES', 'teléfono 91 555 01 23'],
    ['2.ª ud. gratis, 3 ud. juntas', 'es-ES', 'segunda unidad gratis 3 unidades juntas'],
    ['sáb. 14 dic. abrimos', 'es-ES', 'sábado 14 de diciembre abrimos'],
    ['C/ Mayor, s/n', 'es-ES', 'calle Mayor sin número'],
    ['a las 9 a. m. abrimos', 'es-ES', 'a las 9 de la mañana abrimos'],
    ['2e ét., r.-de-ch. possible', 'fr-FR', 'deuxième étage rez-de-chaussée possible'],
    ['dim. 8 fév. à Lyon', 'fr-FR', 'dimanche 8 février à Lyon'],
    ['A/R Paris dès 49 €', 'fr-FR', 'aller-retour Paris dès 49 euros'],
    ['2 col. de sopa, exc. feriados', 'pt-BR', '2 colheres de sopa exceto feriados'],
    ['Taxa de 2% a.m. só hoje', 'pt-BR', 'Taxa de 2% ao mês só hoje'],
    ['int. 4, min. 10 pz. nuovi', 'it-IT', 'interno 4 minimo 10 pezzi nuovi'],
    ["L'avv. Rossi", 'it-IT', "L'avvocato Rossi"],
    ['15 अग. 2026', 'hi-IN', '15 अगस्त 2026'],
    ['No. 1 ब्रांड', 'hi-IN', 'नंबर 1 ब्रांड'],
  ])('is said in full and makes no stop: %s in %s', (written, locale, spoken) => {
    expect(say(written, locale)).toBe(spoken);
  });

  it.each([
    ['Tbl. Reinigung', 'de-DE', 'Tbl Reinigung'],
    ['Ich sehe TV. Danach essen wir.', 'de-DE', 'Ich sehe T V stop Danach essen wir.'],
    ['Pst. Wir schlafen.', 'de-DE', 'Pst. stop Wir schlafen.'],
  ])('that nobody knows makes no stop, where no vowel is in it: %s in %s', (written, locale, spoken) => {
    expect(say(written, locale).replaceAll('.', '')).toBe(spoken.replaceAll('.', ''));
  });

  it.each([
    ['Wir lieben Kunst. Art und Weise zählen.', 'de-DE', 'Wir lieben Kunst stop Art und Weise zählen'],
    ['Es la mejor col. La mía.', 'es-ES', 'Es la mejor col stop La mía'],
    ['Es sind 4 Pers. Wir essen.', 'de-DE', 'Es sind 4 Personen stop Wir essen'],
  ])('leaves words and the ends of sentences as they are: %s in %s', (written, locale, spoken) => {
    expect(say(written, locale).replaceAll('.', '')).toBe(spoken);
  });
});
