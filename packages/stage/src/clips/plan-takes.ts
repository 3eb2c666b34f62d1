import type { ClipMoment } from '@herald/media/clips';
import type { ActingPlan } from '@herald/media/scene/acting-plan';
import {
  isInsert,
  isSharedShot,
  type PlannedShot,
  type Sharing,
  type ShotSize,
  sharingOf,
} from '@herald/media/scene/shot-plan';
import { eyeCostOf } from './eyes-seen.ts';
import { findJoin, JOIN_FRAMES, type Join, SHORTEST_TAKE_SEC } from './find-join.ts';
import { findStart, type Known } from './find-start.ts';
import { moodCostOf } from './mood-cost.ts';
import { mindsNods, nodCostOf } from './nod-cost.ts';
import { untilQuiet } from './quiet-cuts.ts';
import { ShownPictures } from './shown-pictures.ts';
import { openAfter, stareCost } from './stares.ts';
import { type Run, type TakeCost, type TakeOrder, usableRuns } from './take-order.ts';

/** A stretch of the film that shows a stretch of the clip. */
export interface Take {
  fromFrame: number;
  toFrame: number;
  /** the picture of the clip that it begins with */
  clipFrame: number;
  /** the camera is nearer */
  isTight: boolean;
  /** with material in the same frame */
  sharing?: Sharing;
  /** The take before becomes this one over so many pictures around `fromFrame`; 0 is a cut. */
  joinFrames: number;
}

const JOYOUS = new Set(['joyous', 'excited', 'delighted', 'proud']);
/** What was seen before is left again after this time: nobody remembers less than that. */
const RERUN_SEC = 6;
/** Eyes that are shut for longer at the wrong moments, or a head that does not fit the words, are worth another place in the clip. */
const BEARABLE_COST = 0.6;
/** A cut lies at most so long before its word. */
const CUT_LEAD_SEC = 0.16;
/** What each take costs a plan: every jump is one too many. */
const TAKE_COST = 1;
/** What two seconds cost that come again: more than all that a head does at the wrong moment. */
const REPEAT_COST = 6;
/** Which starts are tried instead of the best: those with so many better ones elsewhere. */
const OTHER_RANKS = [1, 2, 3];
/** What it costs to leave pieces that are too short; plans are made with each. */
const PACKINGS = [0, 1];
/** Each start that is tried plans the rest of the film again: more of them would keep a preview waiting. */
const MOST_STARTS = 12;
/** So many pictures of the clip are looked at in all plans together: long clips and films leave time for fewer. */
const MOST_LOOKED_AT = 800_000;
/** How long a clip is, as a share of what is seen of it, at least where other starts are tried. */
const LEAST_ROOM = 0.9;

/**
 * Goes on in the clip for as long as it can, and cuts where the plan does. A cut goes to what the words ask for, or to
 * what was seen least. Where only the length of the clip asks for another place, one picture becomes another that is
 * alike; where none is, a cut to another size looks meant. The start that is best by itself can leave the clip in pieces that
 * are too short for the takes after it, or with their blinks at the wrong words, so other starts are tried.
 */
export function planTakes(order: TakeOrder): Take[] {
  const known = { order, runs: usableRuns(order), isHidden: hiddenFrames(order), mindsNods: mindsNods(order) };
  const planWith = (ranks: readonly number[], manner: Pick<Known, 'takeCost' | 'packing'>): TakePlanner => {
    const planner = new TakePlanner({ ...known, ...manner }, ranks);
    for (const cut of [...cutFrames(order), order.frames]) planner.fillTo(cut);
    return planner;
  };
  const costOnce = takeCostOf(order);
  let best = planWith([], { takeCost: costOnce, packing: 0 });
  if (best.starts > MOST_STARTS || !hasRoomFor(known)) return best.takes;
  const takeCost = remembered(costOnce, order.frames + 1);
  const pictures = known.runs.reduce((sum, { from, to }) => sum + to - from, 0);
  const tries = Math.floor(MOST_LOOKED_AT / PACKINGS.length / Math.max(1, pictures * best.starts));
  for (const packing of PACKINGS) {
    const found = improved((ranks) => planWith(ranks, { takeCost, packing }), tries);
    if (found.cost < best.cost - 1e-9) best = found;
  }
  return best.takes;
}

function improved(planWith: (ranks: readonly number[]) => TakePlanner, tries: number): TakePlanner {
  let best = planWith([]);
  let left = tries;
  for (let start = 0; start < best.starts; start++)
    for (const rank of OTHER_RANKS) {
      if (left === 0) return best;
      left -= 1;
      const other = planWith(best.ranks.with(start, rank));
      if (other.cost < best.cost - 1e-9) best = other;
    }
  return best;
}

/** Where a clip is shorter than what is seen of it, it comes again however its takes are laid. */
function hasRoomFor({ order, runs, isHidden }: Pick<Known, 'order' | 'runs' | 'isHidden'>): boolean {
  const usable = runs.reduce((sum, { from, to }) => sum + to - from, 0) / order.clipFps;
  const hidden = isHidden.reduce((sum, one) => sum + one, 0);
  return usable >= (LEAST_ROOM * (order.frames - hidden)) / order.fps;
}

function takeCostOf(order: TakeOrder): TakeCost {
  const costs = [eyeCostOf(order), moodCostOf(order), nodCostOf(order)];
  return (clipFrame, at, length) => costs.reduce((sum, cost) => sum + cost(clipFrame, at, length), 0);
}

/** Plans that are tried ask for the same costs again and again; one plan alone hardly does. */
function remembered(takeCost: TakeCost, most: number): TakeCost {
  const costs = new Map<number, number>();
  return (clipFrame, at, length) => {
    const key = (clipFrame * most + at) * most + length;
    const before = costs.get(key);
    if (before !== undefined) return before;
    const cost = takeCost(clipFrame, at, length);
    costs.set(key, cost);
    return cost;
  };
}

class TakePlanner {
  readonly takes: Take[] = [];
  readonly #order: TakeOrder;
  readonly #rate: number;
  readonly #runs: readonly Run[];
  readonly #shown: ShownPictures;
  readonly #takeCost: TakeCost;
  readonly #isHidden: Uint8Array;
  readonly #mindsNods: boolean;
  readonly #packing: number;
  readonly #wishedRanks: readonly number[];
  /** of each start that was looked for, how many were thought better */
  readonly ranks: number[] = [];
  /** what is wrong with the whole plan */
  cost = 0;
  #at = 0;
  /** for how many pictures the eyes have been open */
  #open = 0;
  #next = Number.NaN;
  #join: Join | undefined;

  constructor({ order, runs, isHidden, takeCost, mindsNods, packing }: Known, wishedRanks: readonly number[]) {
    this.#takeCost = takeCost;
    this.#order = order;
    this.#wishedRanks = wishedRanks;
    this.#isHidden = isHidden;
    this.#mindsNods = mindsNods;
    this.#packing = packing;
    this.#rate = order.clipFps / order.fps;
    this.#runs = runs;
    this.#shown = new ShownPictures(order.fps);
  }

  fillTo(cut: number): void {
    const planned = sizeAt(this.#order, this.#at);
    while (this.#at < cut) {
      const last = this.takes.at(-1);
      const isJoined = this.#join !== undefined && last !== undefined;
      const isOther = planned.isTight !== last?.isTight || planned.sharing !== last?.sharing;
      const isMeant = this.#at === planned.fromFrame && isOther;
      const isTight = isJoined ? last.isTight : isMeant ? planned.isTight : last?.isTight === false;
      const clipFrame = this.#join?.enter ?? this.#startOf(cut);
      const { length, join } = this.#lengthOf(clipFrame, cut);
      this.#join = join;
      const [fromFrame, toFrame] = [this.#at, this.#at + length];
      const joinFrames = isJoined ? JOIN_FRAMES : 0;
      const { sharing } = planned;
      this.takes.push({ fromFrame, toFrame, clipFrame, isTight, joinFrames, ...(sharing && { sharing }) });
      this.#show(clipFrame, length);
      this.#at += length;
      this.#next = clipFrame + Math.round(length * this.#rate);
    }
  }

  get starts(): number {
    return this.ranks.length;
  }

  #show(clipFrame: number, length: number): void {
    const again = REPEAT_COST / (SHORTEST_TAKE_SEC * this.#order.clipFps);
    this.#shown.begin(clipFrame);
    this.cost += TAKE_COST + this.#takeCost(clipFrame, this.#at, length);
    this.cost += stareCost(this.#order, clipFrame, length, this.#open);
    this.#open = openAfter(this.#order, clipFrame, length, this.#open);
    for (let k = 0; k < length * this.#rate; k += 1) {
      const film = this.#at + k / this.#rate;
      if (this.#isHidden[Math.floor(film)]) continue;
      this.cost += again * this.#shown.repeat(clipFrame + k, film);
      this.#shown.show(clipFrame + k, film);
    }
  }

  #startOf(cut: number): number {
    const [order, at] = [this.#order, this.#at];
    const wanted = momentAt(order.acting, at / order.fps, cut / order.fps);
    const whole = this.#untilJump(cut) - at;
    const needed = Math.round(whole * this.#rate);
    const run = this.#runOf(this.#next);
    const isPunch = at === sizeAt(order, at).fromFrame && isInPhrase(order, at);
    if (isPunch && run && run.to - this.#next >= SHORTEST_TAKE_SEC * order.clipFps) return this.#next;
    const goesOn = run !== undefined && run.to - this.#next >= needed && (wanted === 'calm' || this.takes.length === 0);
    const isUnfit = goesOn && this.#takeCost(this.#next, at, whole) > BEARABLE_COST;
    if (goesOn && !isUnfit && !this.#isRerun(this.#next, needed)) return this.#next;
    const rank = this.#wishedRanks[this.ranks.length] ?? 0;
    const found = findStart({ ...this.#search, at, wanted, needed, open: this.#open }, rank);
    this.ranks.push(rank);
    this.cost -= found.wished;
    return found.start;
  }

  /** A cut in a phrase changes the size alone, so its take has to be in the clip before it. */
  #untilJump(cut: number): number {
    return (
      [...cutFrames(this.#order), this.#order.frames].find((next) => next >= cut && !isInPhrase(this.#order, next)) ??
      cut
    );
  }

  get #search() {
    return {
      ...{ order: this.#order, runs: this.#runs, isHidden: this.#isHidden },
      ...{ shown: this.#shown, takeCost: this.#takeCost, mindsNods: this.#mindsNods, packing: this.#packing },
    };
  }

  /** How long a take that begins here can be, and what it turns into before its clip ends or bores. */
  #lengthOf(clipFrame: number, cut: number): { length: number; join?: Join | undefined } {
    const { fps } = this.#order;
    const left = cut - this.#at;
    const end = this.#runOf(clipFrame)?.to ?? clipFrame + Math.round(left * this.#rate);
    const most = this.#isRerun(clipFrame, RERUN_SEC * fps) ? RERUN_SEC * fps : left;
    const room = Math.floor((end - clipFrame) / this.#rate);
    if (room >= left && most >= left) return { length: left };
    const length = Math.max(1, Math.min(left, room, most));
    const take = { from: clipFrame, to: clipFrame + Math.round(length * this.#rate), atFrame: this.#at };
    const join = findJoin({ ...this.#search, take, left });
    return join
      ? { length: join.leave - clipFrame, join }
      : { length: this.#untilQuiet(this.#withoutSnippet(length, left), left) };
  }

  /** A last picture before a cut that is too short to be seen looks like a mistake. */
  #withoutSnippet(length: number, left: number): number {
    const least = Math.round(SHORTEST_TAKE_SEC * this.#order.fps);
    if (left <= length || left - length >= least) return length;
    return left > least * 1.5 ? left - least : Math.min(length, Math.ceil(left / 2));
  }

  #untilQuiet(length: number, left: number): number {
    return length >= left ? length : untilQuiet(this.#order, this.#at, length);
  }

  #runOf(frame: number): Run | undefined {
    return this.#runs.find(({ from, to }) => frame >= from && frame < to);
  }

  /** Most of the coming pictures were seen before. */
  #isRerun(clipFrame: number, needed: number): boolean {
    return this.#shown.times(clipFrame) > 0 && this.#shown.times(clipFrame + Math.floor(needed / 2)) > 0;
  }
}

/** A shot that begins with a word, but not with a phrase. */
function isInPhrase({ wordSecs, phraseSecs, fps }: TakeOrder, frame: number): boolean {
  const begins = (sec: number) => Math.abs(sec - frame / fps) <= CUT_LEAD_SEC;
  return wordSecs.some(begins) && !phraseSecs.some(begins);
}

/** Where the size changes. */
function cutFrames(order: TakeOrder): number[] {
  return seenShots(order)
    .slice(1)
    .map(({ fromSec }) => frameOf(fromSec, order.fps))
    .filter((frame) => frame < order.frames);
}

/** How near the shot is that a frame belongs to. */
function sizeAt(order: TakeOrder, frame: number): Pick<Take, 'fromFrame' | 'isTight' | 'sharing'> {
  const shot = seenShots(order).findLast(({ fromSec }) => frameOf(fromSec, order.fps) <= frame);
  const sharing = sharingIn(shot?.size);
  return {
    fromFrame: frameOf(shot?.fromSec ?? 0, order.fps),
    isTight: isNear(shot?.size),
    ...(sharing && { sharing }),
  };
}

/** The pictures of a film that something else fills. */
function hiddenFrames({ shots, frames, fps, seenUntilSec }: TakeOrder): Uint8Array {
  const hidden = new Uint8Array(frames);
  hidden.fill(1, frameOf(seenUntilSec, fps));
  for (const [k, { size, fromSec }] of shots.entries())
    if (isInsert(size)) hidden.fill(1, frameOf(fromSec, fps), frameOf(shots[k + 1]?.fromSec ?? frames / fps, fps));
  return hidden;
}

/** Nothing of a clip is seen while something else fills the frame, so it goes on. */
function seenShots({ shots }: TakeOrder): PlannedShot[] {
  const seen = shots.filter(({ size }) => !isInsert(size));
  return seen.filter(({ size }, index) => index === 0 || !looksAlike(size, seen[index - 1]?.size));
}

function looksAlike(size: ShotSize, before: ShotSize | undefined): boolean {
  return isNear(size) === isNear(before) && sharingIn(size) === sharingIn(before);
}

function sharingIn(size: ShotSize | undefined): Sharing | undefined {
  return size && isSharedShot(size) ? sharingOf(size) : undefined;
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
