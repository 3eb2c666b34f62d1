import { GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { planDirection } from '../plan/plan-direction.ts';
import { isGlad } from '../plan/plan-expressions.ts';
import { said } from '../testing/said.ts';
import { EIGHTH_STORIES } from './testing/stories/eighth-stories.ts';
import { FIFTH_STORIES } from './testing/stories/fifth-stories.ts';
import { FIRST_STORIES } from './testing/stories/first-stories.ts';
import { FOURTH_STORIES } from './testing/stories/fourth-stories.ts';
import { SECOND_STORIES } from './testing/stories/second-stories.ts';
import { SEVENTH_STORIES } from './testing/stories/seventh-stories.ts';
import { SIXTH_STORIES } from './testing/stories/sixth-stories.ts';
import { THIRD_STORIES } from './testing/stories/third-stories.ts';
import { storyFaults } from './testing/story-faults.ts';

const MOST_WRONG = 0.05;

const acted = (script: string, locale = 'en-US') =>
  planDirection(said(script, locale), { product: null }, { mood: 'joyous', gestures: GESTURES }, 7).beats;
const beatWith = (script: string, word: string, locale?: string) =>
  acted(script, locale).find(({ words }) => words.includes(word));
const faceAt = (script: string, word: string, locale?: string) => beatWith(script, word, locale)?.expression ?? 'none';

describe('a whole script', () => {
  it.each([
    ['first', FIRST_STORIES],
    ['second', SECOND_STORIES],
    ['third', THIRD_STORIES],
    ['fourth', FOURTH_STORIES],
    ['fifth', FIFTH_STORIES],
    ['sixth', SIXTH_STORIES],
    ['seventh', SEVENTH_STORIES],
    ['eighth', EIGHTH_STORIES],
  ])('of the %s list is acted wrongly in a twentieth of its sentences at most', (_, stories) => {
    const faults = stories.flatMap(storyFaults);
    const wrong = faults.filter(({ length }) => length > 0);
    expect(faults.length).toBeGreaterThan(100);
    expect(wrong.length / faults.length, wrong.flat().join('; ')).toBeLessThanOrEqual(MOST_WRONG);
  });

  it.each([
    ['en-US', 'I am so mad right now. The garage just quoted me $1,900. Nineteen hundred!', 'nineteen'],
    ['de-DE', 'Ich bin so wütend. Die Werkstatt will 1900 Euro. Neunzehnhundert Euro!', 'neunzehnhundert'],
    ['fr-FR', 'Je suis en colère. Le garage demande 1900 euros. Mille neuf cents euros !', 'neuf'],
    ['es-ES', 'Estoy furiosa. El taller me pide 1900 euros. ¡Mil novecientos euros!', 'novecientos'],
    ['it-IT', 'Sono arrabbiata con loro. Mi chiedono 1900 euro. Millenovecento euro!', 'millenovecento'],
    ['pt-BR', 'Fiquei furiosa. A oficina pediu 1900 reais. Mil e novecentos reais!', 'novecentos'],
    ['hi-IN', 'मुझे बहुत गुस्सा आया। गैराज ने 1900 रुपये मांगे। उन्नीस सौ रुपये!', 'उन्नीस'],
  ])('in %s cries out in anger, not in joy, after it said so: %s', (locale, script, word) => {
    const { acting } = planDirection(
      said(script, locale),
      { product: null },
      { mood: 'joyous', gestures: GESTURES },
      7,
    );
    expect(faceAt(script, word, locale)).toBe('serious');
    expect(acting.expressions.at(-1)?.isAngry).toBe(true);
  });

  it('is glad again as soon as something good is told', () => {
    const script = 'I was so mad. Then my neighbor fixed it for free. It works again!';
    expect(faceAt(script, 'again')).not.toBe('serious');
  });

  it('points at nobody whose trouble it tells', () => {
    const script = 'Your back hurts in the morning. By noon it follows you to your desk. Is that you?';
    const [first, second] = acted(script);
    expect([...(first?.gestures ?? []), ...(second?.gestures ?? [])]).not.toContain('point-at-you');
  });

  it.each([
    ['en-US', 'Hi, this is Nora. Our oven is broken. We open again on Monday.', 'hi'],
    ['fr-FR', 'Bonjour, ici Karim. Le four est en panne. On rouvre lundi.', 'bonjour'],
  ])('is greeted soberly in %s where bad news follow: %s', (locale, script, word) => {
    expect(faceAt(script, word, locale)).toBe('neutral');
    expect(beatWith(script, word, locale)?.gestures).toContain('wave');
  });

  it.each([
    ['en-US', 'Hey guys! I have three tips for dry skin. One, drink water. Two, try this cream.', 'hey', true],
    [
      'de-DE',
      'Hallo zusammen! Meine Haut war trocken und müde. Jetzt ist sie weich. Der Link ist unten.',
      'hallo',
      true,
    ],
    ['en-US', 'Hey guys! My grandma was tired and in pain. This cream helped her.', 'hey', false],
    ['en-US', 'Hey guys! My uncle died last week. Try to call your family.', 'hey', false],
    ['en-US', 'Hey guys! We let you down last week. The link is below.', 'hey', false],
  ])('is greeted as its bad news are heavy or not in %s: %s', (locale, script, word, isFriendly) => {
    expect(isGlad(beatWith(script, word, locale)?.expression ?? 'neutral')).toBe(isFriendly);
  });

  it.each([
    ['en-US', 'I knew the answer to all of it, but the words would not come.', 'come'],
    ['pt-BR', 'Eu sabia a resposta toda de cor, mas as palavras não saíam.', 'palavras'],
  ])('smiles at no "but" that nothing better follows in %s: %s', (locale, script, word) => {
    expect(isGlad((beatWith(script, word, locale) ?? { expression: 'joyous' as const }).expression)).toBe(false);
  });

  it.each([
    [
      'en-US',
      'Three signs your roof is done. Watch for these. One, dark streaks. Two, bent edges. Three, grit. Call us.',
    ],
    ['en-US', 'Three signs your drain is done. One, the water gurgles. Two, it stands. Three, it smells odd. Call us.'],
    ['en-US', 'Here are two reasons your lawn looks thin. One, you mow it low. Two, you water at noon. Call us.'],
    [
      'de-DE',
      'Drei Fehler im Garten. Erstens: Ihr gießt mittags. Zweitens: Ihr mäht kurz. Drittens: Ihr grabt um. Ruft uns an.',
    ],
    ['es-ES', 'Dos errores en el jardín. Primero, riegas a mediodía. Segundo, cortas el césped muy corto. Llámanos.'],
  ])('counts troubles without a smile in %s: %s', (locale, script) => {
    const points = acted(script, locale).slice(1, -1);
    expect(points.filter(({ expression }) => isGlad(expression)).map(({ words }) => words)).toEqual([]);
  });

  it.each([
    'Three tips for your lawn. One, mow it high. Two, water at dawn. Three, feed it in May.',
    'The secret lies in the soil. Here are three tips. One, mow it high. Two, water at dawn. Three, feed it in May.',
    'Three signs you chose a great dentist. One, they call you back. Two, they show you the picture. Three, they wait.',
  ])('counts advice with a smile: %s', (script) => {
    expect(
      acted(script)
        .slice(1)
        .some(({ expression }) => isGlad(expression)),
    ).toBe(true);
  });

  it.each([
    ['en-US', 'My roof leaked for a year. Finally I called Two Oaks Roofing and waited at home.', 'oaks', true],
    ['en-US', 'My roof leaked for a year. Then I called my sister and waited at home.', 'sister', false],
    ['en-US', 'I was booked for surgery in May. Six weeks later, I canceled the surgery.', 'canceled', true],
    ['en-US', 'My roof leaked for a year. We flew back to New York at night.', 'york', false],
    ['en-US', 'My back hurt for years. They found the problem was in my neck.', 'neck', false],
  ])('turns at the name of what helped, and at what is called off, in %s: %s', (locale, script, word, isFriendly) => {
    expect(isGlad(beatWith(script, word, locale)?.expression ?? 'neutral')).toBe(isFriendly);
    expect(faceAt(script, word, locale)).not.toBe('concerned');
  });

  it('takes a sum for no offer that a sentence of bad news goes on with', () => {
    const script = 'The first two plumbers never called back, the third wanted $300 only to come.';
    expect(isGlad(acted(script).at(-1)?.expression ?? 'joyous')).toBe(false);
  });

  it('asks the viewer for nothing in the words of somebody else', () => {
    const why = beatWith('My knee hurt. "Order yours today," said the man.', 'order')?.why;
    expect(beatWith('My knee hurt. Order yours today, said the man.', 'order')?.why).toContain(
      'asks the viewer to do something',
    );
    expect(why).not.toContain('asks the viewer to do something');
  });

  it.each([
    ['en-US', 'The people of Soft Paws came on a Thursday in May.', 'paws', 'neutral'],
    ['pt-BR', 'Hoje tem feijão com arroz na mesa da sala.', 'feijão', 'neutral'],
    ['de-DE', 'Der Wein kommt aus einem Tal an der Mosel.', 'wein', 'neutral'],
    ['es-ES', 'El festival dura tres días en la plaza.', 'festival', 'neutral'],
    ['fr-FR', 'Les panneaux sont posés sur le toit en deux jours.', 'panneaux', 'neutral'],
    ['it-IT', 'La pentola sta nel forno per due ore.', 'pentola', 'neutral'],
  ])('reads no feeling into names and look-alikes in %s: %s', (locale, script, word, face) => {
    expect(faceAt(script, word, locale)).toBe(face);
  });

  it('shows with two fingers what costs little, and not what is saved', () => {
    expect(beatWith('My family saves about $60 a week with it.', 'saves')?.gestures).not.toContain('pinch');
  });
});
