import { type Expression, GESTURES, type Gesture } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { planDirection } from '../plan/plan-direction.ts';
import { isGlad } from '../plan/plan-expressions.ts';
import { said } from '../testing/said.ts';

const LOUD: readonly Expression[] = ['joyous', 'excited', 'delighted', 'proud'];

const acted = (script: string, locale = 'en-US') =>
  planDirection(said(script, locale), { product: null }, { mood: 'joyous', gestures: GESTURES }, 7).beats;
/** The acting of the clause that holds a word. */
const beatWith = (script: string, word: string, locale?: string) => {
  const found = acted(script, locale).find(({ words }) => words.includes(word));
  if (!found) throw new Error(`nothing is said with ${word}`);
  return found;
};
const faceAt = (script: string, word: string, locale?: string) => beatWith(script, word, locale).expression;
const handsAt = (script: string, word: string, locale?: string): readonly Gesture[] =>
  beatWith(script, word, locale).gestures;

describe('money', () => {
  it('is named with a small gesture and no joy where only a price is told', () => {
    const [hand] = handsAt('The shop is on the corner. A haircut costs $30.', '$30');
    expect(['open-palm', 'beat']).toContain(hand);
    expect(LOUD).not.toContain(faceAt('The shop is on the corner. A haircut costs $30.', '$30'));
  });

  it('is a glad offer where a second sign agrees', () => {
    expect(LOUD).toContain(faceAt('Our customers love it. It costs only $30.', '$30'));
  });

  it('stays an offer up to a day: "until Sunday" turns nothing', () => {
    expect(beatWith('The whole kit is only $19 until Sunday evening.', '$19').why).toContain('names an offer');
  });

  it('makes nobody glad right after bad news', () => {
    const script =
      'I missed the deadline. One day, $900. Then I wrote to the office. They sent a form. I filled it in.';
    expect(isGlad(faceAt(script, '$900'))).toBe(false);
  });

  it.each([
    ['en-US', 'Then it costs $160 instead of $40.', '$160'],
    ['de-DE', 'Dann kostet es 160 Euro statt 40.', '160'],
    ['fr-FR', 'Alors ça coûte 160 euros au lieu de 40.', '160'],
    ['es-ES', 'Entonces cuesta 160 euros en vez de 40.', '160'],
  ])('is no bargain in %s where the higher price takes the place of the lower one: %s', (locale, script, word) => {
    expect(isGlad(faceAt(script, word, locale))).toBe(false);
  });

  it('is a bargain where the lower price takes the place of the higher one', () => {
    expect(isGlad(faceAt('Today it costs $40 instead of $160.', '$40'))).toBe(true);
  });

  it.each([
    ['en-US', 'My frame was $300 elsewhere, and this one fits as well.', '$300'],
    ['fr-FR', 'Ma monture coûtait 300 euros ailleurs, ici elle est en bois.', '300'],
    ['pt-BR', 'O corte custava R$ 180 no centro da cidade.', '180'],
  ])('of another time or place is no offer in %s: %s', (locale, script, word) => {
    expect(isGlad(faceAt(script, word, locale))).toBe(false);
  });

  it.each([
    ['en-US', 'The first call is free for you.', 'free'],
    ['fr-FR', 'Le premier appel est gratuit pour vous.', 'gratuit'],
    ['en-US', 'I was tired of it. The inspection costs nothing.', 'costs'],
  ])('that is not paid is shown with small hands in %s: %s', (locale, script, word) => {
    expect(handsAt(script, word, locale).filter((name) => name !== 'open-palm' && name !== 'beat')).toEqual([]);
  });
});

describe('what may not come true, or is not praised', () => {
  it.each([
    ['en-US', 'If the coffee is good and fresh, you hear it crack.', 'good'],
    ['fr-FR', 'Si vous ronflez très fort, voyez un médecin.', 'fort'],
    ['de-DE', 'Wenn der Teig schön weich ist, kommt er in den Ofen.', 'weich'],
    ['es-ES', 'Si la masa está perfecta, va al horno.', 'perfecta'],
  ])('gets no smile as a condition in %s: %s', (locale, script, word) => {
    expect(isGlad(faceAt(script, word, locale))).toBe(false);
  });

  it.each([
    ['a limit', 'The bread is soft and fresh. There is only one loaf of each kind.', 'loaf'],
    ['a condition', 'The bread is soft and fresh. If the oven is cold in here, it takes an hour.', 'oven'],
    ['a rival', 'The bread is soft and fresh. Other bakers use more kinds of flour.', 'bakers'],
    ['a denial of others', 'The bread is soft and fresh. Nobody on Elm had called us.', 'nobody'],
    ['bad news next', 'The bread is soft and fresh. We opened in May. My oven broke in June.', 'opened'],
  ])('keeps no smile of good news in %s', (_, script, word) => {
    expect(isGlad(faceAt(script, word))).toBe(false);
  });

  it.each([
    ['en-US', "You don't have a time problem. You have a problem saying no.", 'time'],
    ['en-US', "It wasn't theft, it was avocados.", 'theft'],
    ['fr-FR', "Pas parce qu'ils étaient mauvais, je ne savais pas quoi en faire.", 'mauvais'],
    ['de-DE', 'Der Hof ist nicht hässlich und liegt am Fluss.', 'hässlich'],
  ])('is not yet good in %s where trouble is only denied: %s', (locale, script, word) => {
    expect(isGlad(faceAt(script, word, locale))).toBe(false);
  });

  it('beams for what is over where trouble was told, and smiles elsewhere', () => {
    expect(LOUD).toContain(faceAt('My back hurt for years. Now the pain is gone.', 'gone'));
    expect(LOUD).not.toContain(faceAt('The shop is on the corner. There is no contract and no card.', 'contract'));
  });

  it.each([
    ['en-US', 'I have never had to visit one of my customers in a hospital.', 'hospital'],
    ['es-ES', 'Nunca he tenido que visitar a uno de mis clientes en el hospital.', 'hospital'],
  ])('is not grave in %s where it never happened: %s', (locale, script, word) => {
    expect(faceAt(script, word, locale)).not.toBe('concerned');
  });

  it.each([
    ['en-US', 'Your dog deserves better than brown pebbles from a bag.', 'deserves'],
    ['fr-FR', 'Votre chien mérite mieux que des croquettes brunes.', 'mérite'],
    ['pt-BR', 'O seu cachorro merece coisa melhor do que um saco.', 'merece'],
  ])('praises nothing in %s that somebody deserves better than: %s', (locale, script, word) => {
    expect(LOUD).not.toContain(faceAt(script, word, locale));
    expect(handsAt(script, word, locale)).not.toContain('thumbs-up');
  });

  it('gets no thumb for one good word after bad news', () => {
    expect(handsAt('My oven broke in June. My French got better.', 'french')).not.toContain('thumbs-up');
  });
});

describe('thanks', () => {
  it.each([
    ['en-US', 'They asked for my name at the desk and I said thank you.', 'thank'],
    ['es-MX', 'Me preguntaron mi nombre en la oficina y dije gracias.', 'gracias'],
  ])('that are told thank nobody in %s: %s', (locale, script, word) => {
    expect(beatWith(script, word, locale).why).not.toContain('thanks the viewer');
  });
});

describe('trouble', () => {
  it.each([
    ['en-US', 'The pipe in the old mill is broken.', 'broken'],
    ['de-DE', 'Geht etwas kaputt, zahlen wir den Neupreis.', 'kaputt'],
    ['de-DE', 'Im Notfall ist das Tor offen.', 'notfall'],
    ['es-ES', 'Dos meses sin cocina, qué desastre. No son los más rápidos.', 'rápidos'],
  ])('of nobody who is here is told soberly in %s: %s', (locale, script, word) => {
    expect(faceAt(script, word, locale)).toBe('serious');
  });

  it('that stops is good news', () => {
    expect(['concerned', 'serious']).not.toContain(faceAt("She'll just stop sighing when you call.", 'sighing'));
  });
});

describe('a finger at the viewer', () => {
  it.each([
    ['and I will tell you before I start', 'We look at it first, and I will tell you before I start.', 'start'],
    ['one good word', 'Every part comes off, and you can clean it.', 'clean'],
    ['a question about what the viewer knows', 'Do you know what the baker on Elm calls this?', 'baker'],
    ['a question about my people', 'Have you met my daughter on the stairs?', 'daughter'],
    ['a question that denies', "You don't like it after a hundred nights?", 'nights'],
  ])('needs more than this: %s', (_, script, word) => {
    expect(handsAt(script, word)).not.toContain('point-at-you');
  });

  it('goes with a call where the story is glad', () => {
    expect(LOUD).toContain(faceAt('Our bread is soft and fresh. Book your table before noon.', 'book'));
    const script = 'Our bread is soft and fresh, and the shop is near the old mill on Elm. Book your table.';
    expect(handsAt(script, 'book')).toContain('point-at-you');
  });

  it('does not go with a call right after pain, though the film ends', () => {
    const script = 'The house is on Elm. It has a yard. Bo lives there. I was in pain and afraid. Start with the form.';
    expect(LOUD).not.toContain(faceAt(script, 'start'));
  });

  it('does not go with a call in the middle of a story that is neither', () => {
    const script =
      'We are on Elm. Try the door on the left. Then walk on. There is a bell. The yard is behind it. Bo lives there.';
    expect(LOUD).not.toContain(faceAt(script, 'try'));
    expect(handsAt(script, 'try')).not.toContain('point-at-you');
  });
});
