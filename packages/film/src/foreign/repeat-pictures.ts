import { FILM_FPS } from '@herald/media/film-pieces';
import { readPictures } from '../encode/read-pictures.ts';
import type { SegmentWriter } from '../encode/segment-writer.ts';
import type { FilmFormat } from '../film-format.ts';
import { packedPlanes, planesOf } from '../packed-planes.ts';
import type { Planes } from '../picture.ts';

interface RepeatPictures {
  path: string;
  writer: SegmentWriter;
  frames: number;
  /** How much earlier the pictures are shown than in their film. */
  earlierSec: number;
  /** Makes a frame of a picture; the picture as it is when left out. Planes that follow each other, in the film's size. */
  dress?: Dress | undefined;
  onFrame(picture: Planes, frame: number): void;
}

interface Dress {
  format: Pick<FilmFormat, 'width' | 'height'>;
  dress(picture: Planes, frame: number): Uint8Array;
}

/** Writes the pictures of a film at our frame rate: every frame shows what is to be seen then; the last one stays. */
export async function repeatPictures({
  path,
  writer,
  frames,
  earlierSec,
  dress,
  onFrame,
}: RepeatPictures): Promise<void> {
  let shown: { packed: Buffer; picture: Planes } | undefined;
  let frame = 0;
  const writeUntil = async (end: number): Promise<void> => {
    for (; shown && frame < Math.min(end, frames); frame++) {
      const made = dress ? dressed(dress, shown.picture, frame) : shown;
      await writer.write(made.packed);
      onFrame(made.picture, frame);
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

function dressed(dress: Dress, picture: Planes, frame: number) {
  const { width, height } = dress.format;
  const packed = dress.dress(picture, frame);
  return { packed, picture: planesOf(packed, width, height) };
}
