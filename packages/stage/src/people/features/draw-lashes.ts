import type { Context2D } from '#base/canvas/canvas.ts';
import { rgba } from '#base/color/rgb.ts';
import { traceClosed } from '#base/drawing/trace.ts';
import { mix } from '#base/math/mix.ts';
import type { Point } from '#base/math/point.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { type EyeCurves, type EyeState, LID_STEPS } from './eye-curves.ts';
import type { EyeLook } from './eye-look.ts';

/** The dark edge of the upper lid, thicker outwards, and a woman's single lashes. */
export function drawLashes(ctx: Context2D, eye: EyeCurves, { face, view }: EyeState, { liner }: EyeLook): void {
  const unit = view.unitPx;
  const soft = face.male || face.childness > 0.3;
  const thickness = (soft ? 0.015 : 0.0165 + 0.0145 * liner) * (1 + 0.2 * eye.singleFold);
  const flick = soft ? 0.004 : 0.009 + 0.041 * liner;
  const rise = soft ? 0 : 0.005 + 0.029 * liner;
  const upperEdge = eye.upperLid.map(([x, y], k): Point => {
    const last = k === LID_STEPS;
    const swell = thickness * smoothstep(-0.1, 0.75, k / LID_STEPS) ** 1.1;
    return [x + (last ? eye.side * flick * unit : 0), y - (swell + (last ? rise : 0)) * unit];
  });
  ctx.fillStyle = soft ? rgba([44, 28, 23], 0.86) : rgba([30, 19, 16], 0.88 + 0.08 * liner);
  traceClosed(ctx, [...eye.upperLid.map(([x, y]): Point => [x, y + 0.004 * unit]), ...upperEdge.reverse()]);
  ctx.fill();
  if (!soft) drawSingleLashes(ctx, eye, unit);
}

function drawSingleLashes(ctx: Context2D, { side, upperLid, openness }: EyeCurves, unit: number): void {
  ctx.strokeStyle = 'rgba(24,14,12,.62)';
  ctx.lineWidth = 0.0058 * unit;
  ctx.beginPath();
  const up = openness < 0.5 ? -1 : 1;
  for (let k = 4; k <= LID_STEPS; k += 0.7) {
    const lower = Math.floor(k);
    const a = upperLid[lower];
    const b = upperLid[Math.min(LID_STEPS, lower + 1)];
    const x = mix(a[0], b[0], k - lower);
    const y = mix(a[1], b[1], k - lower);
    const t = k / LID_STEPS;
    const length = (0.016 + 0.044 * t * t) * unit;
    const angle = mix(-1.9, -0.5, t);
    const dx = side * Math.cos(angle) * length;
    const dy = up * Math.sin(angle) * length;
    ctx.moveTo(x, y - 0.006 * unit);
    ctx.quadraticCurveTo(x + dx * 0.35, y + dy * 0.55, x + dx * 0.8 + side * 0.01 * unit, y + dy);
  }
  ctx.stroke();
}
