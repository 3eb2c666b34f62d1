import { describe, expect, it } from 'vitest';
import type { Camera } from '../direction.ts';
import { CAMERA, planned } from '../testing/planned-figures.ts';

const hookUntil = (fromSec: number): Partial<Camera> =>
  CAMERA.figures ? { figures: { ...CAMERA.figures, fromSec } } : {};

const sumsOf = (script: string, locale = 'en-US', change: Partial<Camera> = {}) =>
  planned(script, change, locale).figures.filter(
    ({ kind, parts }) => kind === 'number' && /\d/u.test(parts[0]?.text ?? ''),
  );

const askedIn = (script: string, locale?: string) =>
  sumsOf(script, locale).map(
    ({ parts, saidUntilSec }) => `${parts.map(({ text }) => text).join(' ')}${saidUntilSec ? ' asked' : ''}`,
  );

describe('a sum that comes after its words', () => {
  it.each([
    ['en-US', 3, 'Nine dollars a loaf is what we ask for bread that is made by hand in our own street.'],
    ['en-US', 0, 'Three things. One, $19 a year. Two, it is quiet. Three, it is small.'],
    ['fr-FR', 0, 'Trois raisons. Un, 19 € par mois. Deux, c’est calme. Trois, c’est petit.'],
  ])('is not said in their place in %s, from %d s on: %s', (locale, hookSec, script) => {
    const sums = sumsOf(script, locale, hookUntil(hookSec)).filter(({ parts }) => /[$€]/u.test(parts[0]?.text ?? ''));
    expect(sums).toHaveLength(1);
    expect(sums[0]?.saidUntilSec).toBeUndefined();
  });
});

describe('a sum that is denied', () => {
  it.each([
    ['en-US', 'We bake bread. It is never nine dollars for a loaf.', '$9'],
    ['es-ES', 'Hacemos pan. Aquí nunca cuesta nueve euros.', '9 €'],
    ['pt-BR', 'Fazemos pão. Aqui jamais custa nove reais.', '9 reais'],
    ['it-IT', 'Facciamo il pane. Non costa mai nove euro.', '9 €'],
    ['hi-IN', 'हम रोटी बनाते हैं। यह नौ रुपये नहीं है।', '₹9'],
  ])('is asked by nobody in %s: %s', (locale, script, sum) => {
    expect(askedIn(script, locale).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([sum]);
  });
});

it('the sum that is asked is shown, not the same one before it, and one that is saved says so', () => {
  expect(askedIn("It isn't nine dollars a week for us. It is nine dollars a month.")).toEqual(['$9 asked']);
  const saved = askedIn('You save nine dollars on every loaf. It is nine dollars in all.');
  expect(saved).toEqual(['save $9 asked', '$9 asked']);
});
