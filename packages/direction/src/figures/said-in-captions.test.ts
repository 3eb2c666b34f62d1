import { markedFigure } from '@herald/media/marked-figure';
import { describe, expect, it } from 'vitest';
import type { Camera } from '../direction.ts';
import { BESIDES, CAMERA, namesOf, planned } from '../testing/planned-figures.ts';

describe('a number that captions say', () => {
  const figures = { sizes: ['wide', 'medium'], stickerSizes: BESIDES, fromSec: 0, isMarkedOnly: false } as const;
  const seenIn = (script: string, saysCalls: boolean) =>
    namesOf(script, { figures: { ...figures, saysCalls } } as Partial<Camera>);

  it.each([
    ['sells nothing by itself', 'We moved four pianos in one year, and we bake bread here.', false],
    ['in digits proves something', 'We moved 412 pianos in one year, and we bake bread here.', true],
    ['in words proves something', 'We moved forty pianos in one year, and we bake bread here.', true],
    ['of bad news sells nothing', 'Forty colonies, gone in a week. Then we found them.', false],
    ['tells of years', 'She hated bread for eleven years, and we bake bread here.', false],
    ['is there where a mark asks for it', 'We moved [figure 412] 412 pianos in one year, and bake here.', true],
  ])('%s', (_, script, isSeen) => {
    const isNumber = (name: string) => name.startsWith('figure');
    expect(seenIn(script, true).some(isNumber)).toBe(isSeen);
    expect(seenIn(script, false).some(isNumber)).toBe(true);
  });

  it('is a rival’s price where an own one follows, and not where none does', () => {
    const quote = 'The first company laughed and quoted me seven thousand dollars!';
    expect(seenIn(`${quote} Ray did it for $1,850. Call us today.`, true)).toContain('figure $7,000');
    expect(seenIn(`${quote} Ray did it in a day. Call us today.`, true)).not.toContain('figure $7,000');
  });

  it('is still a price for their plate', () => {
    expect(seenIn('We bake bread here. You can have it for $9 all week. It is open now.', true)).toContain('figure $9');
  });
});

describe('what an offer, a result or a proof says', () => {
  const figures = { ...CAMERA.figures, saysCalls: true } as Camera['figures'];
  const plated = (sentence: string, locale: string) =>
    planned(`${sentence} OK.`, { figures }, locale).figures.flatMap(({ kind, parts, saidUntilSec }) =>
      kind === 'number' && saidUntilSec !== undefined ? [parts.map(({ text }) => text).join(' ')] : [],
    );

  it.each([
    ['en-US', 'Forty dollars less than the quote.', ['$40 less']],
    ['en-US', 'You get ten dollars off today.', ['$10 off']],
    ['en-US', 'It saves you $300 a year.', ['saves you $300']],
    ['en-US', 'Every shrub is half price now.', ['half price']],
    ['en-US', 'He was there in fourteen minutes.', ['in 14 minutes']],
    ['en-US', 'Two weeks later I wave at strangers.', ['2 weeks later']],
    ['en-US', 'It burns for fifty hours.', ['burns for 50 hours']],
    ['en-US', 'After three days he slept at last.', ['After 3 days']],
    ['en-US', 'With a 24 months warranty on it.', ['24 months warranty']],
    ['de-DE', 'Vierzig Euro weniger als im Angebot.', ['40\u00a0€ weniger']],
    ['de-DE', 'Alles gibt es zum halben Preis.', ['halben Preis']],
    ['de-DE', 'In drei Tagen war alles fertig.', ['In 3 Tagen']],
    ['es-ES', 'Hoy hay veinte euros de descuento.', ['20\u00a0€ de descuento']],
    ['es-ES', 'Estuvo lista en dos días.', ['en 2 días']],
    ['fr-FR', 'Trente euros de moins que le devis.', ['30\u00a0€ de moins']],
    ['fr-FR', 'Trois heures plus tard, il chantait.', ['3 heures plus tard']],
    ['it-IT', 'Risparmi venti euro da noi.', ['Risparmi 20\u00a0€']],
    ['it-IT', 'Dopo due giorni avevo gli occhiali.', ['Dopo 2 giorni']],
    ['pt-BR', 'A unha dura três semanas.', ['dura 3 semanas']],
    ['hi-IN', 'आज आठ प्रतिशत की छूट है।', ['8% की छूट']],
    ['en-US', 'It was made by two sisters in Tucson.', []],
    ['en-US', 'We had six visits in all.', []],
    ['en-US', 'They quoted us nine hundred dollars.', []],
    ['de-DE', 'Drei Nachbarn standen in der Tür.', []],
    ['es-ES', 'Pasé dos noches sin dormir.', []],
    ['fr-FR', 'Elle sort deux billes de sa poche.', []],
  ])('is on a plate with its sense in %s: %s', (locale, sentence, texts) => {
    expect(plated(sentence, locale)).toEqual(texts);
  });

  it.each([
    ['en-US', 'We have 200 happy customers in town.', ['200 happy customers']],
    ['en-US', 'He lives in 24 square meters.', ['24 square meters']],
    ['en-US', 'It is done in two short weeks.', ['in 2 short weeks']],
    ['en-US', 'It saves you about $1,200.', ['saves you about $1,200']],
    ['de-DE', 'Ihr spart bis zu 40 Euro.', ['spart bis zu 40\u00a0€']],
  ])('has all words that it stands for, in %s: %s', (locale, sentence, texts) => {
    expect(plated(sentence, locale)).toEqual(texts);
  });

  it.each([
    ['en-US', 'It was not forty dollars less.'],
    ['en-US', 'It saves nobody forty dollars.'],
    ['en-US', 'It never saves you forty dollars.'],
    ['en-US', 'It never lasts two weeks.'],
    ['en-US', 'My first one lasted three days.'],
    ['en-US', 'Delivery takes six weeks elsewhere.'],
    ['en-US', 'I still owe them nine hundred dollars back home.'],
    ['en-US', 'I saved for two thousand dollars of tools.'],
    ['en-US', 'We saved a 20 dollar shirt.'],
    ['en-US', 'The dealer wanted forty percent.'],
    ['en-US', 'I had two tires flat on the road.'],
    ['en-US', 'Turn left after 3 lights.'],
    ['en-US', 'I am back in 2 weeks.'],
    ['it-IT', 'Ho visto tre amici dopo la scuola.'],
    ['fr-FR', "J'ai vu trois amis après l'école."],
    ['es-ES', 'En 2 minutos me voy.'],
    ['de-DE', 'Nach 3 Ampeln kommt unser Laden.'],
    ['hi-IN', '3 दोस्त बाद में आए।'],
  ])('is neither denied nor of somebody else nor of another sense, in %s: %s', (locale, sentence) => {
    expect(plated(sentence, locale)).toEqual([]);
  });

  it.each([
    ['de-DE', 'Ihr spart durchschnittlich mindestens 1.200 Euro im Jahr.'],
    ['de-DE', 'Wir haben 40 Euro Haftpflichtversicherungsprämienanteil gespart.'],
    ['it-IT', 'Risparmierete approssimativamente almeno 1.200 euro.'],
  ])('has room on its plate, in %s: %s', (locale, sentence) => {
    const { figures: shown } = planned(`${sentence} OK.`, {}, locale);
    expect(shown.length).toBeGreaterThan(0);
    for (const { parts } of shown) expect(parts.map(({ text }) => text).join(' ').length).toBeLessThanOrEqual(22);
  });

  it('is offered to a plan as what a plan can hold', () => {
    for (const sentence of ['Every shrub is half price now.', 'You save $40 today.', 'He came in two short days.'])
      for (const name of namesOf(`${sentence} OK.`, { figures })) expect(markedFigure(name)).toBeDefined();
  });

  it('is an old price before the new one', () => {
    expect(plated('It was sixty dollars. Now it is only thirty-nine.', 'en-US')).toEqual(['$60', '$39']);
  });
});
