import { MouthModel } from './mouth-model.ts';
import { mouthPatch, type Planes } from './mouth-patch.ts';
import type { MouthReading } from './mouth-reading.ts';

/** Reads from decoded pictures how far the mouth is open. */
export class MouthMeter {
  /** per frame; NaN for frames never seen or without a mouth */
  readonly measured: Float32Array;
  readonly #reading: MouthReading;
  readonly #model: MouthModel;
  readonly #fps: number;

  constructor(reading: MouthReading, fps: number) {
    this.#reading = reading;
    this.#model = new MouthModel(reading.samples);
    this.#fps = fps;
    this.measured = new Float32Array(reading.planned.length).fill(Number.NaN);
  }

  /** How open a closed mouth seems: the zero of this scale. */
  get closedLevel(): number {
    const closed = this.#reading.samples.filter(({ openness }) => openness === 0);
    const readings = closed.map(({ patch }) => this.#model.openness(patch));
    return readings.length > 0 ? Math.max(...readings) : 0;
  }

  see(picture: Planes, tSec: number): void {
    const frame = Math.round(tSec * this.#fps);
    const area = this.#reading.areas[frame];
    if (!area || Number.isNaN(this.#reading.planned[frame]!)) return;
    this.measured[frame] = this.#model.openness(mouthPatch(picture, area));
  }
}
