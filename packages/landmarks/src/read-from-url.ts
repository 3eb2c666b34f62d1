import type { ReadFile } from '../vendor/face-mesh.mjs';

/** Reads the detector's files in a browser, from the folder that serves `@herald/landmarks/vendor`. */
export function readFromUrl(baseUrl: string): ReadFile {
  const folder = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  return async (name) => {
    const answer = await fetch(folder + name);
    if (!answer.ok) throw new Error(`The face detector could not be loaded (${name}: ${answer.status}).`);
    return new Uint8Array(await answer.arrayBuffer());
  };
}
