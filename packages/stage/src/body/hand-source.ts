import type { Picture } from '../canvas.ts';
import type { Rgb } from '../color/rgb.ts';
import type { Light } from '../light/light-presets.ts';
import type { Point } from '../math/point.ts';
import type { SkinPalette } from '../skin/skin-palette.ts';
import type { Sewing } from './sew.ts';

export interface HandSource {
  sewing: Sewing;
  palette: SkinPalette;
  male: boolean;
  /** null for a bare arm */
  sleeve: Rgb | null;
  light: Light;
  product: Picture;
}

/** Puts points drawn for an average hand where this hand is. */
export type Reach = (points: Point[]) => Point[];
