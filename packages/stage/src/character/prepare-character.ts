import { type BakedBody, bakeBody } from '../body/bake-body.ts';
import type { Context2D, MakeCanvas, Picture } from '../canvas.ts';
import type { HeadView } from '../face/head-view.ts';
import { bakeBeard } from '../hair/bake-beard.ts';
import { bakeHair } from '../hair/bake-hair.ts';
import { clamp } from '../math/clamp.ts';
import type { Framing, Performer, Pose } from '../performer.ts';
import { type BakedHead, bakeHead } from './bake-head.ts';
import { buildSkullGeometry } from './build-skull-geometry.ts';
import type { CharacterParams } from './character-params.ts';
import { drawBackHair, drawHead, withHead } from './draw-head.ts';
import type { HairStyle } from './hair-params.ts';
import { type MovingParts, movingArea } from './moving-area.ts';

export interface CharacterOptions {
  /** what the hand of the 'product-card' pose holds */
  product?: Picture | null;
}

/** Breathing lifts the shoulders by up to this much, face units; below the seam the torso is still. */
const BREATH_RISE = 0.02;
const SEAM_Y = 2.75;

const CLOSE_UP = 1.28;

/** Bakes a character for one framing; drawing a moment is cheap afterwards. */
export function prepareCharacter(
  params: CharacterParams,
  framing: Framing,
  makeCanvas: MakeCanvas,
  options: CharacterOptions = {},
): Performer {
  const place = placeHead(params, framing);
  const geometry = buildSkullGeometry(params, place.unitPx);
  const hair = bakeHair(params.hair, geometry, makeCanvas);
  const beard = bakeBeard(params.beard, geometry, makeCanvas);
  const head = bakeHead({ params, geometry, hair, beard, makeCanvas });
  const body = bakeBody({ params, framing: place, hair, product: options.product ?? null, makeCanvas });
  const seam = Math.min(body.torso.canvas.height, Math.round(SEAM_Y * place.unitPx) - body.torso.y);
  const parts: MovingParts = { framing: place, hair, hand: body.hand, torso: body.torso, seam };
  const area = movingArea(parts);
  return {
    framing: place,
    movingArea: area,
    drawStill: (ctx) => drawStillTorso(ctx, body, place, seam),
    drawMoving: (ctx, pose) => {
      const held = withinReach(pose);
      const view = head.viewOf(held);
      ctx.save();
      ctx.beginPath();
      ctx.rect(area.x, area.y, area.width, area.height);
      ctx.clip();
      drawHairBehind(ctx, head, view, { place, pose: held });
      drawBreathingTorso(ctx, body, place, { seam, rise: held.breath * BREATH_RISE * place.unitPx });
      withHead(ctx, place, view, held, () => drawHead(ctx, head, view, held));
      drawHand(ctx, body, place, held);
      ctx.restore();
    },
  };
}

/** A close-up fills the frame more; tall people stand higher. Whole pixels keep big sprites cheap to draw. */
function placeHead({ zoom, shape }: CharacterParams, framing: Framing): Framing {
  const unitPx = framing.unitPx * (zoom === 'closeup' ? CLOSE_UP : 1);
  const lower = zoom === 'closeup' ? 0.16 : 0;
  return {
    ...framing,
    unitPx,
    headX: Math.round(framing.headX),
    headY: Math.round(framing.headY + (lower - 0.1 * (shape.stature ?? 0)) * unitPx),
  };
}

/** Of a curtain of hair the part behind the crown never shows. */
const CURTAINS: ReadonlySet<HairStyle> = new Set(['long', 'wavy', 'bob']);
const CURTAIN_SHOWS_FROM_Y = -0.4;

function drawHairBehind(
  ctx: Context2D,
  head: BakedHead,
  view: HeadView,
  { place, pose }: { place: Framing; pose: Pose },
): void {
  ctx.save();
  if (CURTAINS.has(head.params.hair.style)) {
    ctx.beginPath();
    const y = Math.round(place.headY + CURTAIN_SHOWS_FROM_Y * place.unitPx);
    ctx.rect(0, y, place.frameWidth, place.frameHeight - y);
    ctx.clip();
  }
  withHead(ctx, place, view, pose, () => drawBackHair(ctx, head, view, pose));
  ctx.restore();
}

function drawStillTorso(ctx: Context2D, { torso }: BakedBody, { headX, headY }: Framing, seam: number): void {
  const { canvas } = torso;
  const from = seam - 1;
  if (from >= canvas.height) return;
  const rows = canvas.height - from;
  ctx.drawImage(canvas, 0, from, canvas.width, rows, headX + torso.x, headY + torso.y + from, canvas.width, rows);
}

interface Breath {
  seam: number;
  rise: number;
}

function drawBreathingTorso(
  ctx: Context2D,
  { torso }: BakedBody,
  { headX, headY }: Framing,
  { seam, rise }: Breath,
): void {
  const { canvas, x, y } = torso;
  ctx.imageSmoothingQuality = 'low';
  ctx.drawImage(canvas, 0, 0, canvas.width, seam, headX + x, headY + y - rise, canvas.width, seam + rise);
}

function drawHand(ctx: Context2D, { hand }: BakedBody, framing: Framing, pose: Pose): void {
  const present = clamp(pose.present ?? 1);
  if (!hand || present === 0) return;
  const below = framing.frameHeight - (framing.headY + hand.y);
  const y = Math.round(framing.headY + hand.y + (1 - present) * below - pose.breath * 0.008 * framing.unitPx);
  ctx.drawImage(hand.canvas, framing.headX + hand.x, y);
}

/** Poses beyond what a neck can do are held back, so that nothing leaves the moving area. */
function withinReach(pose: Pose): Pose {
  return {
    ...pose,
    yaw: clamp(pose.yaw, -0.24, 0.24),
    pitch: clamp(pose.pitch, -0.2, 0.2),
    roll: clamp(pose.roll, -0.12, 0.12),
    shiftX: clamp(pose.shiftX, -0.15, 0.15),
    shiftY: clamp(pose.shiftY, -0.12, 0.12),
    breath: clamp(pose.breath, -1, 1),
    sway: clamp(pose.sway, -1, 1),
  };
}
