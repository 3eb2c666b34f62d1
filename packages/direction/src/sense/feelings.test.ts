import type { Expression } from '@herald/media/scene/acting-plan';
import { GESTURES } from '@herald/media/scene/acting-plan';
import { expect, it } from 'vitest';
import { planDirection } from '../plan/plan-direction.ts';
import { isGlad } from '../plan/plan-expressions.ts';
import { said } from '../testing/said.ts';

const facesOf = (script: string, locale: string): Expression[] =>
  planDirection(said(script, locale), { product: null }, { mood: 'joyous', gestures: GESTURES }, 7).beats.map(
    ({ expression }) => expression,
  );

it.each([
  ['en-US', 'I was so mad at that driver!', 'serious'],
  ['en-US', 'The noise drove my wife crazy.', 'serious'],
  ['de-DE', 'Das hat mich wahnsinnig gemacht.', 'serious'],
  ['es-ES', 'Ella se puso furiosa y me sacaba de quicio.', 'serious'],
  ['fr-FR', "J'étais tellement en colère contre ce chauffeur !", 'serious'],
  ['it-IT', 'Mi mandava in bestia.', 'serious'],
  ['pt-BR', 'Aquilo me tirava do sério.', 'serious'],
  ['hi-IN', 'मेरी पत्नी गुस्से में थी।', 'serious'],
  ['en-US', 'He cried.', 'concerned'],
  ['de-DE', 'Ich habe im Auto geweint.', 'concerned'],
  ['es-ES', 'Mi hija lloraba por teléfono.', 'concerned'],
  ['fr-FR', 'Elle a fondu en larmes.', 'concerned'],
  ['it-IT', 'Ho pianto in macchina.', 'concerned'],
  ['pt-BR', 'Ele chorou.', 'concerned'],
  ['hi-IN', 'वह रोया।', 'concerned'],
  ['en-US', 'She was ashamed of her smile.', 'concerned'],
  ['de-DE', 'Ich wurde rot.', 'concerned'],
  ['fr-FR', "J'étais gênée.", 'concerned'],
  ['en-US', 'She could not believe her eyes.', 'surprised'],
  ['es-ES', 'No me lo podía creer.', 'surprised'],
  ['de-DE', 'Ich war sprachlos.', 'surprised'],
])('the face follows what somebody felt in %s: %s', (locale, script, face) => {
  expect(facesOf(script, locale)).toEqual([face]);
});

it.each([
  ['is angry', 'I was so mad at that driver!', true],
  ['is angry', 'He left it outside, and I was furious.', true],
  ['is not', 'You are fed up with slow trains.', undefined],
  ['is not', 'Are you furious about your bill?', undefined],
  ['is not', 'The roof leaked for three weeks.', undefined],
] as const)('the face %s: %s', (_, script, isAngry) => {
  const { acting } = planDirection(said(script), { product: null }, { mood: 'joyous', gestures: GESTURES }, 7);
  expect(acting.expressions.at(-1)?.isAngry).toBe(isAngry);
});

it.each([
  ['en-US', 'We cried happy tears.'],
  ['en-US', 'She laughed until she cried.'],
  ['de-DE', 'Er weinte vor Freude.'],
  ['de-DE', 'Mir fiel ein Stein vom Herzen.'],
  ['es-ES', 'Lloramos de alegría.'],
  ['fr-FR', 'Il a pleuré de bonheur.'],
  ['it-IT', 'Che sollievo.'],
  ['pt-BR', 'Ele chorou de felicidade.'],
  ['hi-IN', 'हम खुशी से रो पड़े।'],
  ['en-US', 'I called nine times, and it drove me crazy. Then I found Tidy Hour. What a relief!'],
])('smiles at tears of joy and at relief in %s: %s', (locale, script) => {
  expect(isGlad(facesOf(script, locale).at(-1) ?? 'neutral')).toBe(true);
});

it.each([
  ['en-US', 'The crowd went crazy for the band.'],
  ['en-US', 'I am mad about cheese.'],
  ['de-DE', 'Unser Sauerteig ruht zwei Tage, und die Gurken sind sauer.'],
  ['it-IT', 'La stufa scalda la casa in dieci minuti.'],
  ['es-ES', 'El perro tiene la vacuna de la rabia.'],
])('is neither angry nor sad at words that look alike in %s: %s', (locale, script) => {
  for (const face of facesOf(script, locale)) expect(['serious', 'concerned', 'skeptical']).not.toContain(face);
});
