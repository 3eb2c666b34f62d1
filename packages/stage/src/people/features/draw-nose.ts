import type { Context2D } from '#base/canvas/canvas.ts';
import { rgba, scaleRgb } from '#base/color/rgb.ts';
import { softSpot } from '#base/drawing/soft-spot.ts';
import { mix } from '#base/math/mix.ts';
import type { FaceShape } from '../face/face-shape.ts';
import type { HeadView } from '../face/head-view.ts';
import type { SkinPalette } from '../skin/skin-palette.ts';

/** Nostrils and the soft edge of the wings; the nose itself is in the height field. */
export function drawNose(
  ctx: Context2D,
  face: FaceShape,
  view: HeadView,
  { deepShade, darkness }: SkinPalette,
  smile: number,
): void {
  const unit = view.unitPx;
  const { noseWings, noseDrop } = face.knobs;
  const width = face.noseWidth * (1 + 0.1 * noseWings);
  const flare = 1 + 0.06 * smile;
  // A hanging tip covers the nostrils, one that turns up shows them.
  const openness = 1 - 0.3 * noseDrop;
  for (const side of [-1, 1]) {
    const [x, y] = view.onSkin(side * 0.072 * width, face.noseBaseY + 0.012 + 0.008 * noseDrop, 0.03);
    softSpot(ctx, {
      x,
      y,
      radius: 0.056 * unit * Math.sqrt(width),
      color: scaleRgb(deepShade, 0.78),
      alpha: 0.66 * Math.min(1.1, 0.4 + 0.6 * openness),
      flatten: 0.44 * Math.min(1.25, openness),
      rotation: side * -0.24,
    });
    const top = view.onSkin(side * 0.162 * width * flare, face.noseTipY);
    const bulge = view.onSkin(side * 0.208 * width * flare, face.noseTipY + 0.055);
    const foot = view.onSkin(side * 0.165 * width, face.noseTipY + 0.1);
    ctx.strokeStyle = rgba(deepShade, mix(0.07, 0.14, darkness));
    for (const wide of [0.034, 0.023, 0.012]) {
      ctx.lineWidth = wide * unit;
      ctx.beginPath();
      ctx.moveTo(...top);
      ctx.quadraticCurveTo(bulge[0] + side * 0.01 * unit, bulge[1], ...foot);
      ctx.stroke();
    }
  }
}
