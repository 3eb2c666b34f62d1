import type { ActedSound } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { mixMouths, REST_MOUTH } from '#people/mouth/viseme-mouths.ts';
import { soundsAt, withSound } from './acted-sound.ts';
import type { Pose } from './performer.ts';

const FROM_SEC = 2;
const UNTIL_SEC = 3;

const over = (kind: ActedSound['kind'], untilSec = UNTIL_SEC) =>
  Array.from({ length: 60 }, (_, frame) =>
    soundsAt([{ kind, fromSec: FROM_SEC, untilSec }], FROM_SEC + (frame * (untilSec - FROM_SEC)) / 60),
  ).flat();

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
  const [act] = soundsAt([{ kind, fromSec: FROM_SEC, untilSec: UNTIL_SEC }], UNTIL_SEC);
  expect(act?.share).toBeCloseTo(0);
  expect(soundsAt([{ kind, fromSec: FROM_SEC, untilSec: UNTIL_SEC }], UNTIL_SEC + 1)).toEqual([]);
});

const RESTING: Pose = {
  mouth: REST_MOUTH,
  ...{ smile: 0.26, blink: 0, brow: 0, gazeX: 0, gazeY: 0, yaw: 0, pitch: 0, roll: 0, shiftX: 0, shiftY: 0 },
  ...{ breath: 0, sway: 0 },
};

describe.each([
  ['laugh', 'sigh'],
  ['sigh', 'laugh'],
  ['sigh', 'sigh'],
] as const)('a %s and a %s in one pause', (first, second) => {
  const sounds = [
    { kind: first, fromSec: 0, untilSec: 0.92 },
    { kind: second, fromSec: 1, untilSec: 1.92 },
  ];
  const poseAt = (tSec: number) =>
    soundsAt(sounds, tSec).reduce((pose, act) => withSound(pose, act, mixMouths), RESTING);
  const poses = Array.from({ length: 260 }, (_, at) => poseAt(at / 100));

  it('are both seen, each from its beginning', () => {
    const mostOpen = (fromSec: number) =>
      Math.max(...poses.slice(fromSec * 100, fromSec * 100 + 40).map(({ mouth }) => mouth.open));
    expect(mostOpen(0)).toBeGreaterThan(0.1);
    expect(mostOpen(1)).toBeGreaterThan(0.1);
  });

  it('pass into each other without a jump', () => {
    const steps = (part: (pose: Pose) => number) =>
      poses.slice(1).map((pose, at) => Math.abs(part(pose) - part(poses[at] ?? pose)));
    expect(Math.max(...steps(({ mouth }) => mouth.open))).toBeLessThan(0.1);
    expect(Math.max(...steps(({ pitch }) => pitch))).toBeLessThan(0.012);
    expect(Math.max(...steps(({ breath }) => breath))).toBeLessThan(0.4);
  });
});
