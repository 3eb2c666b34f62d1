import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodePng, makeCanvas, registerFonts } from './node-canvas.ts';
import { PORTRAIT_NAMES, samplePortrait } from './photo-portraits.ts';
import { SHEETS } from './sheets/index.ts';
import { photoSheets } from './sheets/photo-sheets.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const folder = join(root, 'out', 'sheets');
const sheets = { ...SHEETS, ...photoSheets(await Promise.all(PORTRAIT_NAMES.map(samplePortrait))) };
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in sheets));
if (unknown.length) {
  process.stderr.write(`There is no sheet named ${unknown.join(', ')}. There are: ${Object.keys(sheets).join(', ')}\n`);
  process.exit(1);
}

registerFonts();
mkdirSync(folder, { recursive: true });
for (const [name, sheet] of Object.entries(sheets)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const path = join(folder, `${name}.png`);
  writeFileSync(path, encodePng(sheet.draw(makeCanvas)));
  process.stdout.write(`${sheet.title}: out/sheets/${name}.png\n`);
  // Drawn pictures are only given back to the system when the event loop turns.
  await new Promise((resolve) => setImmediate(resolve));
}
