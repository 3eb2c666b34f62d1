import type { CharacterParams } from '@herald/media/person/character-params';
import type { Canvas, Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { handsOf, type Performer, type Pose } from '#base/performer.ts';
import { NEUTRAL_POSE } from '#people/acting/expressions.ts';
import { prepareCharacter } from '#people/character/prepare-character.ts';

/** One picture of a grid: the same person may appear in several poses. */
export interface Portrait {
  label: string;
  params: CharacterParams;
  poses: readonly Partial<Pose>[];
  /** one text per pose; without them the first pose carries the label */
  poseLabels?: readonly string[];
  product?: Picture;
}

export interface GridLook {
  columns: number;
  cellWidth: number;
  cellHeight: number;
  unitPx: number;
  headY: number;
}

function paintBackdrop(ctx: Context2D, width: number, height: number): void {
  const light = ctx.createLinearGradient(0, 0, 0, height);
  light.addColorStop(0, '#cfd2d8');
  light.addColorStop(1, '#9aa0a9');
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, width, height);
}

function portraitCells(portrait: Portrait, look: GridLook, makeCanvas: MakeCanvas): Canvas[] {
  const { cellWidth, cellHeight, unitPx, headY } = look;
  const framing = { frameWidth: cellWidth, frameHeight: cellHeight, headX: cellWidth / 2, headY, unitPx };
  const person: Performer = prepareCharacter(portrait.params, framing, makeCanvas, {
    product: portrait.product ?? null,
  });
  return portrait.poses.map((pose, i) => {
    const cell = makeCanvas(cellWidth, cellHeight);
    const ctx = contextOf(cell);
    paintBackdrop(ctx, cellWidth, cellHeight);
    person.drawStill(ctx, handsOf(pose.gestures ?? []));
    person.drawMoving(ctx, { ...NEUTRAL_POSE, ...pose });
    const label = portrait.poseLabels?.[i] ?? (i === 0 ? portrait.label : '');
    if (label) paintLabel(ctx, label, cellHeight);
    return cell;
  });
}

function paintLabel(ctx: Context2D, label: string, height: number): void {
  ctx.font = '600 15px sans-serif';
  ctx.textAlign = 'left';
  ctx.textBaseline = 'bottom';
  ctx.lineWidth = 3;
  ctx.fillStyle = '#ffffff';
  ctx.shadowColor = 'rgba(0,0,0,0.8)';
  ctx.shadowBlur = 4;
  ctx.fillText(label, 8, height - 6);
  ctx.shadowBlur = 0;
}

/** Lays portraits out in rows. */
export function portraitGrid(portraits: readonly Portrait[], look: GridLook, makeCanvas: MakeCanvas): Canvas {
  const cells = portraits.flatMap((portrait) => portraitCells(portrait, look, makeCanvas));
  const rows = Math.ceil(cells.length / look.columns);
  const sheet = makeCanvas(look.columns * look.cellWidth, rows * look.cellHeight);
  const ctx = contextOf(sheet);
  for (const [i, cell] of cells.entries()) {
    ctx.drawImage(cell, (i % look.columns) * look.cellWidth, Math.floor(i / look.columns) * look.cellHeight);
  }
  return sheet;
}
