import { setImmediate as nextTurn } from 'node:timers/promises';
import { planesOf } from '../sync/i420-planes.ts';
import type { MouthSample } from '../sync/mouth-model.ts';
import { mouthPatch } from '../sync/mouth-patch.ts';
import type { MouthPlan } from '../sync/mouth-plan.ts';
import type { Drawing, MouthView } from './drawing.ts';
import { KeptMouths } from './kept-mouths.ts';
import { evenWithin } from './take-over.ts';
import { YuvPicture } from './yuv-picture.ts';

/** Postures in which known mouths are drawn, and how many mouths in each beside the closed one. */
const POSTURES = 24;
const MOUTHS_PER_POSTURE = 4;
/** With fewer pictures of a mouth nothing can be said about its timing. */
const FEWEST_FRAMES = 15;
/** Postures are looked for in every n-th frame. */
const SEARCH_STEP = 3;

/** Lists where the mouth is and how far it is meant to be open; undefined for a film without a visible mouth. */
export function planMouth({ mouth, frames }: Drawing): MouthPlan | undefined {
  if (!mouth) return undefined;
  const planned = Float32Array.from({ length: frames }, (_, frame) => mouth.openness(frame) ?? Number.NaN);
  if (visibleFrames(planned).length < FEWEST_FRAMES) return undefined;
  return { planned, areas: Array.from({ length: frames }, (_, frame) => mouth.area(frame)) };
}

/** The known mouths that those of a film are compared with, in heads held as its frames hold them. */
export class KnownMouths {
  readonly #drawing: Drawing;
  readonly #planned: Float32Array;
  readonly #kept: KeptMouths;
  readonly #taken = new Set<MouthSample[]>();
  #picture: YuvPicture | undefined;
  /** The frames that are still to be taken, with the turn of each. */
  #left: Map<number, number> | undefined;

  /** Those kept before are not drawn again. */
  constructor(drawing: Drawing, { planned }: MouthPlan, kept = new KeptMouths()) {
    this.#drawing = drawing;
    this.#planned = planned;
    this.#kept = kept;
  }

  /** Draws those of a frame that was drawn just now, if it is cheaper now than at the end. */
  async afterFrame(frame: number): Promise<void> {
    const { mouth } = this.#drawing;
    const turn = mouth?.isAtHand ? this.#missing(mouth).get(frame) : undefined;
    if (mouth && turn !== undefined) await this.#take(mouth, frame, turn);
  }

  /** All of them; draws what is missing. */
  async all(): Promise<MouthSample[]> {
    const { mouth } = this.#drawing;
    if (!mouth) return [];
    for (const [frame, turn] of [...this.#missing(mouth)]) if (await this.#take(mouth, frame, turn)) await nextTurn();
    return [...this.#taken].flat();
  }

  #missing(mouth: MouthView): Map<number, number> {
    this.#left ??= new Map(unlikeFrames(mouth, visibleFrames(this.#planned)).map((frame, turn) => [frame, turn]));
    return this.#left;
  }

  /** Returns whether anything was drawn. */
  async #take(mouth: MouthView, frame: number, turn: number): Promise<boolean> {
    const [look, posture] = [mouth.look?.(frame), mouth.posture(frame)];
    const known = look === undefined ? undefined : this.#kept.find(look, posture, this.#taken);
    this.#picture ??= new YuvPicture(this.#drawing.format, this.#drawing.home);
    const shown = known ?? (await samplesAt(this.#picture, this.#drawing, mouth, { frame, turn }));
    this.#taken.add(shown);
    this.#left?.delete(frame);
    if (!known && look !== undefined) this.#kept.keep(look, posture, shown);
    return !known;
  }
}

function visibleFrames(planned: Float32Array): number[] {
  return [...planned.keys()].filter((frame) => !Number.isNaN(planned[frame]));
}

/** Frames in which the head is held as differently as possible: each time the one farthest from those taken before. */
function unlikeFrames(mouth: MouthView, visible: number[]): number[] {
  const searched = visible
    .filter((_, k) => k % SEARCH_STEP === 0)
    .map((frame) => ({ frame, at: mouth.posture(frame) }));
  const taken = searched.slice(0, 1);
  const distances = searched.map(() => Number.POSITIVE_INFINITY);
  while (taken.length < Math.min(POSTURES, searched.length)) {
    const last = taken[taken.length - 1];
    searched.forEach(({ at }, k) => {
      distances[k] = Math.min(distances[k], distance(at, last.at));
    });
    taken.push(searched[distances.indexOf(Math.max(...distances))]);
  }
  return taken.map(({ frame }) => frame);
}

function distance(a: number[], b: number[]): number {
  return a.reduce((sum, value, i) => sum + (value - b[i]) ** 2, 0);
}

/** The closed mouth, and some of the others: another choice for every posture. */
async function samplesAt(
  picture: YuvPicture,
  { format }: Drawing,
  mouth: MouthView,
  { frame, turn }: { frame: number; turn: number },
): Promise<MouthSample[]> {
  const area = mouth.area(frame);
  const drawn = evenWithin(area, format);
  const others = mouth.samples.length - 1;
  const chosen = Array.from({ length: MOUTHS_PER_POSTURE }, (_, k) => 1 + ((turn * MOUTHS_PER_POSTURE + k) % others));
  const samples: MouthSample[] = [];
  for (const sample of [0, ...new Set(chosen)]) {
    picture.updateArea(await mouth.drawSample(frame, sample, drawn), drawn);
    samples.push({ openness: mouth.samples[sample], patch: mouthPatch(planesOf(picture.bytes, format), area) });
  }
  return samples;
}
