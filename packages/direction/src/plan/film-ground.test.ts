import { GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import type { Taste } from '../direction.ts';
import { said } from '../testing/said.ts';
import { planDirection } from './plan-direction.ts';
import { isGlad } from './plan-expressions.ts';

const actedIn = (script: string, { locale = 'en-US', mood = 'joyous' as Taste['mood'], sells = false } = {}) => {
  const reading = said(script, locale);
  const moments = [{ fromSec: 0.3, untilSec: 1.5 }];
  const product = sells ? { moments, heldBy: null, x: 0.3, y: 0.2 } : null;
  const { acting, beats } = planDirection(reading, { product }, { mood, gestures: GESTURES }, 3);
  const smileAt = (atSec: number) => acting.nuances.findLast((nuance) => nuance.atSec <= atSec)?.smile ?? 0;
  const faceAt = (atSec: number) => acting.expressions.findLast((face) => face.atSec <= atSec)?.name ?? 'neutral';
  return {
    endsGladly: isGlad(faceAt(reading.durationSec)) || smileAt(reading.durationSec) > 0.25,
    smiles: beats.map(({ fromSec }) => smileAt(fromSec)),
    faces: beats.map(({ expression }) => expression),
  };
};

const HOUSE = 'The house stands near the river. The door is green.';

describe('a sentence that tells no news', () => {
  it('is said warmly in a film that sells, and as ever where nobody knows what it is for', () => {
    const [selling, plain] = [actedIn(HOUSE, { sells: true }), actedIn(HOUSE)];
    expect(selling.faces.at(-1)).toBe('neutral');
    expect(selling.smiles.at(-1)).toBeGreaterThan(0.27);
    expect(plain.smiles.at(-1)).toBeLessThan(0.31);
    const ofReal = (sells: boolean) => actedIn(HOUSE, { sells, mood: 'unknown' }).smiles.at(-1);
    expect(ofReal(true)).toBe(ofReal(false));
  });

  it('is sober before a story turns for the better, and warm from there to its end', () => {
    const story = `My fridge died. It was green. Then my neighbor gave me a number. ${HOUSE} It is red.`;
    const { smiles, faces } = actedIn(story);
    expect(smiles[1]).toBeLessThan(0);
    expect(faces[2]).toBe('friendly');
    expect(smiles.slice(3).every((smile) => smile > 0.25)).toBe(true);
  });

  it('has no smile in the sentence before bad news', () => {
    const { smiles } = actedIn('We bake bread. The house stands near the river. My oven broke. It works again!');
    expect(smiles[1]).toBeLessThan(0.31);
    expect(smiles[1]).toBeLessThan(Math.max(...actedIn(`We love it! ${HOUSE}`).smiles));
  });

  it.each([
    ['en-US', 'My oven broke. It was old. It was here. It is all at north.com.'],
    ['de-DE', 'Mein Ofen ging kaputt. Er war alt. Er war hier. Ruf uns an.'],
    ['es-ES', 'Mi horno se rompió. Era viejo. Estaba aquí. Llámanos hoy.'],
    ['fr-FR', 'Mon four est tombé en panne. Il était vieux. Il était ici. Appelez-nous.'],
    ['it-IT', 'Il mio forno si è rotto. Era vecchio. Era qui. Chiamaci oggi.'],
    ['pt-BR', 'Meu forno quebrou. Era velho. Estava aqui. Ligue para nós.'],
    ['hi-IN', 'मेरा ओवन टूट गया। वह पुराना था। वह यहाँ था। आज ही हमें कॉल करें।'],
  ])('ends with a smile where it invites, in %s', (locale, script) => {
    expect(actedIn(script, { locale }).endsGladly).toBe(true);
  });
});

describe('the last picture', () => {
  it('smiles in a film that sells, also after a sad last word', () => {
    expect(actedIn(`${HOUSE} Go before Sunday, because last month I missed it.`, { sells: true }).endsGladly).toBe(
      true,
    );
  });

  it('does not where a film ends badly or gravely', () => {
    expect(actedIn(`${HOUSE} My oven broke.`).endsGladly).toBe(false);
    expect(actedIn('My father died last year. The house stands near the river. You know it.').endsGladly).toBe(false);
  });
});
