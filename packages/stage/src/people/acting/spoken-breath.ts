import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Silence } from './silences.ts';

/** When somebody who talks has breathed in, how deep (0 to 1), and when what is said with that breath ends. */
export interface Inhaling {
  untilSec: number;
  depth: number;
  spokenUntilSec: number;
}

const INHALE_SEC = 0.5;
/** In a shorter gap nobody breathes in. */
const SHORTEST_GAP_SEC = 0.28;
/** Who talked for this long breathes in deeply. */
const DEEP_AFTER_SEC = 2.6;
const SHALLOWEST = 0.4;
/** Air goes out quickly at first. */
const EXHALE_SEC = 1.5;
const EMPTY = -0.6;
/** After the last word of a phrase: from and to when somebody who is silent breathes as at rest. */
const AT_REST_SEC = { from: 0.9, to: 2.1 };

export function planInhaling(silences: readonly Silence[]): readonly Inhaling[] {
  const inhaling: Inhaling[] = [];
  const pauses = silences.filter(({ startSec, endSec }) => endSec - startSec >= SHORTEST_GAP_SEC);
  for (const [index, { endSec }] of pauses.entries()) {
    if (!Number.isFinite(endSec)) break;
    const sinceSec = endSec - (inhaling.at(-1)?.untilSec ?? Number.NEGATIVE_INFINITY);
    const depth = Math.max(SHALLOWEST, Math.min(1, sinceSec / DEEP_AFTER_SEC));
    const spokenUntilSec = pauses[index + 1]?.startSec ?? Number.POSITIVE_INFINITY;
    inhaling.push({ untilSec: endSec, depth, spokenUntilSec });
  }
  return inhaling;
}

/** -1..1: the chest rises before a phrase and sinks while it is said. Who has been silent for a while breathes as at rest: `atRest`. */
export function spokenBreathAt(inhaling: readonly Inhaling[], tSec: number, atRest: number): number {
  const index = inhaling.findLastIndex(({ untilSec }) => untilSec <= tSec);
  const next = inhaling[index + 1];
  const exhaled = exhaledAt(inhaling[index], tSec, atRest);
  return next ? mix(exhaled, fullOf(next), smoothstep(-INHALE_SEC, 0, tSec - next.untilSec)) : exhaled;
}

function exhaledAt(breath: Inhaling | undefined, tSec: number, atRest: number): number {
  if (!breath) return atRest;
  const sinking = EMPTY + (fullOf(breath) - EMPTY) * Math.exp((breath.untilSec - tSec) / EXHALE_SEC);
  return mix(sinking, atRest, smoothstep(AT_REST_SEC.from, AT_REST_SEC.to, tSec - breath.spokenUntilSec));
}

const fullOf = ({ depth }: Inhaling): number => EMPTY + (1 - EMPTY) * depth;
