import type { Context2D } from '#base/canvas/canvas.ts';
import { softStroke } from '#base/drawing/soft-stroke.ts';
import { catmullRom } from '#base/math/catmull-rom.ts';
import type { Pose } from '#base/performer.ts';
import type { FaceShape } from '../face/face-shape.ts';
import type { HeadView } from '../face/head-view.ts';
import type { SkinPalette } from '../skin/skin-palette.ts';

/** A stronger frown has no darker folds: they would be drawn lines. */
const DEEPEST = 0.75;

/** Upright folds between frowning brows and level ones above raised brows. */
export function drawFrown(
  ctx: Context2D,
  face: FaceShape,
  view: HeadView,
  pose: Pose,
  { deepShade }: SkinPalette,
): void {
  const unit = view.unitPx;
  const frown = pose.frown ?? 0;
  if (frown > 0.05) {
    for (const side of [-1, 1]) {
      const fold = [
        view.onSkin(side * 0.055, face.browY - 0.045),
        view.onSkin(side * 0.064, face.browY + 0.015),
        view.onSkin(side * 0.045, face.browY + 0.075),
      ];
      softStroke(ctx, catmullRom(fold, 5), {
        color: deepShade,
        alpha: 0.4 * Math.min(frown, DEEPEST),
        width: 0.007 * unit,
        blur: 0.018 * unit,
      });
    }
  }
  const raised = Math.max(0, pose.brow - 0.25) * (0.35 + 0.65 * face.oldness) * (1 - face.childness);
  if (raised <= 0.02) return;
  for (const line of [0, 1]) {
    const y = face.browY - 0.2 - 0.1 * line;
    const fold = [-0.34, -0.17, 0, 0.17, 0.34].map((x) => view.onSkin(x, y - 0.03 * Math.cos(x * 5)));
    softStroke(ctx, catmullRom(fold, 5), {
      color: deepShade,
      alpha: 0.24 * raised,
      width: 0.006 * unit,
      blur: 0.026 * unit,
    });
  }
}
