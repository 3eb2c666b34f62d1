import { smoothstep } from '#base/math/smoothstep.ts';
import type { Silence } from './silences.ts';

/** When somebody who talks breathes in, and how deep: 0 to 1. */
interface Inhaling {
  untilSec: number;
  depth: number;
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

export function planInhaling(silences: readonly Silence[]): readonly Inhaling[] {
  const inhaling: Inhaling[] = [];
  for (const { startSec, endSec } of silences) {
    if (!Number.isFinite(endSec) || endSec - startSec < SHORTEST_GAP_SEC) continue;
    const sinceSec = endSec - (inhaling.at(-1)?.untilSec ?? Number.NEGATIVE_INFINITY);
    inhaling.push({ untilSec: endSec, depth: Math.max(SHALLOWEST, Math.min(1, sinceSec / DEEP_AFTER_SEC)) });
  }
  return inhaling;
}

/** -1..1: the chest rises before a phrase and sinks while it is said; undefined before anybody has breathed in. */
export function spokenBreathAt(inhaling: readonly Inhaling[], tSec: number): number | undefined {
  const index = inhaling.findLastIndex(({ untilSec }) => untilSec - INHALE_SEC <= tSec);
  const now = inhaling[index];
  if (!now) return undefined;
  const full = EMPTY + (1 - EMPTY) * now.depth;
  if (tSec >= now.untilSec) return sinking(full, tSec - now.untilSec);
  const before = inhaling[index - 1];
  const from = before
    ? sinking(EMPTY + (1 - EMPTY) * before.depth, now.untilSec - INHALE_SEC - before.untilSec)
    : EMPTY;
  return from + (full - from) * smoothstep(-INHALE_SEC, 0, tSec - now.untilSec);
}

const sinking = (full: number, sinceSec: number): number =>
  EMPTY + (full - EMPTY) * Math.exp(-Math.max(0, sinceSec) / EXHALE_SEC);
