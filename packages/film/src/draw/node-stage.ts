import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readPictureHeader } from '@herald/media/picture-header';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { Context2D, MakeCanvas, Picture, Canvas as StageCanvas } from '@herald/stage';
import { drawableFont, sceneFonts } from '@herald/stage';
import { type Canvas, createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import { FilmError } from '../film-error.ts';

const require = createRequire(import.meta.url);
/** Flat logos may be low. */
const LEAST = { longSidePx: 64, shortSidePx: 32 };
const registered = new Set<string>();

/** The stage draws on the canvas of Node; the two describe the same thing in slightly different types. */
export const makeCanvas: MakeCanvas = (width, height) => createCanvas(width, height) as unknown as StageCanvas;

export function stageContext(canvas: Canvas): Context2D {
  return canvas.getContext('2d') as unknown as Context2D;
}

/** Makes the letters of a scene known to the canvas. */
export function registerFontsOf(spec: SceneSpec): void {
  for (const font of sceneFonts(spec).fonts) {
    if (registered.has(font.family)) continue;
    const file = drawableFont(readFileSync(require.resolve(font.file)));
    if (!GlobalFonts.register(Buffer.from(file), font.family))
      throw new FilmError('drawing', `The font ${font.file} cannot be read.`);
    registered.add(font.family);
  }
}

export interface LoadedPictures {
  pictures: Map<string, Picture>;
  /** by the names of a scene; changes when the file changes */
  fingerprints: Map<string, string>;
}

export async function loadPictures(paths: Record<string, string>): Promise<LoadedPictures> {
  const pictures = new Map<string, Picture>();
  const fingerprints = new Map<string, string>();
  for (const [name, path] of Object.entries(paths).sort()) {
    const bytes = await readFile(path).catch(() => {
      throw new FilmError('bad_picture', `The picture ${path} cannot be opened.`);
    });
    assertUsable(bytes, path);
    const picture = await loadImage(bytes).catch(() => {
      throw new FilmError('bad_picture', `The file ${path} is not a picture that can be read. Use png, jpg or webp.`);
    });
    pictures.set(name, picture);
    fingerprints.set(name, createHash('sha256').update(bytes).digest('hex'));
  }
  return { pictures, fingerprints };
}

/** A decoder fills the missing part of a cut file with nothing, so the header has to tell. */
function assertUsable(bytes: Uint8Array, path: string): void {
  const header = readPictureHeader(bytes);
  if (header === 'unknown') return;
  if (header === 'cut' || !header.isWhole) {
    throw new FilmError('bad_picture', `The picture ${path} is cut off. Save or download it again.`);
  }
  const { longSidePx, shortSidePx } = LEAST;
  const [shorter, longer] = [header.widthPx, header.heightPx].sort((a, b) => a - b);
  if (shorter < shortSidePx || longer < longSidePx) {
    const size = `${header.widthPx} x ${header.heightPx}`;
    throw new FilmError(
      'bad_picture',
      `The picture ${path} has only ${size} pixels. Use one of at least ${longSidePx} x ${shortSidePx}.`,
    );
  }
}
