import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createLandmarker, type Landmarker } from '../landmarker.ts';

/** Found by name rather than by path, so that a bundle of this file finds the same folder. */
const require = createRequire(import.meta.url);

/** A landmarker that reads the vendored detector from this package's folder. */
export function createNodeLandmarker(): Promise<Landmarker> {
  return createLandmarker(
    async (name) => new Uint8Array(await readFile(require.resolve(`@herald/landmarks/vendor/${name}`))),
  );
}
