import { CLIP_RECIPE, CODE_SEC } from './clip-words.ts';

export interface PlannedMoment {
  name: string;
  say: string;
  sec: number;
  /** The lips may be open: a smile with teeth, and digits that are said. */
  mayOpen: boolean;
}

export const COUNT_SEC = 3;

/** The moments of a recording in their order; last come the digits, if there are some. */
export function recordingPlan(code: string | null): PlannedMoment[] {
  const digits = code && {
    // The digits stay in one line.
    name: `Say ${code.split('').join('\u00a0')}`,
    sec: CODE_SEC,
    say: 'Aloud, or show each digit with your fingers. Only an administrator hears it.',
    mayOpen: true,
  };
  return [...CLIP_RECIPE, ...(digits ? [digits] : [])];
}

/** Where a recording is: one moment at a time, each after a count. */
export interface Filming {
  at: number;
  /** Second of the take in which its count began. */
  beganSec: number;
  done: readonly number[];
}

export const FIRST_MOMENT: Filming = { at: 0, beganSec: 0, done: [] };

export interface MomentNow {
  /** How many seconds are counted down; 0 while the moment is filmed. */
  countsFrom: number;
  /** How much of the moment is filmed, 0 to 1. */
  share: number;
}

export function momentNow({ sec: length }: PlannedMoment, { beganSec }: Filming, sec: number): MomentNow {
  const filmedSec = sec - beganSec - COUNT_SEC;
  return {
    countsFrom: Math.max(0, Math.ceil(-filmedSec)),
    share: Math.min(1, Math.max(0, filmedSec / length)),
  };
}

/** Goes on to what is not filmed yet, first behind the moment that ends; undefined when everything is. */
export function afterMoment(count: number, { at, done }: Filming, sec: number): Filming | undefined {
  const nowDone = [...new Set([...done, at])];
  const open = Array.from({ length: count }, (_, moment) => moment).filter((moment) => !nowDone.includes(moment));
  const next = open.find((moment) => moment > at) ?? open[0];
  return next === undefined ? undefined : { at: next, beganSec: sec, done: nowDone };
}

/** Films a moment, again if it was filmed; the take goes on, and what was wrong in it is left out later. */
export const goToMoment = ({ done }: Filming, at: number, sec: number): Filming => ({
  at,
  beganSec: sec,
  done: done.filter((moment) => moment !== at),
});
