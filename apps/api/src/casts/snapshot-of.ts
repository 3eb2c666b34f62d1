import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Snapshot } from '@herald/core/avatars';
import { readPictureHeader } from '@herald/media/picture-header';
import { redrawPicture } from '../uploads/redraw-picture.ts';
import { UPLOAD_FOLDER_PREFIX } from '../uploads/sweep-uploads.ts';

const KEPT_SIDE_PX = 640;
const MAX_PIXELS = 50_000_000;

/** A picture of a service as Herald keeps it: decoded and encoded again, like one that was uploaded. */
export async function snapshotOf(bytes: Uint8Array): Promise<Snapshot | undefined> {
  const header = readPictureHeader(bytes);
  const isUsable = typeof header === 'object' && header.isWhole && header.widthPx * header.heightPx <= MAX_PIXELS;
  if (!isUsable) return undefined;
  const folder = await mkdtemp(join(tmpdir(), UPLOAD_FOLDER_PREFIX));
  const [path, outPath] = [join(folder, 'theirs'), join(folder, 'ours')];
  try {
    await writeFile(path, bytes);
    const drawn = await redrawPicture({ path, outPath, format: 'webp', maxSidePx: KEPT_SIDE_PX });
    return drawn && { bytes: await readFile(outPath), format: 'webp' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
