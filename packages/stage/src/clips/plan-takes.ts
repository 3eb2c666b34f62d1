import type { ClipMoment, ClipSpan } from '@herald/media/clips';
import type { ActingPlan } from '@herald/media/scene/acting-plan';
import { isInsert, type PlannedShot, type ShotSize } from '@herald/media/scene/shot-plan';

/** A stretch of the film that shows a stretch of the clip. */
export interface Take {
  fromFrame: number;
  toFrame: number;
  /** the picture of the clip that it begins with */
  clipFrame: number;
  /** the camera is nearer */
  isTight: boolean;
}

export interface TakeOrder {
  frames: number;
  fps: number;
  shots: readonly PlannedShot[];
  acting: ActingPlan | null;
  /** of the clip */
  spans: readonly ClipSpan[];
  clipFps: number;
}

/** Moments begin and end in spans; a cut leaves them a little room. */
const EDGE_FRAMES = 2;
const JOYOUS = new Set(['joyous', 'excited', 'delighted', 'proud']);

interface Run {
  from: number;
  to: number;
}

/**
 * Goes on in the clip for as long as it can, and cuts where the plan does. A cut goes to what the words ask for, or to
 * what was seen least; one that only the length of the clip asks for changes the size, so that it looks meant.
 */
export function planTakes(order: TakeOrder): Take[] {
  const { frames, fps, clipFps } = order;
  const rate = clipFps / fps;
  const runs = usableRuns(order);
  const seen = new Map<number, number>();
  const takes: Take[] = [];
  const cuts = [...cutFrames(order), frames];
  let at = 0;
  let next = Number.NaN;
  for (const cut of cuts) {
    const planned = sizeAt(order, at);
    while (at < cut) {
      const last = takes.at(-1);
      const isMeant = at === planned.fromFrame && planned.isTight !== last?.isTight;
      const isTight = isMeant ? planned.isTight : last?.isTight === false;
      const wanted = momentAt(order.acting, at / fps, cut / fps);
      const run = runs.find(({ from, to }) => next >= from && next < to);
      const needed = Math.round((cut - at) * rate);
      const goesOn = run !== undefined && run.to - next >= needed && (wanted === 'calm' || takes.length === 0);
      const start = goesOn ? next : findStart({ order, runs, seen, wanted, needed });
      const room = (runs.find(({ from, to }) => start >= from && start < to)?.to ?? start + needed) - start;
      const length = Math.max(1, Math.min(cut - at, Math.floor(room / rate)));
      takes.push({ fromFrame: at, toFrame: at + length, clipFrame: start, isTight });
      for (let k = start; k < start + length * rate; k += 1) seen.set(k, (seen.get(k) ?? 0) + 1);
      at += length;
      next = start + Math.round(length * rate);
    }
  }
  return takes;
}

/** The spans of a clip that follow each other without a fault. */
function usableRuns({ spans, clipFps }: TakeOrder): Run[] {
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

/** Where the size changes. */
function cutFrames(order: TakeOrder): number[] {
  return seenShots(order)
    .slice(1)
    .map(({ fromSec }) => frameOf(fromSec, order.fps))
    .filter((frame) => frame < order.frames);
}

/** How near the shot is that a frame belongs to. */
function sizeAt(order: TakeOrder, frame: number): { fromFrame: number; isTight: boolean } {
  const shot = seenShots(order).findLast(({ fromSec }) => frameOf(fromSec, order.fps) <= frame);
  return { fromFrame: frameOf(shot?.fromSec ?? 0, order.fps), isTight: isNear(shot?.size) };
}

/** Nothing of a clip is seen while something else fills the frame, so it goes on. */
function seenShots({ shots }: TakeOrder): PlannedShot[] {
  const seen = shots.filter(({ size }) => !isInsert(size));
  return seen.filter(({ size }, index) => index === 0 || isNear(size) !== isNear(seen[index - 1]?.size));
}

const isNear = (size?: ShotSize): boolean => size === 'medium' || size === 'close';

/** The first picture of a shot. */
function frameOf(sec: number, fps: number): number {
  return Math.ceil(sec * fps - 1e-6);
}

/** What the director wants to see between two moments. */
function momentAt(acting: ActingPlan | null, fromSec: number, toSec: number): ClipMoment {
  if (!acting) return 'calm';
  const isIn = ({ atSec }: { atSec: number }) => atSec >= fromSec && atSec < toSec;
  if (acting.shows.some((show) => show.fromSec >= fromSec && show.fromSec < toSec)) return 'point';
  const gesture = acting.gestures.find(({ strokeSec }) => strokeSec >= fromSec && strokeSec < toSec);
  if (gesture) return gesture.name.startsWith('point') ? 'point' : 'hands';
  if (acting.headMoves.some((move) => move.kind === 'nod' && isIn(move))) return 'nod';
  if (acting.expressions.some((face) => JOYOUS.has(face.name) && isIn(face))) return 'smile';
  return 'calm';
}

interface Search {
  order: TakeOrder;
  runs: readonly Run[];
  seen: ReadonlyMap<number, number>;
  wanted: ClipMoment;
  needed: number;
}

/** What a start costs: pictures seen before, a moment nobody asked for, and a take that would have to be cut again. */
function findStart({ order, runs, seen, wanted, needed }: Search): number {
  const step = Math.max(1, Math.round(order.clipFps / 6));
  const momentOf = momentReader(order);
  let best = { cost: Number.POSITIVE_INFINITY, start: runs[0]?.from ?? 0 };
  for (const { from, to } of runs) {
    for (let start = from; start < to - EDGE_FRAMES; start += step) {
      const length = Math.min(needed, to - start);
      let [repeats, wished] = [0, 0];
      for (let k = start; k < start + length; k += step) {
        repeats += seen.get(k) ?? 0;
        if (momentOf(k) === wanted) wished += 1;
      }
      const looked = Math.max(1, length / step);
      const isShort = (needed - length) / Math.max(1, needed);
      const cost = (2 * repeats) / looked - wished / looked + 3 * isShort;
      if (cost < best.cost - 1e-9) best = { cost, start };
    }
  }
  return best.start;
}

function momentReader({ spans, clipFps }: TakeOrder): (frame: number) => ClipMoment | null {
  return (frame) =>
    spans.find(({ fromSec, toSec }) => frame >= fromSec * clipFps && frame < toSec * clipFps)?.moment ?? null;
}
