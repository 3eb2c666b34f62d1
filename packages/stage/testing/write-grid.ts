import { writeFileSync } from 'node:fs';
import { loadImage } from '@napi-rs/canvas';
import type { Picture } from '#base/canvas/canvas.ts';
import { encodePng, makeCanvas, registerFonts } from './node-canvas.ts';
import { pictureGrid } from './sheets/picture-grid.ts';

/** Lays pictures of files out in rows: where to, how many in a row, and `name=file` of each. */
const [to = 'grid.png', columns = '1', ...named] = process.argv.slice(2);
registerFonts();
const cells = await Promise.all(
  named.map(async (cell) => {
    const [label = '', file = ''] = cell.split('=');
    return { label, picture: (await loadImage(file)) as Picture };
  }),
);
const grid = pictureGrid(cells, { columns: Number(columns), cellWidth: 300, cellHeight: 400 }, makeCanvas);
writeFileSync(to, encodePng(grid));
