import type { Planes } from '../picture.ts';
import { MouthModel, type MouthSample } from './mouth-model.ts';
import { mouthPatch } from './mouth-patch.ts';
import type { MouthPlan } from './mouth-plan.ts';

/** How far the mouth of a film is open, as seen in its decoded pictures. */
export interface MouthReading {
  /** per frame; NaN for frames never seen or without a mouth */
  measured: Float32Array;
  /** how open a closed mouth seems: the zero of this scale */
  closedLevel: number;
}

/** Keeps what decoded pictures show where the mouth is, about a kilobyte a frame, and reads it by known mouths. */
export class MouthMeter {
  readonly #plan: MouthPlan;
  readonly #fps: number;
  readonly #patches: (Float32Array | undefined)[];

  constructor(plan: MouthPlan, fps: number) {
    this.#plan = plan;
    this.#fps = fps;
    this.#patches = plan.areas.map(() => undefined);
  }

  see(picture: Planes, tSec: number): void {
    const frame = Math.round(tSec * this.#fps);
    const area = this.#plan.areas[frame];
    if (!area || Number.isNaN(this.#plan.planned[frame])) return;
    this.#patches[frame] = mouthPatch(picture, area);
  }

  read(known: readonly MouthSample[]): MouthReading {
    const model = new MouthModel(known);
    const closed = known.filter(({ openness }) => openness === 0).map(({ patch }) => model.openness(patch));
    return {
      measured: Float32Array.from(this.#patches, (patch) => (patch ? model.openness(patch) : Number.NaN)),
      closedLevel: closed.length > 0 ? Math.max(...closed) : 0,
    };
  }
}
