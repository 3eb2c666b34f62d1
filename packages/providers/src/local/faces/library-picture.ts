import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { MadeImage } from '@herald/media/engines/image-engine';

const SIZE = { widthPx: 360, heightPx: 480 };
const NAME = /^[a-z]+$/;

/** Found by name rather than by path, so that a bundle of this file finds the same folder. */
const require = createRequire(import.meta.url);
const kept = new Map<string, MadeImage>();

/** The picture of a character of the library; undefined when there is no such character. */
export async function libraryPicture(presetId: string): Promise<MadeImage | undefined> {
  const known = kept.get(presetId);
  if (known || !NAME.test(presetId)) return known;
  const path = pathOf(presetId);
  if (!path) return undefined;
  const picture: MadeImage = { bytes: new Uint8Array(await readFile(path)), format: 'webp', ...SIZE };
  kept.set(presetId, picture);
  return picture;
}

function pathOf(presetId: string): string | undefined {
  try {
    return require.resolve(`@herald/stage/thumbnails/${presetId}.webp`);
  } catch {
    return undefined;
  }
}
