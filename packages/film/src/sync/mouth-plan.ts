import type { Area } from '../picture.ts';

/** What the drawing side sends the sync check first: where to look, and what to expect. */
export interface MouthPlan {
  areas: Area[];
  /** openness meant for every frame; NaN where no mouth is to be seen */
  planned: Float32Array;
}
