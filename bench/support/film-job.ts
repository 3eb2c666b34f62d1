import { join } from 'node:path';
import { encodeAgain, writeRawPictures } from '@herald/film/testing';

/** Runs one measured process: `raw <video> <out>` or `encode <raw> <width> <height> <folder>`. */
const [what, ...args] = process.argv.slice(2) as [string, ...string[]];

if (what === 'raw') await writeRawPictures(args[0] ?? '', args[1] ?? '');
if (what === 'encode') await encode();

async function encode(): Promise<void> {
  const [raw = '', width, height, folder = ''] = args;
  const format = { width: Number(width), height: Number(height), fps: 30 };
  await encodeAgain(raw, format, join(folder, 'again.mp4'));
}
