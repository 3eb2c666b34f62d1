import type { ActedAccent } from '@herald/media/scene/acting-plan';
import { clearOfCuts, type Room, type Stroke } from './clear-of-cuts.ts';

/** After its stroke a hand beats again on words that are stressed between these, and then stays for a moment. */
const FIRST_BEAT_SEC = 0.4;
const LAST_BEAT_SEC = 1.3;
const AFTER_BEAT_SEC = 0.3;
const MOST_BEATS = 2;

interface Around {
  room: Room;
  clauseEndSec: number;
  /** a cut comes then, or something else needs the hand */
  freeUntilSec: number;
}

/** A hand that is up stays for the next stressed words of its clause, on which it beats again. */
export function heldForBeats(
  stroke: Stroke,
  accents: readonly ActedAccent[],
  { room, clauseEndSec, freeUntilSec }: Around,
): Stroke {
  const { strokeSec } = stroke;
  const beats = accents.filter(({ atSec }) => atSec > strokeSec + FIRST_BEAT_SEC && atSec < strokeSec + LAST_BEAT_SEC);
  const lastSec = Math.min(clauseEndSec, freeUntilSec - AFTER_BEAT_SEC);
  const last = beats.slice(0, MOST_BEATS).findLast(({ atSec }) => atSec < lastSec);
  if (!last || last.atSec + AFTER_BEAT_SEC <= stroke.untilSec) return stroke;
  const longer = clearOfCuts({ ...stroke, untilSec: last.atSec + AFTER_BEAT_SEC }, room);
  return longer?.strokeSec === strokeSec ? longer : stroke;
}
