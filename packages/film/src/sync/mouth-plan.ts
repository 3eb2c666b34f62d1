import type { Area } from '../draw/drawing.ts';

/** What the drawing side tells the sync check at once: where to look, and what to expect. */
export interface MouthPlan {
  areas: Area[];
  /** openness meant for every frame; NaN where no mouth is to be seen */
  planned: Float32Array;
}
