import type { Picture } from '#base/canvas/canvas.ts';
import type { Rgb } from '#base/color/rgb.ts';
import type { Light } from '#base/light/light-presets.ts';
import type { Point } from '#base/math/point.ts';
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
