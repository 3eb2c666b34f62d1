import { GESTURES, type Gesture } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { planDirection } from '../plan/plan-direction.ts';
import { isGlad } from '../plan/plan-expressions.ts';
import { said } from '../testing/said.ts';
import { actedWrongly } from './testing/acted-wrongly.ts';
import { SENTENCES } from './testing/sentences.ts';

const rows = Object.entries(SENTENCES).flatMap(([locale, kinds]) =>
  Object.entries(kinds).flatMap(([expected, lines]) =>
    lines.split('\n').map((line) => ({ locale, expected: expected as keyof typeof kinds, line })),
  ),
);

describe('the sense of a sentence', () => {
  it('is tested by at least 400 sentences in seven languages', () => {
    expect(rows.length).toBeGreaterThanOrEqual(400);
    expect(Object.keys(SENTENCES)).toHaveLength(7);
  });

  it.each(rows)('$locale, $expected: $line', ({ locale, expected, line }) => {
    expect(actedWrongly(line, locale, expected)).toBe(null);
  });
});

describe('gestures of a script', () => {
  const SMALL: readonly Gesture[] = ['open-palm', 'beat'];
  const acted = (script: string, locale?: string) =>
    planDirection(said(script, locale), { product: null }, { mood: 'joyous', gestures: GESTURES }, 3);

  it('are strong in one of three sentences at most', () => {
    const script =
      'Wow, look at this! I love it! It is the best one! Order yours today! Thanks for watching! You are great!';
    const { beats } = acted(script);
    const strong = beats.flatMap(({ gestures }, index) =>
      gestures.some((name) => !SMALL.includes(name)) ? [index] : [],
    );
    expect(strong.length).toBeGreaterThan(0);
    expect(strong.length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['es-ES', 'Mi padre volvió a caminar sin bastón.', true],
    ['es-ES', 'Este mes ahorramos doscientos euros en luz.', true],
    ['de-DE', 'Meine Oma tanzt wieder.', true],
    ['en-US', 'The bank said no for the third time.', false],
    ['fr-FR', 'Mon loyer a pris quatre-vingts euros d’un coup.', false],
  ])('know in %s what is regained, saved or refused: %s', (locale, line, isGood) => {
    const { beats } = acted(line, locale);
    expect(beats.map(({ expression }) => expression)).not.toContain('neutral');
    expect(beats.every(({ expression }) => isGlad(expression) === isGood)).toBe(true);
  });

  it.each([
    ['en-US', 'It is twenty percent off today.'],
    ['de-DE', 'Heute zwanzig Prozent Rabatt.'],
    ['es-ES', 'Hoy hay veinte por ciento de descuento.'],
    ['fr-FR', "Vingt pour cent de réduction aujourd'hui."],
    ['it-IT', "Oggi c'è il venti per cento di sconto."],
    ['pt-BR', 'Hoje tem vinte por cento de desconto.'],
    ['hi-IN', 'आज बीस प्रतिशत की छूट है।'],
  ])('are as glad in %s of a share in words as of one in digits: %s', (locale, line) => {
    expect(acted(line, locale).beats.every(({ expression }) => isGlad(expression))).toBe(true);
  });

  it('are not glad of every share: of a rent that rises, or of cotton', () => {
    for (const line of ['Our rent went up ten percent.', 'It is fifty percent cotton.'])
      expect(acted(line).beats.some(({ expression }) => isGlad(expression))).toBe(false);
  });

  it.each([
    ['en-US', 'I was sick for weeks. Call a doctor.'],
    ['de-DE', 'Mir war wochenlang schlecht. Rufen Sie einen Arzt.'],
    ['es-ES', 'Me dolía el pecho. Llama a un médico.'],
    ['fr-FR', "J'avais très mal. Appelez un médecin."],
    ['it-IT', 'Stavo molto male. Chiamate un medico.'],
    ['pt-BR', 'Eu passei mal a noite toda. Chame um médico.'],
    ['hi-IN', 'मैं बहुत बीमार था। तुरंत डॉक्टर को बुलाएँ।'],
  ])('do not smile in %s when who is ill is sent to a doctor: %s', (locale, line) => {
    expect(acted(line, locale).beats.some(({ expression }) => isGlad(expression))).toBe(false);
  });

  it('smile at a doctor who helped, and at one of a team that is proud', () => {
    for (const line of [
      'I was sick for weeks. Then I found a doctor who listens.',
      'We have the best team in town. Call a doctor today.',
    ])
      expect(isGlad(acted(line).beats.at(-1)?.expression ?? 'neutral')).toBe(true);
  });

  it.each([
    ['en-US', 'We won the first prize. She cried. I cried.', true],
    ['de-DE', 'Wir haben den ersten Preis gewonnen. Sie weinte.', true],
    ['fr-FR', 'Nous avons gagné le premier prix. Elle a pleuré.', true],
    ['en-US', 'My father died last year. She cried.', false],
    ['en-US', 'The shop burned down. She cried.', false],
  ])('in %s tell tears of joy from others: %s', (locale, line, isGood) => {
    const { beats } = acted(line, locale);
    const last = beats.at(-1)?.expression ?? 'neutral';
    expect(isGlad(last)).toBe(isGood);
  });

  it.each([
    ['en-US', 'The kitchen was flooded. Lovely timing. I called Martin.', 'skeptical'],
    ['de-DE', 'Die Küche war überschwemmt. Na bravo. Ich rief Martin an.', 'skeptical'],
    ['fr-FR', 'La cuisine est inondée. Super ambiance. Du coup, j’appelle Martin.', 'skeptical'],
    ['es-ES', 'Se inundó la cocina. Qué bien. Llamé a Martín.', 'skeptical'],
    ['en-US', 'The kitchen was flooded. Then Martin came. Lovely man. I called him again.', 'not skeptical'],
    ['en-US', 'We won the first prize. Lovely. I called Martin to thank him.', 'not skeptical'],
  ])('and dry praise right after bad news in %s: %s', (locale, line, expected) => {
    const faces = acted(line, locale).beats.map(({ expression }) => expression);
    expect(faces.includes('skeptical') ? 'skeptical' : 'not skeptical').toBe(expected);
  });

  it.each([
    ['नमस्ते, मैं राधा हूँ।', 'wave'],
    ['लिंक नीचे दिए बटन में है।', 'point-down'],
    ['इसके तीन फ़ायदे हैं।', 'count'],
  ] as const)('follow words in Hindi: %s', (line, gesture) => {
    const { beats } = acted(line, 'hi-IN');
    expect(beats.flatMap(({ gestures }) => gestures)).toContain(gesture);
  });

  it.each([
    ['Most people see the crack when the floor below is damp.', false],
    ['The button is right below.', true],
  ])('point down at what is below the film, not at a floor: %s', (line, isPointed) => {
    const gestures = acted(line).beats.flatMap(({ gestures: made }) => made);
    expect(gestures.includes('point-down')).toBe(isPointed);
  });

  it('and faces rest after bad news where nothing else is known', () => {
    const { beats } = acted('My father died last year. The house stands near the river. We kept his chair.');
    expect(beats.every(({ expression }) => !isGlad(expression))).toBe(true);
  });
});
