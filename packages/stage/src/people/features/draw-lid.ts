import type { Context2D } from '#base/canvas/canvas.ts';
import { mixRgb, type Rgb, rgba, scaleRgb } from '#base/color/rgb.ts';
import { softSpot } from '#base/drawing/soft-spot.ts';
import { softStroke } from '#base/drawing/soft-stroke.ts';
import { traceClosed } from '#base/drawing/trace.ts';
import { mix } from '#base/math/mix.ts';
import { type EyeCurves, LID_STEPS } from './eye-curves.ts';
import type { EyeLook } from './eye-look.ts';

const MIDDLE = LID_STEPS / 2;
const GLOW: Rgb = [255, 232, 216];

/** The upper lid, bent over the ball of the eye; its ends fade into the skin around it. */
export function drawLid(ctx: Context2D, eye: EyeCurves, look: EyeLook, unit: number): void {
  const { palette, light } = look;
  const { lit, shade } = palette;
  const closed = Math.min(1, (1 - eye.openness) * 1.6);
  const away = Math.max(0, -light.key[0] * eye.side);
  const skin = mixRgb(lit, shade, 0.16 + 0.3 * away);
  const ends = ctx.createLinearGradient(eye.inner[0], 0, eye.outer[0], 0);
  ends.addColorStop(0, rgba(skin, 0));
  ends.addColorStop(0.26, rgba(skin, 0.9));
  ends.addColorStop(0.74, rgba(skin, 0.9));
  ends.addColorStop(1, rgba(skin, 0));
  ctx.save();
  traceClosed(ctx, [...eye.crease, ...eye.upperLid.slice().reverse()]);
  ctx.clip();
  // The skin of the face bulges below: a closed lid is that skin, not a patch of its own color.
  ctx.globalAlpha = mix(eye.singleFold > 0.4 ? 0.25 : 0.5, 0.3, closed);
  ctx.fillStyle = ends;
  ctx.fillRect(eye.center[0] - 0.4 * unit, eye.center[1] - 0.5 * unit, 0.8 * unit, unit);
  ctx.globalAlpha = mix(eye.singleFold > 0.4 ? 0.25 : 0.55, 0.9, closed);
  shadeLid(ctx, eye, look, unit, closed);
  ctx.restore();
  if (closed > 0.5) shadeBelow(ctx, eye, look, unit * (closed - 0.5) * 2);
}

/** Dark in the crease and above the lashes, and towards both corners; light where the ball comes forward. */
function shadeLid(ctx: Context2D, eye: EyeCurves, { palette, light }: EyeLook, unit: number, closed: number): void {
  const { lit, deepShade } = palette;
  const top = eye.crease[MIDDLE][1];
  const bottom = eye.upperLid[MIDDLE][1];
  const fold = ctx.createLinearGradient(0, top, 0, bottom);
  // A closed lid is stretched: its crease is hardly seen.
  fold.addColorStop(0, rgba(deepShade, 0.34 - 0.28 * closed));
  fold.addColorStop(0.36, rgba(deepShade, 0.04));
  fold.addColorStop(0.66, rgba(deepShade, 0.06));
  fold.addColorStop(1, rgba(deepShade, 0.46 - 0.1 * closed));
  ctx.fillStyle = fold;
  const [x, y] = eye.center;
  ctx.fillRect(x - 0.4 * unit, y - 0.5 * unit, 0.8 * unit, unit);
  softSpot(ctx, { x: eye.inner[0], y: eye.inner[1], radius: 0.16 * unit, color: deepShade, alpha: 0.12 });
  softSpot(ctx, { x: eye.outer[0], y: eye.outer[1], radius: 0.16 * unit, color: deepShade, alpha: 0.3 });
  softSpot(ctx, {
    x: x + light.key[0] * 0.05 * unit,
    y: mix(top, bottom, 0.46),
    radius: 0.17 * unit,
    color: mixRgb(lit, GLOW, 0.42),
    alpha: 0.6 - 0.26 * closed,
    flatten: 0.42,
  });
}

/** A closed lid lies on the lower one and its lashes shade that. */
function shadeBelow(ctx: Context2D, eye: EyeCurves, { palette: { deepShade } }: EyeLook, strength: number): void {
  softStroke(
    ctx,
    eye.lowerLid.slice(2, -1).map(([x, y]) => [x, y + 0.012 * strength]),
    { color: scaleRgb(deepShade, 0.8), alpha: 0.46, width: 0.012 * strength, blur: 0.03 * strength },
  );
}
