import { describe, expect, it } from 'vitest';
import { blankMarks, markProblem, readMarks, withoutMarks } from './script-marks.ts';

const deedsIn = (script: string) => readMarks(script).map(({ action }) => action?.does);

describe('a stage direction', () => {
  it.each([
    '(sighs)',
    '(Sighs deeply)',
    '*sighs*',
    '*Sighs deeply*',
    '*(sighs)*',
    '**(sighs)**',
    '_(sighs)_',
    '(sigh)',
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
    ['(excited)', 'excited'],
    ['(Sadly)', 'concerned'],
    ['(traurig)', 'concerned'],
    ['(sarcástica)', 'skeptical'],
    ['[shocked]', 'surprised'],
    ['(she laughs)', 'delighted'],
  ])('has its face: %s is %s', (direction, expression) => {
    const faces = readMarks(`${direction} Well.`).flatMap(({ action }) =>
      action?.does === 'express' ? [action.expression] : [],
    );
    expect(faces).toEqual([expression]);
  });

  it.each([
    ['(laughs)', 'laugh'],
    ['(rires)', 'laugh'],
    ['*lacht*', 'laugh'],
    ['(chuckles)', 'chuckle'],
    ['(kichert)', 'chuckle'],
    ['(sighs)', 'sigh'],
    ['(smiles)', undefined],
  ])('%s is heard and seen as %s', (direction, sound) => {
    const sounds = readMarks(`${direction} Well.`).flatMap(({ action }) =>
      action?.does === 'express' && action.sound ? [action.sound] : [],
    );
    expect(sounds).toEqual(sound ? [sound] : []);
  });

  it.each([
    '(pause)',
    '(beat)',
    '(pausa)',
    '(stille)',
    '(clears throat)',
    '(a long beat)',
    '(eine Pause)',
    '(he pauses)',
  ])('waits without a face: %s', (direction) => {
    expect(deedsIn(`Well. ${direction} It snores.`)).toEqual(['pause']);
  });

  it.each([
    ['(laughs) so I tried it.', 'so I tried it.'],
    ['Well, (laughs) I tried it.', 'Well, I tried it.'],
    ['Anna: (lacht) Nie wieder!', 'Anna: Nie wieder!'],
    ['"Really?" (laughs) She nodded.', '"Really?" She nodded.'],
    ['The lamp broke. (sighs)', 'The lamp broke. '],
    ['The lamp broke.\n*sighs*\nI bought another.', 'The lamp broke.\n\nI bought another.'],
    ['(laughs) *sighs* [close] He left.', 'He left.'],
    ['I love it! 😂 (laughs) Really.', 'I love it! 😂 Really.'],
    ['राम आया। (विराम) वह गया।', 'राम आया। वह गया।'],
  ])('stands where a sentence begins or ends: %j', (script, shown) => {
    expect(withoutMarks(script)).toBe(shown);
  });

  it.each([
    'We *laugh* a lot.',
    'Hit *pause*.',
    'Make them *smile* again.',
    'Press (pause) to stop.',
    'Our values: *smile*, *laugh* and *pause*.',
    "Don't *whisper* it.",
    'Die *Stille* hier ist Gold wert.',
    'Il *rit* tout le temps.',
    'She *laughs* Mondays away.',
    'Our values:\n*smiles*\n*laughs*\nCome by!',
    '1. *smiles*\n2. *laughs*',
    'Bread, *smiles* and coffee.',
    '*Smile* Emma!',
    '*Lacht* Anna?',
    'Und dann… *lacht* Anna.',
    '"Really?" *laughs* Anna.',
    'What is inside? *Smiles*.',
    'Breathe out, (smile)',
    '(Pause) buttons cost more.',
    'I am (sighs) tired.',
    'We were all (happy) people.',
    '*Sadly* they closed.',
    '(a)',
  ])('is no word of a sentence: %j', (script) => {
    expect(readMarks(script)).toEqual([]);
    expect(withoutMarks(script)).toBe(script);
  });

  it.each(['[chips (smiles), Calm]', '[chips *laughs*, Calm]', '[chips (laughs), *sighs*]'])(
    'is none inside a mark: %s',
    (mark) => {
      expect(withoutMarks(`${mark} Hello there my friend.`)).toBe('Hello there my friend.');
      expect(blankMarks(`${mark} Hello.`).trim()).toBe('Hello.');
    },
  );

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
