import { type ActedGesture, FINGERS, GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import type { GestureMove } from '#base/performer.ts';
import { layoutScene } from '#scene/layout/layout-scene.ts';
import { personOf } from '../../../../testing/sheets/person-of.ts';
import { restOf } from '../rest.ts';
import { buildOf } from '../testing/build-of.ts';
import { heldPose } from './arm-at.ts';
import { fittedPoses } from './fit-pose.ts';
import { countOf, RETURN_SEC, raisedShare } from './gesture-keys.ts';
import { gesturesAt } from './gesture-moments.ts';
import { foreUnlikeness } from './unlikeness.ts';

const UNTIL_SEC = 2.4;
const early = (strokeSec: number, wish: Partial<ActedGesture> = {}): ActedGesture[] => [
  { name: 'count', fingers: 3, hand: 'left', strokeSec, untilSec: UNTIL_SEC, ...wish },
];

const params = personOf('sofia');
const build = buildOf(params);
const { framing } = layoutScene({ aspect: '9:16', resolution: 720, presenter: 'character' });
const poses = fittedPoses(build, restOf(params, build, framing), 'left', framing);
const handAt = (gestures: readonly ActedGesture[], tSec: number) => heldPose(gesturesAt(gestures, tSec), poses);

describe('a gesture on the first word', () => {
  it.each([0, 0.2, 0.45, 0.57])('is in its pose in the first picture where its stroke is at %s s', (strokeSec) => {
    expect(foreUnlikeness(handAt(early(strokeSec), 0), poses.three)).toBeLessThan(0.5);
  });

  it.each(GESTURES.flatMap((name) => [0.05, 0.3, 0.5].map((strokeSec) => [name, strokeSec] as const)))(
    'has its hand up in the first picture and until it goes: %s at %s s',
    (name, strokeSec) => {
      const gestures = early(strokeSec, { name, fingers: undefined });
      for (let tSec = 0; tSec < UNTIL_SEC; tSec += 0.1)
        for (const moment of gesturesAt(gestures, tSec))
          expect(raisedShare(moment.name as GestureMove, moment), `${tSec} s`).toBeGreaterThan(0.8);
      expect(gesturesAt(gestures, UNTIL_SEC + RETURN_SEC + 0.3)).toEqual([]);
    },
  );

  it('goes at the same moment as ever', () => {
    const [moment] = gesturesAt(early(0.3), UNTIL_SEC);
    expect(moment.sinceSec).toBeCloseTo(moment.holdSec ?? 0, 9);
  });

  it('still strikes on its word', () => {
    const [moment] = gesturesAt(early(0.5, { name: 'beat', fingers: undefined }), 0.5);
    expect(moment.sinceSec).toBe(0);
  });

  it('never moves backwards or jumps', () => {
    for (const fingers of FINGERS) {
      const gestures = early(0.4, { fingers });
      const seconds = Array.from({ length: 60 }, (_, frame) => gesturesAt(gestures, frame / 30)[0].sinceSec);
      for (const [frame, sec] of seconds.slice(1).entries()) expect(sec - seconds[frame]).toBeCloseTo(1 / 30, 6);
      expect(gesturesAt(gestures, 1)[0].name).toBe(countOf(fingers));
    }
  });

  it('comes up as ever where there is time for it', () => {
    expect(gesturesAt(early(0.6), 0)[0]).toMatchObject({ sinceSec: -0.6, strokeSec: 0.6 });
  });
});
