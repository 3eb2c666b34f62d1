import { CLIP_RECIPE, CODE_SEC } from './clip-words.ts';

export interface PlannedMoment {
  name: string;
  say: string;
  /** From here the moment is filmed; the three seconds before count down to it. */
  fromSec: number;
  toSec: number;
  /** The lips may be open: a smile with teeth, and digits that are said. */
  mayOpen: boolean;
}

export const COUNT_SEC = 3;

/** The moments of a recording one after the other, each after a count; last come the digits, if there are some. */
export function recordingPlan(code: string | null): PlannedMoment[] {
  const digits = code && {
    name: `Say ${code.split('').join(' ')}`,
    sec: CODE_SEC,
    say: 'Aloud, or show each digit with your fingers. Only an administrator hears it.',
    mayOpen: true,
  };
  let atSec = 0;
  return [...CLIP_RECIPE, ...(digits ? [digits] : [])].map(({ name, sec, say, mayOpen }) => {
    const fromSec = atSec + COUNT_SEC;
    atSec = fromSec + sec;
    return { name, say, fromSec, toSec: atSec, mayOpen };
  });
}

/** Which moment it is, and how many seconds are counted down to it. */
export function momentAt(plan: readonly PlannedMoment[], sec: number): { at: number; countsFrom: number } | undefined {
  const at = plan.findIndex(({ toSec }) => sec < toSec);
  const moment = plan[at];
  return moment && { at, countsFrom: Math.max(0, Math.ceil(moment.fromSec - sec)) };
}
