import { readPictures } from '../encode/read-pictures.ts';
import type { SegmentWriter } from '../encode/segment-writer.ts';
import { FILM_FPS } from '../film-format.ts';
import type { Planes } from '../picture.ts';
import { packedPlanes, planesOf } from './packed-planes.ts';

interface RepeatPictures {
  path: string;
  writer: SegmentWriter;
  frames: number;
  /** How much earlier the pictures are shown than in their film. */
  earlierSec: number;
  onFrame(picture: Planes, frame: number): void;
}

/** Writes the pictures of a film at our frame rate: every frame shows what is to be seen then; the last one stays. */
export async function repeatPictures({ path, writer, frames, earlierSec, onFrame }: RepeatPictures): Promise<void> {
  let shown: { packed: Buffer; picture: Planes } | undefined;
  let frame = 0;
  const writeUntil = async (end: number): Promise<void> => {
    for (; shown && frame < Math.min(end, frames); frame++) {
      await writer.write(shown.packed);
      onFrame(shown.picture, frame);
    }
  };
  await readPictures({
    path,
    async onPicture(planes, tSec) {
      await writeUntil(Math.round((tSec - earlierSec) * FILM_FPS));
      const packed = packedPlanes(planes);
      shown = { packed, picture: planesOf(packed, planes.width, planes.height) };
    },
  });
  await writeUntil(frames);
}
