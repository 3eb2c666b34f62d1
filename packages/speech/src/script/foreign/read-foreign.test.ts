import { describe, expect, it } from 'vitest';
import { normalizeScript } from '../normalize-script.ts';
import { readForeign } from './read-foreign.ts';

describe('money in other languages', () => {
  it.each([
    ['5 €', 'es', '5 euros'],
    ['$5', 'es-MX', '5 pesos'],
    ['$1.500', 'es', '1500 dólares'],
    ['5,05 €', 'es', '5 euros con 5'],
    ['1.234,56 €', 'de', '1234 Euro 56'],
    ['1.000.000 €', 'de', '1000000 Euro'],
    ['5,00 €', 'de', '5 Euro'],
    ['19,99€', 'fr', '19 euros 99'],
    ['£10', 'it', '10 sterline'],
    ['$1,500.05', 'pt', '1500 dólares e 5'],
    ['R$20', 'pt-BR', '20 reais'],
    ['¥1000', 'zh-CN', '1000 元'],
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

describe('phrases of adverts', () => {
  it.each([
    ['Z. B. hier', 'de-DE', 'zum Beispiel hier'],
    ['Ab CHF 12.50 pro Nacht', 'de-CH', 'Ab 12 Franken 50 pro Nacht'],
    ["Nur CHF 1'200.– im Jahr", 'de-CH', 'Nur 1200 Franken im Jahr'],
    ['Dès CHF 49.90', 'fr-CH', 'Dès 49 francs 90'],
    ['Por 0,99 €', 'es-ES', 'Por 99 céntimos'],
    ['Pour 0,99 €', 'fr-FR', 'Pour 99 centimes'],
    ['Solo 0,99 €', 'it-IT', 'Solo 99 centesimi'],
    ['Dpto. de ventas', 'es-ES', 'departamento de ventas'],
    ['Pº de Gracia', 'es-ES', 'paseo de Gracia'],
    ['Pl. de la République', 'fr-FR', 'place de la République'],
    ['Piso de 3 hab.', 'es-ES', 'Piso de 3 habitaciones'],
    ['Tela de 55" nova', 'pt-BR', 'Tela de 55 polegadas nova'],
    ['Ein „Modell 3" hier', 'de-DE', 'Ein Modell 3 hier'],
    ['Für EUR 20 im Monat', 'de-DE', 'Für 20 Euro im Monat'],
    ['Per USB-Stick', 'de-DE', 'Per U S B Stick'],
    ['Eine BIO-Milch', 'de-DE', 'Eine BIO-Milch'],
    ['Un écran de 27 po', 'fr-CA', 'Un écran de 27 pouces'],
    ['V.le Europa n. 15', 'it-IT', 'viale Europa numero 15'],
    ['Papa Giovanni XXIII', 'it-IT', 'Papa Giovanni ventitreesimo'],
    ['15 अगस्त 1947 को', 'hi-IN', '15 अगस्त 19 सौ 47 को'],
    ['15 अगस्त 2026 को', 'hi-IN', '15 अगस्त 2026 को'],
    ['पिन 110001', 'hi-IN', 'पिन 1 1 0 0 0 1'],
    ['सिर्फ 110001', 'hi-IN', 'सिर्फ 110001'],
  ])('%s in %s is read as "%s"', (written, locale, spoken) => {
    const said = normalizeScript(written, locale).map(({ tokens }) => tokens.map((token) => token.spoken).join(' '));
    expect(said.join(' stop ')).toBe(spoken);
  });
});

describe('other words in other languages', () => {
  it.each([
    ['#tag', 'tag'],
    ['@name', 'name'],
    ['https://herald.com', 'herald Punkt com'],
    ['50%', '50%'],
    ['20°', '20 Grad'],
    ['Straße', 'Straße'],
    ['1990', '1990'],
  ])('%s is given to the engine as %s', (written, spoken) => {
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

describe('a sentence as it is written in its country', () => {
  it.each([
    [
      'de-DE',
      'Nur 3,49 € ab dem 1. Mai um 9:30 Uhr, z.B. bei dm, Tel. 030 123456',
      'Nur 3 Euro 49 ab dem ersten Mai um 9 Uhr 30 zum Beispiel bei dm Telefon 0 3 0 1 2 3 4 5 6',
    ],
    [
      'de-DE',
      '1.290,50 € inkl. 19 % MwSt., ca. 5 kg, Nr. 1, usw.',
      '1290 Euro 50 inklusive 19 % Mehrwertsteuer circa 5 Kilogramm Nummer 1 und so weiter',
    ],
    ['de-DE', '5-10 €, www.shop.de, 15.03.2027', '5 bis 10 Euro www Punkt shop Punkt de fünfzehnter März 2027'],
    [
      'fr-FR',
      '1 290 € HT, 3 h par semaine, n° 1, 19h30, M. Dupont, 9,99 €',
      '1290 euros H T 3 heures par semaine numéro 1 19 heures 30 monsieur Dupont 9 euros 99',
    ],
    [
      'es-ES',
      '12,95 € y 8 h, -30 %, n.º 1, Sra. López, EE. UU., rosa.es',
      '12 euros con 95 y 8 horas menos 30 % número 1 señora López Estados Unidos rosa punto es',
    ],
    ['es-ES', '$1,250 MXN', '1250 pesos mexicanos'],
    ['hi-IN', '₹1,499 से, 25% छूट', '1499 रुपये से 25% छूट'],
    ['pt-BR', 'R$ 49,90 por mês', '49 reais e 90 por mês'],
    ['zh-CN', '价格￥199，打8折，24小时', '价格 199 元 打 8 折 24 小时'],
    ['fr-FR', 'hello@lumo.io #promo', 'hello arobase lumo point io promo'],
  ])('%s: %s', (locale, written, spoken) => {
    const said = normalizeScript(written, locale).flatMap(({ tokens }) => tokens.map((token) => token.spoken));
    expect(said.join(' ')).toBe(spoken);
  });

  it.each([
    ['de-DE', 'Ab dem 1. Mai inkl. Versand. Gut!', ['Ab dem 1. Mai inkl. Versand.', 'Gut!']],
    ['de-DE', 'Jetzt nur noch 19. Und am 3. Oktober 20.', ['Jetzt nur noch 19.', 'Und am 3. Oktober 20.']],
    ['de-DE', 'Max. 3 Stück. Max lacht.', ['Max. 3 Stück.', 'Max lacht.']],
    ['es-ES', 'En EE. UU. desde hoy. Ya.', ['En EE. UU. desde hoy.', 'Ya.']],
  ])('ends where its author ends it, not at short forms: %s: %s', (locale, written, sentences) => {
    const phrases = normalizeScript(written, locale).map(({ tokens }) => tokens.map(({ text }) => text).join(' '));
    expect(phrases).toEqual(sentences);
  });
});

/** How people of each country read what their adverts write. */
describe('what adverts write', () => {
  it.each([
    ['de-DE', '9,99 €/Monat', '9 Euro 99 pro Monat'],
    ['de-DE', '2×500 ml', '2 mal 500 Milliliter'],
    ['de-DE', 'in 5-7 Tagen', 'in 5 bis 7 Tagen'],
    ['de-DE', 'bis 30.11. sparen', 'bis dreißigsten November sparen'],
    ['de-DE', 'vom 1.–5. Juni', 'vom ersten bis fünften Juni'],
    ['de-DE', 'Mo.–Fr. 9–18 Uhr', 'Montag bis Freitag 9 bis 18 Uhr'],
    ['de-DE', 'Ludwig XIV. kam', 'Ludwig der vierzehnte kam'],
    ['de-DE', 'per USB am PC', 'per U S B am P C'],
    ['de-DE', '20 Min. Pause', '20 Minuten Pause'],
    ['de-DE', 'ein 5G-Netz', 'ein 5G-Netz'],
    ['es-ES', '4,8/5 en 24-48 h', '4,8 de 5 en 24 a 48 horas'],
    ['es-ES', 'la 3.ª vez del 12/03', 'la tercera vez del 12 de marzo'],
    ['es-ES', 'el siglo XXI, Felipe VI', 'el siglo 21 Felipe sexto'],
    ['es-ES', 'C/ Mayor 12', 'calle Mayor 12'],
    ['fr-FR', 'la 2e à 4,50 €/mois', 'la deuxième à 4 euros 50 par mois'],
    ['fr-FR', 'Louis XIV au XXIe siècle', 'Louis 14 au vingt et unième siècle'],
    ['fr-FR', 'lun.-ven. à 18h00', 'lundi à vendredi à 18 heures'],
    ['pt-BR', 'R$ 49,90/mês até 30/11', '49 reais e 90 por mês até 30 de novembro'],
    ['pt-BR', '(11) 5555-0199', '1 1 5 5 5 5 0 1 9 9'],
    ['it-IT', 'il 1° posto, 9,90 €/mese', 'il 1º posto 9 euro e 90 al mese'],
    ['it-IT', 'la sig.ra Conti in P.zza Navona', 'la signora Conti in piazza Navona'],
    ['hi-IN', '₹1,200/माह, 500 ml', '1200 रुपये प्रति माह 500 मिलीलीटर'],
    ['hi-IN', '₹2 लाख तक 4.8/5', '2 लाख रुपये तक 5 में से 4.8'],
    ['hi-IN', '12/10 तक, 5/3 को', '12 अक्टूबर तक 5 मार्च को'],
    ['hi-IN', '12/10 से, 3/4 से ज्यादा', '12 अक्टूबर से 3 चौथाई से ज्यादा'],
    ['hi-IN', 'SMS 98765 43210', 'एस एम एस 9 8 7 6 5 4 3 2 1 0'],
  ])('%s: %s is read "%s", without a stop', (locale, written, spoken) => {
    const phrases = normalizeScript(written, locale);
    expect(phrases.map(({ tokens }) => tokens.map((token) => token.spoken).join(' '))).toEqual([spoken]);
  });

  it('takes shouted words for words', () => {
    const said = normalizeScript('JETZT NUR HIER, SUV UND USB', 'de-DE').flatMap(({ tokens }) => tokens);
    expect(said.map(({ spoken }) => spoken).join(' ')).toBe('JETZT NUR HIER SUV UND USB');
  });
});

describe('what advertisements write in other languages', () => {
  it.each([
    ['2-Zi.-Whg., 65 m²', 'de-DE', '2 Zimmer Wohnung 65 Quadratmeter'],
    ['200 g (17,45 €/kg)', 'de-DE', '200 Gramm 17 Euro 45 pro Kilogramm'],
    ['9:00–14:00', 'es-ES', '9 a 14'],
    ['+10.000 clientes', 'es-ES', 'más de 10.000 clientes'],
    ['N°1 des ventes', 'fr-FR', 'numéro 1 des ventes'],
    ['SAV inclus', 'fr-FR', 'S A V inclus'],
    ['Apto. 2 qtos., 58 m²', 'pt-BR', 'apartamento 2 quartos 58 metros quadrados'],
    ['sped. gratis', 'it-IT', 'spedizione gratis'],
    ['500 ग्रा. घी', 'hi-IN', '500 ग्राम घी'],
    ['ab 39,- € statt 45,–€', 'de-DE', 'ab 39 Euro statt 45 Euro'],
    ['eine 0,5-l-Flasche', 'de-DE', 'eine 0,5 Liter Flasche'],
    ['(w/m/d), 20 Std./Woche', 'de-DE', 'w m d 20 Stunden pro Woche'],
    ['in Gr. 38, 2 TL, 3/4 voll', 'de-DE', 'in Größe 38 2 Teelöffel 3 Viertel voll'],
    ['ein 32″-Bild mit 120 Hz', 'de-DE', 'ein 32 Zoll Bild mit 120 Hertz'],
    ['un televisor de 55″ a 60 Hz', 'es-ES', 'un televisor de 55 pulgadas a 60 hercios'],
    ['el s. XIX y 3 M de vistas', 'es-ES', 'el siglo 19 y 3 millones de vistas'],
    ['desde el 3 sept. abrimos', 'es-ES', 'desde el 3 de septiembre abrimos'],
    ['@casa_norte.es', 'es-ES', 'arroba casa guion bajo norte punto es'],
    ['39 h/semaine avec le Dr Blanc', 'fr-FR', '39 heures par semaine avec le docteur Blanc'],
    ['1,5 M d’abonnés pour 1 €', 'fr-FR', '1,5 millions d’abonnés pour 1 euro'],
    ['Lyon vs Nice, 2/3 du stade', 'fr-FR', 'Lyon contre Nice 2 tiers du stade'],
    ['só R$ 1/dia, 24/7', 'pt-BR', 'só 1 real por dia 24 horas por dia 7 dias por semana'],
    ['até 24/7', 'pt-BR', 'até 24 de julho'],
    ['4000 mAh, 24x7', 'hi-IN', '4000 एमएएच चौबीसों घंटे सातों दिन'],
  ])('"%s" in %s is said as "%s"', (text, locale, spoken) => {
    const said = normalizeScript(text, locale).map(({ tokens }) => tokens.map((token) => token.spoken).join(' '));
    expect(said).toEqual([spoken]);
  });
});

describe('numbers in groups of three', () => {
  const saying = (script: string, locale: string) =>
    normalizeScript(script, locale)
      .flatMap(({ tokens }) => tokens.map(({ spoken }) => spoken))
      .join(' ');

  it.each([
    ['Plus de 12 000 clients', 'fr-FR', 'Plus de 12000 clients'],
    ['12 450 participants', 'fr-FR', '12450 participants'],
    ['12 500 000 vues', 'fr-FR', '12500000 vues'],
    ['de 10 000 à 12 000+ pas', 'fr-FR', 'de 10000 à 12000+ pas'],
    ['En 2024 12 000 clients', 'fr-FR', 'En 2024 12000 clients'],
    ['4,8/5 de 250 000 clientes', 'es-ES', '4,8 de 5 de 250000 clientes'],
    ['12 000 Kunden', 'de-DE', '12000 Kunden'],
    ['12\u202f000 clienti', 'it-IT', '12000 clienti'],
  ])('are one number: %s', (written, locale, spoken) => {
    expect(saying(written, locale)).toBe(spoken);
  });

  it.each([
    ['Llama al 612 345 678', 'es-ES'],
    ['le 06 12 34 56 78', 'fr-FR'],
  ])('are no number where they are a phone number: %s', (written, locale) => {
    expect(saying(written, locale)).toBe(written);
  });
});
