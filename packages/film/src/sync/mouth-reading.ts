import type { Area } from '../draw/drawing.ts';
import type { MouthSample } from './mouth-model.ts';

/** What the drawing side tells the sync check: where to look, what to expect, and known mouths to compare with. */
export interface MouthReading {
  areas: Area[];
  /** openness meant for every frame; NaN where no mouth is to be seen */
  planned: Float32Array;
  samples: MouthSample[];
}
