import type { MouthSample } from '../sync/mouth-model.ts';

/** Known mouths in one posture of the head. */
interface PostureMouths {
  posture: readonly number[];
  samples: MouthSample[];
}

/** Postures closer than this show the lips in the same place, within a cell of what is measured of them. */
const NEAR = 0.03;
const MOST_LOOKS = 4;
const MOST_POSTURES = 120;

/** Known mouths of the people filmed last: the next film of one draws only those in postures that are new. */
export class KeptMouths {
  readonly #looks = new Map<string, PostureMouths[]>();

  /** Mouths in a posture like this that a film has not taken yet: each posture shows a few mouths, and a film needs all. */
  find(look: string, posture: readonly number[], taken: ReadonlySet<MouthSample[]>): MouthSample[] | undefined {
    const isFree = (kept: PostureMouths) => !taken.has(kept.samples) && distance(kept.posture, posture) < NEAR;
    return this.#looks.get(look)?.find(isFree)?.samples;
  }

  keep(look: string, posture: readonly number[], samples: MouthSample[]): void {
    const kept = this.#looks.get(look) ?? [];
    if (kept.length < MOST_POSTURES) kept.push({ posture, samples });
    this.#looks.delete(look);
    this.#looks.set(look, kept);
    const [oldest] = this.#looks.keys();
    if (this.#looks.size > MOST_LOOKS && oldest !== undefined) this.#looks.delete(oldest);
  }
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.sqrt(a.reduce((sum, value, i) => sum + (value - b[i]) ** 2, 0));
}
