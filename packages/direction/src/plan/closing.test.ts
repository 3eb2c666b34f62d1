import { GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { said } from '../testing/said.ts';
import { TWENTY_SCRIPTS } from '../testing/twenty-scripts.ts';
import { planDirection } from './plan-direction.ts';
import { isGlad } from './plan-expressions.ts';

const planned = (script: string, locale = 'en-US', seed = 3) =>
  planDirection(said(script, locale), { product: null }, { mood: 'composed', gestures: GESTURES }, seed);

it.each(['My father died last winter.', 'When he passed away, the house was empty.', 'She was diagnosed with cancer.'])(
  'hands keep still or go to the heart while it is said: %s',
  (script) => {
    const [told] = planned(`${script} The house stands near the river.`).beats;
    expect(['', 'hand-on-heart']).toContain(told?.gestures.join(' '));
  },
);

it.each([
  ["We teach here. You don't need to read music.", 'neutral'],
  ['We teach here. You need to read music.', 'serious'],
  ['We teach here. Remember, never hit the keys.', 'serious'],
])('what matters is told seriously, what is let off is not: %s', (script, face) => {
  expect(planned(script).beats.at(-1)?.expression).toBe(face);
});

describe('where nothing is known, a friendly face', () => {
  const facesOf = (script: string, productFromSec?: number) => {
    const reading = said(script);
    const moments = productFromSec === undefined ? [] : [{ fromSec: productFromSec, untilSec: reading.durationSec }];
    const product = productFromSec === undefined ? null : { moments, heldBy: null, x: 0.3, y: 0.2 };
    const { beats } = planDirection(reading, { product }, { mood: 'composed', gestures: GESTURES }, 3);
    return beats.map(({ expression }) => expression);
  };

  it('shows the product', () => {
    const script = 'The house stands near the river. The jar is on my shelf. One jar lasts two months.';
    expect(facesOf(script)).toEqual(['neutral', 'neutral', 'neutral']);
    expect(facesOf(script, 2.5)).toEqual(['neutral', 'friendly', 'friendly']);
    expect(facesOf(`My father died last year. ${script}`, 0)[1]).toBe('concerned');
  });

  it('gives advice point by point, unless the points are those of a bad story', () => {
    const points = 'One, the shed is small. Two, the door is green.';
    expect(facesOf(`The house stands near the river. ${points}`).slice(1)).toEqual(['friendly', 'friendly']);
    expect(facesOf(`We lost the house. ${points}`).slice(1)).not.toContain('friendly');
  });
});

describe('the end of a film', () => {
  it.each([
    ['en-US', 'My oven broke. Then I found these people, and it works again! The card has their number.', true],
    ['de-DE', 'Der Schlüssel war drin. Ich stand da. Der Mann kam sofort. Speichert euch die Nummer.', true],
    ['en-US', 'My oven broke. It was old. It was loud. It was here. It is all at north.com.', true],
    ['en-US', 'My arm hurt. It was old. It was loud. It was here. Go see Harbor Physio.', true],
    ['en-US', 'My oven broke. Nobody came. The card has their number.', false],
    ['en-US', 'My father died last year. The house stands near the river. We kept his chair. You know it.', false],
    ['en-US', 'My father died. That became Little Harbor. It stands near the river. You know it.', true],
    ['en-US', 'The shop has a new door. The card has their number.', false],
  ])('in %s looks friendly where the story ended well: %s', (locale, script, isFriendly) => {
    expect(isGlad(planned(script, locale).beats.at(-1)?.expression ?? 'neutral')).toBe(isFriendly);
  });

  it('smiles wider on somebody described as joyous', () => {
    const script = 'My oven broke. Then I found these people, and it works again! The card has their number.';
    const faceOf = (mood: 'joyous' | 'composed') =>
      planDirection(said(script), { product: null }, { mood, gestures: GESTURES }, 3).beats.at(-1)?.expression;
    expect([faceOf('joyous'), faceOf('composed')]).toEqual(['joyous', 'friendly']);
  });

  it('stays sad for one more sentence after grave news, and then rests', () => {
    const { beats } = planned('My father died. The house stands near the river. The door is green. The roof is red.');
    expect(beats.map(({ expression }) => expression)).toEqual(['concerned', 'concerned', 'neutral', 'neutral']);
  });

  it('has open eyes', () => {
    for (const [seed, script] of TWENTY_SCRIPTS.entries()) {
      const { acting } = planned(script, 'en-US', seed);
      const { durationSec } = said(script);
      const late = acting.blinks.filter(({ atSec }) => atSec > durationSec - 0.85 && atSec < durationSec + 0.5);
      expect(late).toEqual([]);
    }
  });
});

describe('the beginning of a film', () => {
  const firstBlinks = (isFirst: boolean) =>
    TWENTY_SCRIPTS.slice(0, 8).flatMap((script) =>
      [1, 2].flatMap((seed) => {
        const product = { moments: [{ fromSec: 0, untilSec: 3 }], heldBy: 'left', x: 0.3, y: 0.6 } as const;
        const material = { product, passage: { isFirst, isLast: true } };
        const { acting } = planDirection(said(script), material, { mood: 'composed', gestures: GESTURES }, seed);
        return acting.blinks.map(({ atSec }) => atSec).filter((atSec) => atSec > -0.4 && atSec < 0.7);
      }),
    );

  it('has open eyes also where they look at what a hand holds, which a later passage need not have', () => {
    expect(firstBlinks(true)).toEqual([]);
    expect(firstBlinks(false)).not.toEqual([]);
  });
});
