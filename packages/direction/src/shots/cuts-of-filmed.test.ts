import { endsPhrase } from '@herald/media/captions/phrase-starts';
import { GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import type { Camera } from '../direction.ts';
import { planDirection } from '../plan/plan-direction.ts';
import { said } from '../testing/said.ts';
import { TWENTY_SCRIPTS } from '../testing/twenty-scripts.ts';

const CAMERA: Camera = { pace: 'fast', sizes: ['wide', 'medium'], limits: [], mediumGestures: [] };
/** Marks may cut anywhere. */
const UNMARKED = TWENTY_SCRIPTS.filter((script) => !script.includes('['));
const TASTE = { mood: 'joyous', gestures: GESTURES } as const;

/** The words before which a script is cut in the middle of a phrase, and all its cuts. */
function cutsIn(script: string, jumpsAtCuts: boolean) {
  const reading = said(script);
  const { words } = reading;
  const { shots } = planDirection(reading, { product: null, camera: { ...CAMERA, jumpsAtCuts } }, TASTE, 1);
  const cuts = shots.slice(1).map(({ fromSec }) => words.findIndex(({ startSec }) => startSec >= fromSec - 1e-6));
  const torn = cuts.flatMap((at) => {
    const [before, last, word] = [words[at - 2], words[at - 1], words[at]];
    if (!last || !word || endsPhrase(last, word, before)) return [];
    return [{ text: `${last.text} ${word.text}`, sec: word.startSec }];
  });
  return { cuts: cuts.length, torn };
}

describe('cuts of somebody who jumps at them', () => {
  it('lie between phrases in scripts without marks, but for one in a first phrase that is long, and others do not', () => {
    const filmed = UNMARKED.map((script) => cutsIn(script, true));
    const drawn = UNMARKED.map((script) => cutsIn(script, false));
    const count = (films: typeof filmed) => films.reduce((sum, { cuts }) => sum + cuts, 0);
    expect(filmed.flatMap(({ torn }) => torn.filter(({ sec }) => sec > 3.7))).toEqual([]);
    expect(Math.max(...filmed.map(({ torn }) => torn.length))).toBe(1);
    expect(drawn.flatMap(({ torn }) => torn).length).toBeGreaterThan(10);
    expect(count(filmed)).toBeGreaterThan(count(drawn) / 2);
  });

  it('do not let a film of the usual pace open on one shot for long', () => {
    const openings = (jumpsAtCuts: boolean) =>
      UNMARKED.map((script) => {
        const camera = { ...CAMERA, pace: 'natural' as const, jumpsAtCuts };
        const { shots } = planDirection(said(script), { product: null, camera }, TASTE, 1);
        return shots[1]?.fromSec ?? Number.POSITIVE_INFINITY;
      });
    expect(openings(true).filter((sec) => sec > 3.5)).toEqual([]);
    expect(openings(false).some((sec) => sec > 3.5)).toBe(true);
  });

  it('lie in a phrase where a mark asks for it', () => {
    const script = 'I have used this little lamp on my desk [medium] every evening since the first of May. I like it.';
    expect(cutsIn(script, true).torn.map(({ text }) => text)).toContain('desk every');
  });
});
