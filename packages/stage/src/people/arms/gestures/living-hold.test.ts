import { describe, expect, it } from 'vitest';
import { livingSway } from './living-hold.ts';

const FRAME_SEC = 1 / 30;
const STRESSES = [
  { atSec: 5.7, strength: 1 },
  { atSec: 6.4, strength: 1 },
];
const moment = (sinceSec: number, more = {}) =>
  ({ name: 'open-palm', hand: 'left', sinceSec, holdSec: 2, strokeSec: 5, ...more }) as const;
const beatAt = (sinceSec: number, more = {}) =>
  livingSway(moment(sinceSec, more), STRESSES).up - livingSway(moment(sinceSec, more), []).up;

describe('a hand that is held up', () => {
  it('beats again on the next stressed words, each time less, and never as far as a stroke', () => {
    const lowest = (fromSec: number) =>
      Math.min(...Array.from({ length: 12 }, (_, frame) => beatAt(fromSec + frame * FRAME_SEC)));
    expect(lowest(0.7)).toBeLessThan(-0.05);
    expect(lowest(1.4)).toBeLessThan(-0.04);
    expect(lowest(1.4)).toBeGreaterThan(lowest(0.7));
    expect(lowest(0.7)).toBeGreaterThan(-0.15);
  });

  it('does not beat on the word of its own stroke, nor once it is on its way down', () => {
    const near = [{ atSec: 5.02, strength: 1 }];
    const late = [{ atSec: 7.3, strength: 1 }];
    for (let sec = -0.4; sec < 2.6; sec += 0.05) {
      expect(livingSway(moment(sec), near)).toEqual(livingSway(moment(sec), []));
      expect(livingSway(moment(sec), late)).toEqual(livingSway(moment(sec), []));
    }
  });

  it('drifts in the wrist where nothing is stressed', () => {
    for (let fromSec = 0.4; fromSec < 1.4; fromSec += 0.2) {
      const bends = Array.from({ length: 25 }, (_, frame) => livingSway(moment(fromSec + frame * FRAME_SEC), []).bend);
      expect(Math.max(...bends) - Math.min(...bends)).toBeGreaterThan(0.04);
    }
  });

  it('sinks before it sets out for its rest', () => {
    const endless = { holdSec: 9 };
    expect(livingSway(moment(2), []).up - livingSway(moment(2, endless), []).up).toBeLessThan(-0.04);
  });

  it('goes along with the other hand later, lower and less', () => {
    const follows = { follows: true };
    expect(beatAt(0.88, follows)).toBeGreaterThan(beatAt(0.88));
    expect(livingSway(moment(0, follows), [])).not.toEqual(livingSway(moment(0), []));
  });

  it('on the heart hardly moves', () => {
    expect(Math.abs(beatAt(0.88, { name: 'hand-on-heart' }))).toBeLessThan(0.3 * Math.abs(beatAt(0.88)));
  });

  it('that shows fingers keeps its wrist nearly straight, for its picture would tear', () => {
    for (const name of ['count-two', 'count-three', 'point-up'] as const)
      for (let sec = 0; sec < 2.6; sec += FRAME_SEC)
        expect(Math.abs(livingSway(moment(sec, { name }), STRESSES).bend), `${name} at ${sec}`).toBeLessThan(0.06);
    expect(beatAt(0.88, { name: 'count-two' })).toBeLessThan(-0.05);
  });

  it('never jumps', () => {
    for (let sec = -0.6; sec < 2.6; sec += FRAME_SEC) {
      const [now, next] = [sec, sec + FRAME_SEC].map((at) => livingSway(moment(at), STRESSES));
      expect(Math.abs((next?.up ?? 9) - (now?.up ?? 0)), `at ${sec}`).toBeLessThan(0.06);
      expect(Math.abs((next?.bend ?? 9) - (now?.bend ?? 0)), `at ${sec}`).toBeLessThan(0.08);
    }
  });
});
