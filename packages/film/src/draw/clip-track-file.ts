import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Affine, ClipTrack } from '@herald/stage/clips';
import { FilmError } from '../film-error.ts';

const VERSION = 1;
const NUMBERS_PER_FRAME = 6 + 1 + 4;
const BYTES_PER_NUMBER = 4;

type Head = Omit<ClipTrack, 'places' | 'light' | 'faces' | 'thumbs' | 'picture' | 'teeth'> & {
  version: number;
  frames: number;
  thumbBytes: number;
  pictureBytes: number;
  teeth: (Omit<NonNullable<ClipTrack['teeth']>, 'picture'> & { picture: string }) | null;
};

/** A line of JSON, then the numbers of every picture, the tiny pictures and the mean picture; compressed as a whole. */
export async function writeTrack(path: string, track: ClipTrack): Promise<void> {
  const { places, light, faces, thumbs, picture, teeth, ...rest } = track;
  const head: Head = {
    version: VERSION,
    frames: places.length,
    thumbBytes: thumbs.length,
    pictureBytes: picture.length,
    ...rest,
    teeth: teeth && { ...teeth, picture: Buffer.from(teeth.picture).toString('base64') },
  };
  const numbers = Float32Array.from(places.flatMap((place, i) => [...place, light[i] ?? 0, ...(faces[i] ?? [])]));
  const line = Buffer.from(`${JSON.stringify(head)}\n`);
  const bytes = Buffer.concat([line, Buffer.from(numbers.buffer), thumbs, picture]);
  await writeFile(path, await promisify(gzip)(bytes));
}

export async function readTrack(path: string): Promise<ClipTrack> {
  const bytes = await readFile(path).then(promisify(gunzip) as (packed: Buffer) => Promise<Buffer>, () => {
    throw new FilmError('bad_clip', 'The clip of this presenter is missing.');
  });
  const end = bytes.indexOf('\n');
  const head = JSON.parse(bytes.toString('utf8', 0, end)) as Head;
  if (head.version !== VERSION)
    throw new FilmError('bad_clip', 'This presenter was prepared by another version. Prepare the clip again.');
  const { version: _, frames, thumbBytes, pictureBytes, teeth, ...rest } = head;
  const numbersAt = end + 1;
  const thumbsAt = numbersAt + frames * NUMBERS_PER_FRAME * BYTES_PER_NUMBER;
  const numbers = new Float32Array(Uint8Array.from(bytes.subarray(numbersAt, thumbsAt)).buffer);
  const rows = Array.from({ length: frames }, (_row, i) => [
    ...numbers.subarray(i * NUMBERS_PER_FRAME, (i + 1) * NUMBERS_PER_FRAME),
  ]);
  return {
    ...rest,
    places: rows.map((row) => row.slice(0, 6) as unknown as Affine),
    light: rows.map((row) => row[6] ?? 0),
    faces: rows.map((row) => row.slice(7) as [number, number, number, number]),
    thumbs: Uint8Array.from(bytes.subarray(thumbsAt, thumbsAt + thumbBytes)),
    picture: Uint8Array.from(bytes.subarray(thumbsAt + thumbBytes, thumbsAt + thumbBytes + pictureBytes)),
    teeth: teeth && { ...teeth, picture: Uint8Array.from(Buffer.from(teeth.picture, 'base64')) },
  };
}
