import { describe, expect, it } from 'vitest';
import { blankMarks, markProblem, readMarks, withoutMarks } from './script-marks.ts';

const deedsIn = (script: string) => readMarks(script).map(({ action }) => action?.does);

describe('a stage direction', () => {
  it.each([
    '(sighs)',
    '(Sighs deeply)',
    '*sigh*',
    '[sigh]',
    '(seufzt)',
    '(seufzt tief)',
    '(suspira)',
    '(soupire)',
    '(sospira)',
    '(suspirando)',
    '(आह भरते हुए)',
  ])('is acted in a pause, and neither said nor printed: %s', (direction) => {
    const script = `Well. ${direction} It snores.`;
    expect(deedsIn(script)).toEqual(['pause', 'express', 'move-head']);
    expect(withoutMarks(script)).toBe('Well. It snores.');
    expect(blankMarks(script)).toHaveLength(script.length);
    expect(markProblem(script)).toBeUndefined();
  });

  it.each([
    ['(laughs)', 'delighted'],
    ['*lacht*', 'delighted'],
    ['(risas)', 'delighted'],
    ['(rires)', 'delighted'],
    ['(ridendo)', 'delighted'],
    ['(rindo)', 'delighted'],
    ['(हँसते हुए)', 'delighted'],
    ['(smiling)', 'joyous'],
    ['(gasps)', 'surprised'],
    ['(shrugs)', 'skeptical'],
    ['(crying)', 'concerned'],
  ])('has its face: %s is %s', (direction, expression) => {
    const faces = readMarks(`${direction} Well.`).flatMap(({ action }) =>
      action?.does === 'express' ? [action.expression] : [],
    );
    expect(faces).toEqual([expression]);
  });

  it.each(['(pause)', '(beat)', '*pausa*', '(stille)', '(clears throat)'])('waits without a face: %s', (direction) => {
    expect(deedsIn(`Well. ${direction} It snores.`)).toEqual(['pause']);
  });

  it.each([
    'Two coats (or three).',
    'The price (laughs included) is low.',
    'That is *really* good.',
    'A 3 * 4 * 5 box.',
    '(deeply)',
    'The sigh (a long one) came.',
  ])('is no other bracket and no star: %s', (script) => {
    expect(readMarks(script)).toEqual([]);
  });
});
