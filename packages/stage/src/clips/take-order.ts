import type { ClipMoment, ClipSpan } from '@herald/media/clips';
import type { ActingPlan } from '@herald/media/scene/acting-plan';
import type { PlannedShot } from '@herald/media/scene/shot-plan';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { MetSpan } from './met-spans.ts';

export interface TakeOrder {
  frames: number;
  fps: number;
  shots: readonly PlannedShot[];
  acting: ActingPlan | null;
  /** when each word is said */
  wordSecs: readonly number[];
  /** those of them that begin a phrase */
  phraseSecs: readonly number[];
  /** when a viewer looks into the eyes, besides cuts */
  met: readonly MetSpan[];
  /** when something is said: eyes may rest in pauses alone */
  said: readonly MetSpan[];
  /** what comes after it covers the person */
  seenUntilSec: number;
  /** of the clip */
  spans: readonly ClipSpan[];
  clipFps: number;
  /** how far the eyes of each picture of the clip are open, 1 being usual; empty where nobody measured it */
  eyes: readonly number[];
  /** how far they are from where they usually look, 1 being clearly elsewhere; empty where nobody measured it */
  gazes: readonly number[];
  /** how lively the head is in each picture, up to 1 */
  liveliness: readonly number[];
  /** how far the head is at the bottom of a nod in each picture, -1 to 1 */
  nods: readonly number[];
  /** how unlike two pictures of the clip are: up to 1, one can become the other without a cut; null where nobody knows */
  unlike: ((a: number, b: number) => number) | null;
}

/** What it costs to show so many pictures of a clip from `clipFrame` on, beginning with the film's picture `at`. */
export type TakeCost = (clipFrame: number, at: number, length: number) => number;

/** Pictures of the clip that follow each other without a fault. */
export interface Run {
  from: number;
  to: number;
}

/** Moments begin and end in spans; a cut leaves them a little room. */
export const EDGE_FRAMES = 2;

/** The spans of a clip that follow each other without a fault. */
export function usableRuns({ spans, clipFps }: TakeOrder): Run[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const { fault, fromSec, toSec } of spans) {
    const last = runs.at(-1);
    const to = Math.floor(toSec * clipFps) - EDGE_FRAMES;
    if (!fault && isOpen && last) last.to = to;
    else if (!fault) runs.push({ from: Math.ceil(fromSec * clipFps) + EDGE_FRAMES, to });
    isOpen = !fault;
  }
  return runs.filter(({ from, to }) => to - from > EDGE_FRAMES);
}

export function momentReader({ spans, clipFps }: TakeOrder): (frame: number) => ClipMoment | null {
  return (frame) =>
    spans.find(({ fromSec, toSec }) => frame >= fromSec * clipFps && frame < toSec * clipFps)?.moment ?? null;
}

/** A smile of the clip begins and ends with so much time around its moment. */
const SMILE_GROWS_SEC = 0.4;

/** How far the person of a clip smiles in one of its pictures. */
export function ownSmileAt({ spans, fps }: { spans: readonly ClipSpan[]; fps: number }, frame: number): number {
  const sec = frame / fps;
  const shares = spans.map(({ moment, fromSec, toSec }) =>
    moment === 'smile'
      ? smoothstep(-SMILE_GROWS_SEC, 0, sec - fromSec) * (1 - smoothstep(0, SMILE_GROWS_SEC, sec - toSec))
      : 0,
  );
  return Math.max(0, ...shares);
}
