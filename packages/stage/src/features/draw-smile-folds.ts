import type { Context2D } from '../canvas.ts';
import { rgba } from '../color/rgb.ts';
import { trace } from '../drawing/trace.ts';
import type { FaceShape } from '../face/face-shape.ts';
import type { HeadView } from '../face/head-view.ts';
import { catmullRom } from '../math/catmull-rom.ts';
import type { Pose } from '../performer.ts';
import type { SkinPalette } from '../skin/skin-palette.ts';

/** The soft shade from the nose's wing to beside the mouth that a smile or a wide vowel brings. */
export function drawSmileFolds(
  ctx: Context2D,
  face: FaceShape,
  view: HeadView,
  pose: Pose,
  { deepShade }: SkinPalette,
): void {
  const happy = Math.max(0, pose.smile);
  const strength =
    Math.max(happy - 0.25, pose.mouth.wide * 0.4) * (1 + 0.5 * face.oldness) * (1 - 0.6 * face.childness);
  if (strength <= 0.04) return;
  const unit = view.unitPx;
  for (const side of [-1, 1]) {
    const top = view.onSkin(side * 0.225, face.noseTipY + 0.05);
    const middle = view.onSkin(side * (0.385 + 0.05 * happy), face.noseTipY + 0.21);
    const foot = view.onSkin(side * (face.mouthHalfWidth + 0.09), face.mouthY - 0.01 + view.jawDrop * 0.3);
    const fade = ctx.createLinearGradient(top[0], top[1], foot[0], foot[1]);
    fade.addColorStop(0, rgba(deepShade, 0));
    fade.addColorStop(0.5, rgba(deepShade, 0.05 * strength));
    fade.addColorStop(1, rgba(deepShade, 0));
    ctx.strokeStyle = fade;
    trace(ctx, catmullRom([top, middle, foot], 5));
    for (const width of [0.12, 0.08, 0.045]) {
      ctx.lineWidth = width * unit;
      ctx.stroke();
    }
  }
}
