import { readFile } from 'node:fs/promises';
import { createLandmarker, type Landmarker } from '../landmarker.ts';

/** A landmarker that reads the vendored detector from this package's folder. */
export function createNodeLandmarker(): Promise<Landmarker> {
  return createLandmarker(
    async (name) => new Uint8Array(await readFile(new URL(`../../vendor/${name}`, import.meta.url))),
  );
}
