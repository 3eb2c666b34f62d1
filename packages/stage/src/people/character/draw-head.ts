import type { Context2D } from '#base/canvas/canvas.ts';
import type { HeadTurn } from '#base/composing/head-turn.ts';
import { type Placement, placed } from '#base/composing/placement.ts';
import { clamp } from '#base/math/clamp.ts';
import type { Point } from '#base/math/point.ts';
import type { Framing, Pose } from '#base/performer.ts';
import { drawBindi } from '../accessories/bindi.ts';
import { drawEarring } from '../accessories/earring.ts';
import type { HeadView } from '../face/head-view.ts';
import { seenSmile } from '../face/smile-field.ts';
import { drawBrow } from '../features/brow.ts';
import { drawEye } from '../features/draw-eye.ts';
import { drawFrown } from '../features/draw-frown.ts';
import { drawNose } from '../features/draw-nose.ts';
import { type BakedEar, drawEar } from '../features/ear.ts';
import { drawLipShadow, drawLips } from '../mouth/draw-lips.ts';
import { drawMouthInside } from '../mouth/draw-mouth-inside.ts';
import { mouthCurves } from '../mouth/mouth-curves.ts';
import type { BakedHead } from './bake-head.ts';

/** The head nods and rolls about the neck, this far below the eyes. */
const PIVOT_Y = 1.1;

const SIDES = [-1, 1] as const;

export function headTurn(view: HeadView, pose: Pose): HeadTurn {
  return { turn: view.turn, tilt: view.tilt, roll: pose.roll, sway: clamp(pose.sway, -1, 1), jawDrop: view.jawDrop };
}

/** Where the origin between the eyes of the moved head lies. */
export function placeOfHead(framing: Framing, view: HeadView, pose: Pose): Placement {
  const unit = framing.unitPx;
  const cos = Math.cos(pose.roll);
  const sin = Math.sin(pose.roll);
  const fromPivotX = view.turn * 0.1 * unit;
  const fromPivotY = -(PIVOT_Y + view.tilt * 0.15) * unit;
  return {
    cos,
    sin,
    x: framing.headX + pose.shiftX * unit + cos * fromPivotX - sin * fromPivotY,
    y: framing.headY + (pose.shiftY + PIVOT_Y) * unit + sin * fromPivotX + cos * fromPivotY,
  };
}

/** Runs `draw` with the origin between the eyes of the moved head. */
export function withHead(ctx: Context2D, { cos, sin, x, y }: Placement, draw: () => void): void {
  ctx.save();
  ctx.transform(cos, sin, -sin, cos, x, y);
  ctx.imageSmoothingQuality = 'low';
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  draw();
  ctx.restore();
}

/** One ear and what hangs on it; the caller has set the head's origin. */
export function drawEarOf(
  ctx: Context2D,
  ear: BakedEar,
  { face, params }: BakedHead,
  view: HeadView,
  pose: Pose,
): void {
  drawEar(ctx, ear, face, view);
  const { earrings: kind } = params;
  if (kind) drawEarring(ctx, ear.side, { kind, face, view, swing: pose.roll - pose.sway * 0.06 });
}

/** The outline of the turned face with its open jaw, pixels of the frame. */
export function movedOutline({ outline, edgeDepthAt }: BakedHead, view: HeadView, spot: Placement): Point[] {
  const place = (side: number) => {
    return ([x, y]: Point): Point => {
      const [px, py] = view.atDepth(side * x, y, edgeDepthAt(y));
      return placed(spot, px, py + view.jawAt(y) * view.unitPx);
    };
  };
  return [...outline.map(place(1)), ...outline.slice().reverse().map(place(-1))];
}

/** Wide vowels lift the cheeks a little, rounded lips let them fall. */
export function cheekSmile({ smile, mouth }: Pose): number {
  return seenSmile(smile) * (1 - 0.35 * mouth.round) + 0.25 * Math.max(0, mouth.wide);
}

/** What lies on the skin around the eyes, with the head's origin set. */
export function drawEyesAndBrows(ctx: Context2D, head: BakedHead, view: HeadView, pose: Pose): void {
  const { face, palette, light, iris, uneven, params } = head;
  drawFrown(ctx, face, view, pose, palette);
  const eyeLook = { palette, light, iris, liner: params.makeup.liner };
  for (const side of SIDES) drawEye(ctx, side, { face, view, pose, unevenness: uneven.eyes }, eyeLook);
  for (const side of SIDES) drawBrow(ctx, head.brow, side, { face, view, pose, unevenness: uneven.brows });
  if (params.bindi) drawBindi(ctx, face, view, light);
}

export function drawNoseOf(ctx: Context2D, { face, palette }: BakedHead, view: HeadView, pose: Pose): void {
  drawNose(ctx, face, view, palette, cheekSmile(pose));
}

export function drawMouth(ctx: Context2D, head: BakedHead, view: HeadView, pose: Pose): void {
  const { face, palette, light, teeth, uneven, params } = head;
  const curves = mouthCurves({ face, view, pose, unevenness: uneven.mouth });
  drawLipShadow(ctx, curves, view.unitPx, palette);
  drawMouthInside(ctx, curves, pose.mouth, teeth, view.unitPx);
  drawLips(ctx, curves, face, view.unitPx, { palette, light, painted: params.makeup.lips !== null });
}
