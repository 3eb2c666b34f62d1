import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePng, makeCanvas, registerFonts } from './node-canvas.ts';
import { invoicesScreen, rowOfBoxes } from './sheets/material-pictures.ts';

/** Writes the pictures that the films of `npm run sheet -- films` show besides their presenters. */
const [folder = '.'] = process.argv.slice(2);
registerFonts();
mkdirSync(folder, { recursive: true });
const pictures = {
  'screen.png': invoicesScreen(makeCanvas),
  'before.png': rowOfBoxes(makeCanvas, 'untidy'),
  'after.png': rowOfBoxes(makeCanvas, 'tidy'),
};
for (const [name, picture] of Object.entries(pictures)) writeFileSync(join(folder, name), encodePng(picture));
