import type { Mouth } from '@herald/media/mouth';
import type { Point } from '#base/math/point.ts';
import type { BakedTeeth } from './bake-teeth.ts';
import type { MouthCurves } from './mouth-curves.ts';
import type { MouthRows } from './mouth-rows.ts';

/** An open mouth at one moment, as it is drawn. */
export interface Opening {
  curves: MouthCurves;
  mouth: Mouth;
  rows: MouthRows;
  teeth: BakedTeeth;
  unit: number;
  /** middle of the upper lip's lower edge and of the lower lip's upper edge */
  top: Point;
  bottom: Point;
  /** half width of the rows of teeth, pixels */
  reach: number;
}
