import { GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import type { Reading, Taste } from '../direction.ts';
import { said } from '../testing/said.ts';
import { planDirection } from './plan-direction.ts';
import { isGlad } from './plan-expressions.ts';

interface Film {
  locale?: string;
  mood?: Taste['mood'];
  sells?: boolean;
  plan?: Reading['plan'];
}

const actedIn = (script: string, { locale = 'en-US', mood = 'joyous', sells = false, plan }: Film = {}) => {
  const reading = { ...said(script, locale), plan };
  const moments = [{ fromSec: 0.3, untilSec: 1.5 }];
  const product = sells ? { moments, heldBy: null, x: 0.3, y: 0.2 } : null;
  const { acting, beats } = planDirection(reading, { product }, { mood, gestures: GESTURES }, 3);
  const smileAt = (atSec: number) => acting.nuances.findLast((nuance) => nuance.atSec <= atSec)?.smile ?? 0;
  const faceAt = (atSec: number) => acting.expressions.findLast((face) => face.atSec <= atSec)?.name ?? 'neutral';
  return {
    endsGladly: isGlad(faceAt(reading.durationSec)) || smileAt(reading.durationSec) > 0.25,
    last: acting.nuances.at(-1)?.smile ?? 0,
    lastFace: faceAt(reading.durationSec),
    smiles: beats.map(({ fromSec }) => smileAt(fromSec)),
    faces: beats.map(({ expression }) => expression),
  };
};

const HOUSE = 'The house stands near the river. The door is green.';

describe('a sentence that tells no news', () => {
  it('is said warmly in a film that sells, by a real face, too, which lives little elsewhere', () => {
    const smileOf = (sells: boolean) => actedIn(HOUSE, { sells }).smiles[1] ?? 0;
    expect(actedIn(HOUSE, { sells: true }).faces.at(-1)).toBe('neutral');
    // The same draw of a higher range.
    expect(smileOf(true) - smileOf(false)).toBeGreaterThan(0.05);
    const ofReal = (sells: boolean) => actedIn(HOUSE, { sells, mood: 'unknown' }).smiles.at(-1) ?? 0;
    expect(ofReal(true)).toBeGreaterThanOrEqual(0.12);
    expect(ofReal(false)).toBeLessThanOrEqual(0.1);
  });

  it('is sober before a story turns for the better, and warm from there to its end', () => {
    const story = `My fridge died. It was green. Then my neighbor gave me a number. ${HOUSE} It is red.`;
    const { smiles, faces } = actedIn(story);
    expect(smiles[1]).toBeLessThan(0);
    expect(faces.slice(2).every(isGlad)).toBe(true);
  });

  it('has no smile on the way to the trouble of its story, however far it is', () => {
    const lead = 'It was Friday. The house stands near the river. The door is green. It is tall.';
    const isGladBefore = (news: string) =>
      isGlad(actedIn(`${lead} ${news} Order yours today.`, { sells: true }).faces[0] ?? 'neutral');
    expect(isGladBefore('My oven broke.')).toBe(false);
    expect(isGladBefore('My oven is red.')).toBe(true);
  });

  it('is not glad with a product in sight where it tells of somebody dear, before good news come', () => {
    const facesOf = (who: string) => actedIn(`${who} took it to the river. It is red.`, { sells: true }).faces;
    expect(isGlad(facesOf('My brother')[0] ?? 'joyous')).toBe(false);
    expect(isGlad(facesOf('The courier')[0] ?? 'neutral')).toBe(true);
  });

  it('has no smile in the sentence before bad news', () => {
    const before = (news: string, sells: boolean) =>
      actedIn(`We bake bread. The house stands near the river. ${news} It works again!`, { sells }).smiles[1] ?? 0;
    for (const sells of [true, false])
      expect(before('My oven is red.', sells) - before('My oven broke.', sells)).toBeGreaterThan(0.03);
  });

  it.each([
    ['en-US', 'The storm destroyed our barn. It was by the lake. Donate at north.com.'],
    ['de-DE', 'Unser Ofen ging kaputt. Er stand am Fenster. Spendet auf north.com.'],
    ['es-ES', 'La tormenta destruyó nuestro granero. Estaba junto al lago. Dona en north.com.'],
    ['fr-FR', 'La tempête a détruit notre grange. Elle était au bord du lac. Donnez sur north.com.'],
    ['it-IT', 'La tempesta ha distrutto il nostro fienile. Era vicino al lago. Donate su north.com.'],
    ['pt-BR', 'A tempestade destruiu nosso celeiro. Ficava perto do lago. Doe em north.com.'],
    ['hi-IN', 'तूफ़ान में हमारा घर टूट गया। वह झील के पास था। north.com पर दान करें।'],
  ])(
    'is sober right after bad news that nothing mends, and hardly smiles where it asks for help, in %s',
    (locale, script) => {
      const { smiles, last } = actedIn(script, { locale });
      expect(smiles[1]).toBeLessThan(0);
      expect(last).toBeLessThan(0.17);
    },
  );

  it('has no smile where the script warns off what it shows', () => {
    const { smiles } = actedIn('Do not buy this one. It is blue. It is thick.', { sells: true });
    expect(Math.max(...smiles)).toBeLessThan(0.11);
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

  it('keeps the face that a mark asks for', () => {
    const marked = `We love it! ${HOUSE} [serious] Get it at north.com.`;
    expect(actedIn(marked, { sells: true })).toMatchObject({ lastFace: 'serious', endsGladly: false });
    const resting = actedIn(`We love it! ${HOUSE} [neutral] It is red.`, { sells: true });
    expect(resting.last).toBe(resting.smiles.at(-1));
  });

  it('keeps the sad face that a locked sentence would not have by itself', () => {
    const words = 'It is red.';
    const plan: Reading['plan'] = {
      version: 1,
      sentences: [{ words, marks: [{ word: 0, mark: 'concerned', isKept: true }] }],
    };
    expect(actedIn(`We love it! ${words}`, { plan, sells: true }).lastFace).toBe('concerned');
    expect(actedIn(`We love it! ${words}`, { sells: true }).endsGladly).toBe(true);
  });

  it('does not where a film ends badly or gravely', () => {
    expect(actedIn(`${HOUSE} My oven broke.`).endsGladly).toBe(false);
    expect(actedIn('My father died last year. The house stands near the river. You know it.').endsGladly).toBe(false);
  });
});
