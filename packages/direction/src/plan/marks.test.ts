import { EXPRESSIONS, GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { said } from '../testing/said.ts';
import { planDirection } from './plan-direction.ts';

const TASTE = { mood: 'composed', gestures: GESTURES } as const;
const actingOf = (script: string, enterSec?: number) => {
  const product =
    enterSec === undefined
      ? null
      : { moments: [{ fromSec: enterSec, untilSec: 99 }], heldBy: 'left' as const, x: 0.4, y: 0.7 };
  return planDirection(said(script), { product }, TASTE, 3).acting;
};
const startOf = (script: string, text: string) => said(script).words.find((word) => word.text === text)?.startSec ?? -1;

describe('marks in a script', () => {
  it.each(EXPRESSIONS)('[%s] is the face from the next word on', (name) => {
    const script = `The shop stands near the old [${name}] station in town.`;
    const atSec = startOf(script, 'station');
    const expression = actingOf(script).expressions.findLast((entry) => entry.atSec <= atSec);
    expect(expression).toMatchObject({ name, strength: 1 });
    expect(expression?.atSec).toBeCloseTo(atSec - 0.2, 5);
  });

  it.each(GESTURES)('[%s] is made with the next word', (gesture) => {
    const script = `The shop stands near the old [${gesture.replaceAll('-', ' ')}] station in the town of Bath.`;
    const atSec = startOf(script, 'station');
    const made = actingOf(script).gestures.findLast(({ name }) => name === gesture);
    expect(made?.strokeSec).toBeGreaterThan(atSec - 0.06);
    expect(made?.strokeSec).toBeLessThan(atSec + 0.3);
  });

  it.each([
    ['nod', 'nod'],
    ['shake head', 'shake'],
    ['tilt head', 'tilt'],
  ])('[%s] moves the head', (mark, kind) => {
    const script = `The shop stands near the old [${mark}] station in town.`;
    const atSec = startOf(script, 'station');
    expect(actingOf(script).headMoves).toContainEqual({ atSec, kind, strength: 1 });
  });

  it('[show product] brings it nearer', () => {
    const script = 'The shop stands near the old station and the red [show product] bottle stands in it now.';
    const [shown] = actingOf(script, 0).shows;
    expect(shown?.fromSec).toBeCloseTo(startOf(script, 'bottle') - 0.35, 5);
  });

  it('a mark before the sign that ends a sentence acts with that sentence', () => {
    const script = 'The shop stands near the old station [proud]. The red bottle stands in it now.';
    const proud = actingOf(script).expressions.find(({ name, strength }) => name === 'proud' && strength === 1);
    expect(proud?.atSec).toBeCloseTo(startOf(script, 'station') - 0.2, 5);
  });

  it.each([
    ['The shop near the old station sells it for only [proud] .50 a day in town.', '.50'],
    ['The shop near the old station waits [proud] …and the red bottle stands in it.', '…and'],
  ])('a mark before a word that begins with a sign acts with that word: "%s"', (script, word) => {
    const proud = actingOf(script).expressions.find(({ name, strength }) => name === 'proud' && strength === 1);
    expect(proud?.atSec).toBeCloseTo(startOf(script, word) - 0.2, 5);
  });

  it('a stage direction is acted in its pause, until the next word and with it', () => {
    const script = 'The shop is on Elm. (sighs) The door is red and the yard is green.';
    const { expressions, headMoves } = actingOf(script);
    const word = said(script).words[5];
    expect(word?.text).toBe('The');
    const sighs = expressions.find(({ name, strength }) => name === 'serious' && strength === 1);
    expect(sighs?.atSec).toBeCloseTo((word?.startSec ?? 0) - 1.2, 5);
    expect(headMoves.some(({ kind, strength }) => kind === 'tilt' && strength === 1)).toBe(true);
  });

  it.each([
    'The lamp broke down again today. (sighs)',
    'The lamp broke down again today [sighs].',
    'The lamp broke down again today [sighs], and the door is red.',
  ])('a stage direction behind its word is acted in the pause after it: "%s"', (script) => {
    const endSec = said(script).words[5]?.endSec ?? 0;
    const { expressions, headMoves } = actingOf(script);
    const sighs = expressions.find(({ name, strength }) => name === 'serious' && strength === 1);
    expect(sighs?.atSec).toBeCloseTo(endSec - 0.2, 5);
    const moves = headMoves.filter(({ atSec }) => Math.abs(atSec - endSec) < 0.01);
    expect(moves.map(({ kind }) => kind)).toEqual(['tilt']);
  });

  it.each([
    ['The shop is on Elm. (laughs) (sighs) The door is red.', [-2, -1]],
    ['The shop is on Elm. [smile] (sighs) [pause 1s] The door is red.', [-2, 0]],
    ['The shop is on main. (laughs) (sighs)', [0, 1]],
    ['(laughs) (sighs) The shop is on Elm.', [-2, -1]],
  ])('stage directions of one word are acted one after the other: "%s"', (script, offsets) => {
    const { words } = said(script);
    const edgeSec = script.endsWith(')')
      ? words.at(-1)?.endSec
      : words[words.findLastIndex(({ text }) => text === 'The')]?.startSec;
    const faces = actingOf(script).expressions.filter(({ atSec, strength }) => atSec !== -1 && strength === 1);
    const marked = faces.slice(0, 2).map(({ atSec }) => atSec - (edgeSec ?? 0) + 0.2);
    expect(marked).toEqual(offsets.map((sec) => expect.closeTo(sec, 3)));
  });

  it.each([
    ['The shop is on Elm. (laughs) The door is red.', 'laugh', 1],
    ['The shop is on Elm. (kichert) The door is red.', 'chuckle', 0.8],
    ['(sighs) The shop is on Elm. The door is red.', 'sigh', 1],
  ])('a laugh and a sigh fill their pause up to the next word: "%s"', (script, kind, pauseSec) => {
    const { words } = said(script);
    const word = script.startsWith('(') ? words[0] : words[5];
    const [sound] = actingOf(script).sounds ?? [];
    expect(sound?.kind).toBe(kind);
    expect(sound?.fromSec).toBeCloseTo((word?.startSec ?? 0) - pauseSec, 5);
    expect(sound?.untilSec).toBeLessThan(word?.startSec ?? 0);
    expect(sound?.untilSec).toBeGreaterThan((word?.startSec ?? 0) - 0.15);
  });

  it.each([
    ['The shop is on Elm. We bake there. (sighs)', 1],
    ['The shop is on Elm. We bake there. (laughs) (sighs)', 2],
  ])('a laugh and a sigh behind the last word are over before the film is: "%s"', (script, count) => {
    const { acting } = planDirection(said(script), { product: null }, TASTE, 3);
    expect(acting.sounds).toHaveLength(count);
    expect(acting.sounds?.at(-1)?.untilSec).toBeLessThan(said(script).durationSec - 0.2);
    const reading = said(script);
    const durationSec = (reading.words.at(-1)?.endSec ?? 0) + 0.5;
    expect(planDirection({ ...reading, durationSec }, { product: null }, TASTE, 3).acting.sounds).toBeUndefined();
  });

  it('nobody blinks into a sigh or right after it', () => {
    const script = 'The shop is on Elm. (sighs) The door is red and the yard is green. (laughs) It has a tree.';
    const near = Array.from({ length: 40 }, (_, seed) => {
      const { blinks, sounds = [] } = planDirection(said(script), { product: null }, TASTE, seed).acting;
      return sounds.flatMap(({ fromSec, untilSec }) =>
        blinks.filter(({ atSec }) => atSec > fromSec - 0.3 && atSec < untilSec + 0.5),
      );
    });
    expect(near.flat()).toEqual([]);
  });

  it('eyes that wait for a laugh to be over blink soon after it', () => {
    const script = 'The shop is on Elm. (laughs) The door is red and the yard is green. It has a tree.';
    const closed = Array.from({ length: 40 }, (_, seed) => {
      const { blinks, sounds = [] } = planDirection(said(script), { product: null }, TASTE, seed).acting;
      const untilSec = sounds[0]?.untilSec ?? 0;
      return blinks.some(({ atSec }) => atSec > untilSec && atSec < untilSec + 2.5);
    });
    expect(closed.filter(Boolean).length).toBeGreaterThan(34);
  });

  it('nobody laughs where a voice leaves no time for it', () => {
    const reading = said('The shop is on Elm. (laughs) The door is red.');
    const words = reading.words.map((word, at) =>
      at === 4 ? { ...word, endSec: (reading.words[5]?.startSec ?? 0) - 0.2 } : word,
    );
    expect(planDirection({ ...reading, words }, { product: null }, TASTE, 3).acting.sounds).toBeUndefined();
  });

  it('a stage direction takes no more time than a voice leaves for it', () => {
    const reading = said('The shop is on Elm. (sighs) The door is red.');
    const [before, after] = [reading.words[4], reading.words[5]];
    const words = reading.words.map((word) =>
      word === before ? { ...word, endSec: (after?.startSec ?? 0) - 0.3 } : word,
    );
    const { expressions } = planDirection({ ...reading, words }, { product: null }, TASTE, 3).acting;
    const sighs = expressions.find(({ name, strength }) => name === 'serious' && strength === 1);
    expect(sighs?.atSec).toBeCloseTo((after?.startSec ?? 0) - 0.5, 5);
  });

  it('a mark at the end acts with the last word', () => {
    const script = 'The shop stands near the old station. [proud]';
    expect(actingOf(script).expressions.at(-1)).toMatchObject({ name: 'proud', strength: 1 });
  });
});
