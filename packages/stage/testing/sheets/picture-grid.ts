import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';

export interface GridCell {
  label: string;
  picture: Picture;
}

export interface PictureGrid {
  columns: number;
  cellWidth: number;
  cellHeight: number;
}

const GAP = 6;
const LABEL_HEIGHT = 24;

/** Pictures in rows, each fitted into its cell, with its name below. */
export function pictureGrid(cells: readonly GridCell[], grid: PictureGrid, makeCanvas: MakeCanvas): Canvas {
  const { columns, cellWidth, cellHeight } = grid;
  const rows = Math.ceil(cells.length / columns);
  const sheet = makeCanvas(columns * (cellWidth + GAP) + GAP, rows * (cellHeight + LABEL_HEIGHT + GAP) + GAP);
  const ctx = contextOf(sheet);
  ctx.fillStyle = '#15161a';
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  ctx.imageSmoothingQuality = 'high';
  ctx.font = '500 14px sans-serif';
  for (const [index, { label, picture }] of cells.entries()) {
    const x = GAP + (index % columns) * (cellWidth + GAP);
    const y = GAP + Math.floor(index / columns) * (cellHeight + LABEL_HEIGHT + GAP);
    const scale = Math.min(cellWidth / picture.width, cellHeight / picture.height);
    const width = picture.width * scale;
    const height = picture.height * scale;
    ctx.drawImage(picture, x + (cellWidth - width) / 2, y + (cellHeight - height) / 2, width, height);
    ctx.fillStyle = '#b9bcc6';
    ctx.fillText(label, x + 2, y + cellHeight + 17);
  }
  return sheet;
}
