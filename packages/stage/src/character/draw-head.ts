import { drawBindi } from '../accessories/bindi.ts';
import { drawEarring } from '../accessories/earring.ts';
import type { Context2D } from '../canvas.ts';
import { traceClosed } from '../drawing/trace.ts';
import type { HeadView } from '../face/head-view.ts';
import { drawBrow } from '../features/brow.ts';
import { drawEye } from '../features/draw-eye.ts';
import { drawFrown } from '../features/draw-frown.ts';
import { drawNose } from '../features/draw-nose.ts';
import { drawEar } from '../features/ear.ts';
import { clamp } from '../math/clamp.ts';
import type { Point } from '../math/point.ts';
import { drawLipShadow, drawLips } from '../mouth/draw-lips.ts';
import { drawMouthInside } from '../mouth/draw-mouth-inside.ts';
import { mouthCurves } from '../mouth/mouth-curves.ts';
import type { Framing, Pose } from '../performer.ts';
import type { BakedHead } from './bake-head.ts';
import type { HeadTurn } from './skull-geometry.ts';

/** The head nods and rolls about the neck, this far below the eyes. */
const PIVOT_Y = 1.1;

const SIDES = [-1, 1] as const;

function headTurn(view: HeadView, pose: Pose): HeadTurn {
  return { turn: view.turn, tilt: view.tilt, roll: pose.roll, sway: clamp(pose.sway, -1, 1), jawDrop: view.jawDrop };
}

/** Runs `draw` with the origin between the eyes of the moved head. */
export function withHead(ctx: Context2D, framing: Framing, view: HeadView, pose: Pose, draw: () => void): void {
  const unit = framing.unitPx;
  ctx.save();
  ctx.translate(framing.headX + pose.shiftX * unit, framing.headY + (pose.shiftY + PIVOT_Y) * unit);
  ctx.rotate(pose.roll);
  ctx.translate(view.turn * 0.1 * unit, -(PIVOT_Y + view.tilt * 0.15) * unit);
  ctx.imageSmoothingQuality = 'low';
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  draw();
  ctx.restore();
}

export function drawBackHair(ctx: Context2D, head: BakedHead, view: HeadView, pose: Pose): void {
  const { back, drawBack } = head.hair;
  if (drawBack) drawBack(ctx, headTurn(view, pose));
  else if (back) ctx.drawImage(back.canvas, back.x + view.turn * 0.05 * head.unitPx, back.y);
}

/** Face, ears, beard, glasses and front hair; the caller has set the head's origin. */
export function drawHead(ctx: Context2D, head: BakedHead, view: HeadView, pose: Pose): void {
  const turn = headTurn(view, pose);
  drawEars(ctx, head, view, pose);
  drawSkin(ctx, head, view, pose);
  drawFeatures(ctx, head, view, pose);
  head.beard?.drawJaw(ctx, turn);
  drawMouth(ctx, head, view, pose);
  head.beard?.drawLip(ctx, turn);
  head.glasses?.draw(ctx, view);
  drawFrontHair(ctx, head, view, turn);
}

function drawEars(ctx: Context2D, { ears, face, params }: BakedHead, view: HeadView, pose: Pose): void {
  for (const ear of ears) {
    drawEar(ctx, ear, face, view);
    const { earrings: kind } = params;
    if (kind) drawEarring(ctx, ear.side, { kind, face, view, swing: pose.roll - pose.sway * 0.06 });
  }
}

function movedOutline({ outline, edgeDepthAt }: BakedHead, view: HeadView): Point[] {
  const place = (side: number) => {
    return ([x, y]: Point): Point => {
      const [px, py] = view.atDepth(side * x, y, edgeDepthAt(y));
      return [px, py + view.jawAt(y) * view.unitPx];
    };
  };
  return [...outline.map(place(1)), ...outline.slice().reverse().map(place(-1))];
}

/** Wide vowels lift the cheeks a little, rounded lips let them fall. */
function cheekSmile({ smile, mouth }: Pose): number {
  return smile * (1 - 0.35 * mouth.round) + 0.25 * Math.max(0, mouth.wide);
}

function drawSkin(ctx: Context2D, head: BakedHead, view: HeadView, pose: Pose): void {
  ctx.save();
  traceClosed(ctx, movedOutline(head, view));
  ctx.clip();
  head.surface.draw(ctx, view, cheekSmile(pose));
  ctx.restore();
}

function drawFeatures(ctx: Context2D, head: BakedHead, view: HeadView, pose: Pose): void {
  const { face, palette, light, iris, uneven, params } = head;
  drawNose(ctx, face, view, palette, cheekSmile(pose));
  drawFrown(ctx, face, view, pose, palette);
  const eyeLook = { palette, light, iris, liner: params.makeup.liner };
  for (const side of SIDES) drawEye(ctx, side, { face, view, pose, unevenness: uneven.eyes }, eyeLook);
  for (const side of SIDES) drawBrow(ctx, head.brow, side, { face, view, pose, unevenness: uneven.brows });
  if (params.bindi) drawBindi(ctx, face, view, light);
}

function drawMouth(ctx: Context2D, head: BakedHead, view: HeadView, pose: Pose): void {
  const { face, palette, light, teeth, uneven, params } = head;
  const curves = mouthCurves({ face, view, pose, unevenness: uneven.mouth });
  drawLipShadow(ctx, curves, view.unitPx, palette);
  drawMouthInside(ctx, curves, pose.mouth, teeth, view.unitPx);
  drawLips(ctx, curves, face, view.unitPx, { palette, light, painted: params.makeup.lips !== null });
}

function drawFrontHair(ctx: Context2D, { hair, unitPx }: BakedHead, view: HeadView, turn: HeadTurn): void {
  if (hair.drawFront) hair.drawFront(ctx, turn);
  else if (hair.front) {
    ctx.drawImage(hair.front.canvas, hair.front.x + view.turn * 0.3 * unitPx, hair.front.y - view.tilt * 0.25 * unitPx);
  }
}
