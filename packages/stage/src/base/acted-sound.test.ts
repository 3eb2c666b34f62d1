import type { ActedSound } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { soundAt } from './acted-sound.ts';

const FROM_SEC = 2;
const UNTIL_SEC = 3;

const over = (kind: ActedSound['kind'], untilSec = UNTIL_SEC) =>
  Array.from({ length: 60 }, (_, frame) =>
    soundAt([{ kind, fromSec: FROM_SEC, untilSec }], FROM_SEC + (frame * (untilSec - FROM_SEC)) / 60),
  ).filter((act) => act !== undefined);

const peaksIn = (values: readonly number[]): number[] =>
  values.filter((value, at) => value > (values[at - 1] ?? Infinity) && value >= (values[at + 1] ?? Infinity));

describe('a laugh', () => {
  it('shakes the shoulders three or four times, each time less', () => {
    const shakes = peaksIn(over('laugh').map(({ breath }) => -breath));
    expect(shakes.length).toBeGreaterThanOrEqual(3);
    expect(shakes.length).toBeLessThanOrEqual(4);
    expect(shakes).toEqual(shakes.toSorted((a, b) => b - a));
  });

  it('opens the mouth on its teeth farther than a chuckle does', () => {
    const most = (kind: 'laugh' | 'chuckle') => Math.max(...over(kind).map(({ share, mouth }) => share * mouth.open));
    expect(most('laugh')).toBeGreaterThan(0.5);
    expect(most('chuckle')).toBeLessThan(0.25);
    expect(most('chuckle')).toBeGreaterThan(0.08);
  });
});

describe('a sigh', () => {
  it('takes the chest up with the breath and lets it sink, with eyes that close', () => {
    const acts = over('sigh');
    const breaths = acts.map(({ breath }) => breath);
    const highest = breaths.indexOf(Math.max(...breaths));
    expect(breaths[highest]).toBeGreaterThan(1.5);
    expect(breaths.at(-1)).toBeLessThan(-1);
    expect(Math.max(...acts.slice(highest).map(({ moves }) => moves.blink))).toBeGreaterThan(0.95);
    expect(Math.max(...acts.slice(0, highest - 8).map(({ moves }) => moves.blink))).toBeLessThan(0.1);
  });
});

it.each(['laugh', 'chuckle', 'sigh'] as const)('a %s is gone from the face before the next word', (kind) => {
  const act = soundAt([{ kind, fromSec: FROM_SEC, untilSec: UNTIL_SEC }], UNTIL_SEC);
  expect(act?.share).toBeCloseTo(0);
  expect(soundAt([{ kind, fromSec: FROM_SEC, untilSec: UNTIL_SEC }], UNTIL_SEC + 1)).toBeUndefined();
});
