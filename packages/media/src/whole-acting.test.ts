import { expect, it } from 'vitest';
import type { ActingPlan } from './scene/acting-plan.ts';
import { wholeActing } from './whole-acting.ts';

const plan = (change: Partial<ActingPlan>): ActingPlan => ({
  ...{ expressions: [], nuances: [], looks: [], stances: [], headMoves: [] },
  ...{ accents: [], blinks: [], gestures: [], shows: [], ...change },
});

it('passages are acted one after the other, each from where it begins', () => {
  const first = plan({ expressions: [{ atSec: -1, name: 'concerned', strength: 1 }] });
  const second = plan({
    expressions: [{ atSec: -1, name: 'joyous', strength: 1 }],
    gestures: [{ name: 'wave', hand: 'left', strokeSec: 1, untilSec: 1.5 }],
    shows: [{ fromSec: 2, untilSec: 3 }],
  });
  const passages = [
    { startSec: 0, acting: first },
    { startSec: 6.3, acting: second },
  ];
  const whole = wholeActing({ acting: null, passages });
  expect(whole?.expressions).toEqual([
    { atSec: -1, name: 'concerned', strength: 1 },
    { atSec: 6.3, name: 'joyous', strength: 1 },
  ]);
  expect(whole?.gestures).toEqual([{ name: 'wave', hand: 'left', strokeSec: 7.3, untilSec: 7.8 }]);
  expect(whole?.shows).toEqual([{ fromSec: 8.3, untilSec: 9.3 }]);
});

it('a scene without passages is acted by its own plan', () => {
  const acting = plan({});
  expect(wholeActing({ acting })).toBe(acting);
  expect(wholeActing({ acting: null })).toBe(null);
});
