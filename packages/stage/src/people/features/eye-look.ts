import type { Canvas } from '#base/canvas/canvas.ts';
import type { Light } from '#base/light/light-presets.ts';
import type { SkinPalette } from '../skin/skin-palette.ts';

/** What does not change while an eye moves. */
export interface EyeLook {
  palette: SkinPalette;
  light: Light;
  iris: Canvas;
  /** 0..1 */
  liner: number;
}
