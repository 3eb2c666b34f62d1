import type { Fingers, Gesture } from '@herald/media/scene/acting-plan';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { FingerCount, GestureMoment, GestureMove } from '#base/performer.ts';
import type { GesturePoseName } from './gesture-poses.ts';

/**
 * One extreme of a gesture: reached at a second (0 is the stroke) by a movement that long. At 25 frames a second a stroke of 0.24 s has the six
 * frames it takes to be seen as a movement.
 */
export interface GestureKey {
  atSec: number;
  moveSec: number;
  pose: GesturePoseName | 'rest' | 'eased';
  /** how far the movement shoots past its end before it settles */
  over?: number;
  /** how much of the way to the pose is gone; below 0 the other way: anticipation */
  share?: number;
  /** the same for the fingers, where they do otherwise */
  fingerShare?: number;
}

interface GestureSteps {
  steps: readonly GestureKey[];
  /** instead, where the hand stays for less than so many seconds */
  hurried?: { belowSec: number; steps: readonly GestureKey[] };
  bothArms?: true;
  /** on its way back the hand passes here */
  leavesBy?: GesturePoseName;
  keepsMoving?: true;
}

/** Time enough for a hand that hangs below the frame: once it is seen, it comes up in a third of a second. */
const RAISE_SEC = 0.66;

const CHANGE_SEC = 0.24;

/** A short movement the other way, which the hand is still on when it sets out for the pose. */
function raise(pose: GesturePoseName, over = 0.03, moveSec = RAISE_SEC): GestureKey[] {
  return [
    { atSec: 0.06 - moveSec, moveSec: 0.14, pose, share: -0.05 },
    { atSec: 0, moveSec, pose, over },
  ];
}

/** A hand that is held up gives way a little and comes back: nobody holds one still. */
function hold(pose: GesturePoseName, over?: number, moveSec?: number): GestureKey[] {
  return [
    ...raise(pose, over, moveSec),
    { atSec: 0.86, moveSec: 0.66, pose: 'eased', share: 0.065 },
    { atSec: 1.5, moveSec: 0.7, pose },
  ];
}

/** The same for a hand that offers something: its fingers mean nothing, and let go sooner. */
function offer(pose: GesturePoseName): GestureKey[] {
  return hold(pose).map((key) => (key.pose === 'eased' ? { ...key, fingerShare: 0.2 } : key));
}

/** A hand that has said what it had to and is not down yet: it sinks, and its fingers let go. */
const SINK: GestureKey = { atSec: 1.74, moveSec: 1.1, pose: 'eased', share: 0.07, fingerShare: 0.25 };

/** Up, down on the word, and once more. */
function strikeTwice(up: GesturePoseName, down: GesturePoseName): GestureKey[] {
  return [
    { atSec: -0.2, moveSec: RAISE_SEC, pose: up },
    { atSec: 0, moveSec: 0.24, pose: down, over: 0.08 },
    { atSec: 0.3, moveSec: 0.24, pose: up, share: 0.7 },
    { atSec: 0.54, moveSec: 0.24, pose: down, over: 0.06 },
    SINK,
  ];
}

const STEPS: Readonly<Record<GestureMove, GestureSteps>> = {
  'open-palm': { steps: offer('present') },
  'offer-in': { steps: offer('offerIn') },
  'palms-facing': { steps: hold('beatUp') },
  'both-palms': { steps: offer('present'), bothArms: true },
  'palm-forward': { steps: hold('palmForward') },
  'point-up': { steps: hold('pointUp', 0.04) },
  'point-at-you': { steps: hold('pointAtYou', 0.04) },
  'point-down': {
    keepsMoving: true,
    steps: [
      { atSec: -0.36, moveSec: RAISE_SEC, pose: 'pointDownHigh' },
      { atSec: 0, moveSec: 0.28, pose: 'pointDown', over: 0.1 },
      { atSec: 0.32, moveSec: 0.24, pose: 'pointDownHigh', share: 0.35 },
      { atSec: 0.56, moveSec: 0.24, pose: 'pointDown', over: 0.08 },
    ],
  },
  'thumbs-up': { steps: hold('thumbUp', 0.04) },
  pinch: { steps: hold('pinch') },
  count: {
    keepsMoving: true,
    steps: [
      ...raise('one'),
      { atSec: 0.44, moveSec: 0.2, pose: 'dipToTwo' },
      { atSec: 0.64, moveSec: 0.2, pose: 'two', over: 0.06 },
      { atSec: 1.08, moveSec: 0.2, pose: 'dipToThree' },
      { atSec: 1.28, moveSec: 0.2, pose: 'three', over: 0.06 },
    ],
    // Who has no time to count shows all three at once: two would be wrong.
    hurried: { belowSec: 1.4, steps: raise('three') },
  },
  'count-one': { steps: raise('one', 0.04) },
  'count-two': { steps: raise('two', 0.04) },
  'count-three': { steps: raise('three', 0.04) },
  'hand-on-heart': { steps: hold('heart', 0.02) },
  'hand-to-cheek': {
    leavesBy: 'besideCheek',
    steps: [
      { atSec: -0.2, moveSec: RAISE_SEC, pose: 'besideCheek' },
      { atSec: 0.06, moveSec: 0.26, pose: 'cheek' },
      { atSec: 0.7, moveSec: 0.5, pose: 'besideCheek', share: 0.05 },
      { atSec: 1.3, moveSec: 0.6, pose: 'cheek' },
    ],
  },
  beat: { steps: strikeTwice('beatUp', 'beat'), keepsMoving: true },
  'beat-down': { steps: strikeTwice('pressUp', 'press'), keepsMoving: true },
  'beat-loose': { steps: strikeTwice('looseUp', 'loose'), keepsMoving: true },
  wave: {
    keepsMoving: true,
    steps: [
      { atSec: -0.64, moveSec: 0.14, pose: 'wave', share: -0.04 },
      { atSec: -0.04, moveSec: RAISE_SEC, pose: 'waveOut' },
      { atSec: 0.2, moveSec: 0.24, pose: 'waveIn' },
      { atSec: 0.44, moveSec: 0.24, pose: 'waveOut' },
      { atSec: 0.68, moveSec: 0.24, pose: 'waveIn' },
      { atSec: 0.92, moveSec: 0.24, pose: 'wave' },
    ],
  },
};

/** How long after the hold the hand is still on its way. */
export const RETURN_SEC = 0.62;
/** Fingers and what shoots past have settled. */
const READY_SEC = 0.28;
/** Made time after time, a gesture looks like a habit: these are made in turns. */
const MANNERS: Readonly<Partial<Record<Gesture, readonly [GestureMove, ...GestureMove[]]>>> = {
  'open-palm': ['open-palm', 'offer-in', 'palms-facing'],
  beat: ['beat', 'beat-down', 'beat-loose'],
};

/** What the hand that leads and the one that joins it do; two that offer something before the body would meet there. */
const JOINED_MANNERS: Readonly<Partial<Record<Gesture, readonly (readonly [GestureMove, GestureMove])[]>>> = {
  'open-palm': [
    ['open-palm', 'open-palm'],
    ['palms-facing', 'palms-facing'],
    ['offer-in', 'open-palm'],
    ['open-palm', 'palms-facing'],
  ],
};

/** All ways in which one hand makes a gesture. */
export function mannersOf(name: Gesture): readonly GestureMove[] {
  return MANNERS[name] ?? [name];
}

/** All ways in which two hands make it. */
export function joinedMannersOf(name: Gesture): readonly (readonly [GestureMove, GestureMove])[] {
  return JOINED_MANNERS[name] ?? mannersOf(name).map((manner) => [manner, manner] as const);
}

const COUNTS: Readonly<Record<Fingers, FingerCount>> = { 1: 'count-one', 2: 'count-two', 3: 'count-three' };

/** The fingers of one point of a list that is counted. */
export function countOf(fingers: Fingers): FingerCount {
  return COUNTS[fingers];
}

/** The keys of a gesture whose hand sets out for its rest after `holdSec`; what would come later is left out. */
export function keysOf(name: GestureMove, holdSec: number, isUp = false): GestureKey[] {
  const { hurried } = STEPS[name];
  const made = hurried && holdSec < hurried.belowSec ? hurried.steps : STEPS[name].steps;
  const steps = isUp ? made.flatMap(changed) : made;
  const kept = steps.filter(({ atSec, moveSec }) => atSec <= 0 || atSec - moveSec < holdSec);
  const { leavesBy } = STEPS[name];
  const leaves = leavesBy ? [{ atSec: holdSec + 0.6 * RETURN_SEC, moveSec: 0.6 * RETURN_SEC, pose: leavesBy }] : [];
  const moveSec = leavesBy ? 0.7 * RETURN_SEC : RETURN_SEC;
  return [...kept, ...leaves, { atSec: holdSec + RETURN_SEC, moveSec, pose: 'rest' }];
}

/** Fingers of a hand that is up change within a quarter of a second. */
function changed(key: GestureKey): GestureKey[] {
  return key.share === undefined ? [{ ...key, moveSec: CHANGE_SEC }] : [];
}

/** The other arm does the same a moment later. */
export function needsBothArms(name: GestureMove): boolean {
  return STEPS[name].bothArms ?? false;
}

/** When the hand sets out, before the stroke. */
export function leadOf(name: GestureMove): number {
  const [first] = STEPS[name].steps;
  return first.moveSec - first.atSec;
}

/** When the hand is up, from the stroke: one that strikes is up before it. */
export function raisedSec(name: GestureMove): number {
  return STEPS[name].steps.find(({ share }) => share === undefined)?.atSec ?? 0;
}

/** When the raised hand has come to rest and does nothing else yet, from the stroke. */
export function readySec(name: GestureMove): number {
  const { steps } = STEPS[name];
  const raised = raisedSec(name);
  const next = steps.find(({ atSec }) => atSec > raised);
  return Math.min(raised + READY_SEC, next ? next.atSec - next.moveSec : Number.POSITIVE_INFINITY);
}

/** Whether the hand goes on by itself, on the words, once it is up. */
export function keepsMoving(name: GestureMove): boolean {
  return STEPS[name].keepsMoving ?? false;
}

/** How far the hand of a gesture is up, 0..1. */
export function raisedShare(
  name: GestureMove,
  { sinceSec, holdSec }: Pick<GestureMoment, 'sinceSec' | 'holdSec'>,
): number {
  const up = smoothstep(-leadOf(name), 0, sinceSec);
  return up * (1 - smoothstep(holdSec, holdSec + RETURN_SEC, sinceSec));
}
