import { describe, expect, it } from 'vitest';
import { EXPRESSIONS, GESTURES } from './scene/acting-plan.ts';
import {
  blankMarks,
  findUnknownMark,
  MARK_NAMES,
  markedAction,
  markProblem,
  materialMarkProblem,
  productMarkProblem,
  readMarks,
  withoutMarks,
} from './script-marks.ts';

const actionOf = (script: string) => readMarks(script)[0]?.action;

describe('the marks of a script', () => {
  it.each(MARK_NAMES)('[%s] is known', (name) => {
    expect(actionOf(`One [${name}] two.`)).toBeDefined();
    expect(markProblem(`One [${name}] two.`)).toBeUndefined();
  });

  it.each(EXPRESSIONS)('[%s] asks for that expression', (expression) => {
    expect(actionOf(`[${expression}] One.`)).toEqual({ does: 'express', expression });
  });

  it.each(GESTURES)('[%s] asks for that gesture, written with spaces', (gesture) => {
    expect(actionOf(`[${gesture.replaceAll('-', ' ')}] One.`)).toEqual({ does: 'gesture', gesture });
  });

  it('are read in any case and spacing', () => {
    expect(actionOf('[ Point   DOWN ] One.')).toEqual({ does: 'gesture', gesture: 'point-down' });
  });

  it.each([
    ['[pause]', 0.5],
    ['[pause 0.8s]', 0.8],
    ['[pause: 250ms]', 0.25],
    ['[PAUSE 2]', 2],
    ['[pause 99s]', 10],
  ])('%s pauses for %d s', (script, pauseSec) => {
    expect(actionOf(script)).toEqual({ does: 'pause', pauseSec });
  });

  it.each([
    ['close-up', 'close'],
    ['Close up', 'close'],
    ['closeup', 'close'],
    ['wide shot', 'wide'],
    ['medium shot', 'medium'],
    ['mid shot', 'medium'],
    ['product shot', 'show product'],
    ['thumbs-up', 'thumbs up'],
  ])('are read in the words of a film crew: [%s] is [%s]', (written, name) => {
    expect(markedAction(written)).toEqual(markedAction(name));
    expect(markedAction(name)).toBeDefined();
  });

  it('know their places', () => {
    expect(readMarks('One [smile] two [nod].').map(({ startChar, endChar }) => [startChar, endChar])).toEqual([
      [4, 11],
      [16, 21],
    ]);
  });

  it.each(['# The [zap] chapter\nOne.', 'See note [1].', 'An [open bracket', 'Nothing [] here'])(
    'finds none in %j',
    (script) => {
      expect(readMarks(script)).toEqual([]);
    },
  );

  it('refuse an unknown one with a few that are known', () => {
    const problem = markProblem('Drop a [zap] below. [smile]') ?? '';
    expect(problem).toMatch(/^\[zap\] is not a mark Herald knows\./u);
    const examples = readMarks(problem.replace('[zap]', ''));
    expect(examples.every(({ action }) => action)).toBe(true);
    expect(examples.length).toBeGreaterThan(4);
    expect(examples.length).toBeLessThan(11);
  });

  it.each(['[picture 0]', '[picture 13]', '[clip 99]', '[over 0]'])('offer nothing that is no mark for %s', (text) => {
    const meant = findUnknownMark(`${text} Hi there.`)?.meant ?? '';
    expect(readMarks(meant).map(({ action }) => action?.does)).toEqual(['frame']);
    expect(markProblem(`${text} Hi there.`)).toContain('Pictures and clips have the numbers 1 to 12.');
  });

  it('refuse one that is nearly known with the one that was meant', () => {
    expect(markProblem('Hello [smlie] you.')).toBe(
      '[smlie] is not a mark Herald knows. Did you mean [smile]? A script with an unknown mark is not spoken.',
    );
  });

  it('leave every other letter in its place', () => {
    expect(blankMarks('One [smile] two.')).toBe('One         two.');
  });

  it.each([
    ['One [smile] two.', 'One two.'],
    ['[smile] One', 'One'],
    ['One.\n[nod] Two.', 'One.\nTwo.'],
    ['One [pause 0.5s]', 'One '],
    ['One [smile]. Two [nod] [proud]!', 'One. Two!'],
    ['Un [smile] ! 一[smile]。来', 'Un ! 一。来'],
    ['Only [nod].50 a day', 'Only .50 a day'],
  ])('are not shown to people: %j becomes %j', (script, shown) => {
    expect(withoutMarks(script)).toBe(shown);
  });
});

it.each([
  ['[close] Hello. [Show product] Bye.', 'This video has no product for [Show product]. Add one, or remove the mark.'],
  ['Hello. [product shot] Bye.', 'This video has no product for [product shot]. Add one, or remove the mark.'],
  ['[close] Hello.', undefined],
])('the marks of "%s" need a product, or do not', (script, problem) => {
  expect(productMarkProblem(script)).toBe(problem);
});

it.each([
  ['[picture 1] Hello. [picture 3] Bye.', undefined],
  ['[picture 1] Hello. [Picture  2] Bye.', 'This video has no picture for [Picture  2]. Add one, or remove the mark.'],
  ['[clip 4] Hello.', undefined],
  ['[clip 1] Hello.', 'This video has no clip for [clip 1]. Add one, or remove the mark.'],
  ['[close] Hello.', undefined],
  ['[split 1] Hello. [over 4] Bye.', undefined],
  ['[over 2] Hello.', 'This video has no picture or clip for [over 2]. Add one, or remove the mark.'],
])('the marks of "%s" name pictures and clips of the film, or are told', (script, problem) => {
  expect(materialMarkProblem(script, ['picture 1', 'picture 3', 'clip 4'])).toBe(problem);
});
