import type { ClipPreparer } from '@herald/media/clips';

/** Development runs the source, production a bundle beside the caller's. */
const faceReader = new URL(
  import.meta.url.endsWith('.ts') ? './faces/face-reader.ts' : './face-reader.mjs',
  import.meta.url,
).href;

/** Makes a presenter of a person's own clip. Film is loaded with the first one. */
export const prepareLocalClip: ClipPreparer = async (clip) => {
  const { prepareClip } = await import('@herald/film');
  return prepareClip(clip, faceReader);
};
