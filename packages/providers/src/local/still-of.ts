import { writeFile } from 'node:fs/promises';
import type { VideoOrder } from '@herald/media/engines/video-order';
import { inFaceThread } from './faces/in-face-thread.ts';

/** The first picture of a film, for engines that film a picture: the presenter in their place, without words and cards. */
export async function stillOf(order: VideoOrder, path: string): Promise<void> {
  await writeFile(path, await inFaceThread('still', order));
}
