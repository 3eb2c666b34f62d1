import type { Affine } from './affine.ts';
import type { ClipTrack } from './clip-track.ts';

const VERSION = 1;
const NUMBERS_PER_FRAME = 6 + 1 + 4;
const BYTES_PER_NUMBER = 4;
const LINE_END = 10;

type Head = Omit<ClipTrack, 'places' | 'light' | 'faces' | 'thumbs' | 'picture' | 'teeth' | 'eyes' | 'gazes'> & {
  version: number;
  frames: number;
  thumbBytes: number;
  pictureBytes: number;
  eyes?: number[];
  gazes?: number[];
  teeth: (Omit<NonNullable<ClipTrack['teeth']>, 'picture'> & { picture: string }) | null;
};

/** A line of JSON, then the numbers of every picture, the tiny pictures and the mean picture. */
export function packTrack(track: ClipTrack): Uint8Array[] {
  const { places, light, faces, thumbs, picture, teeth, ...rest } = track;
  const head: Head = {
    version: VERSION,
    frames: places.length,
    thumbBytes: thumbs.length,
    pictureBytes: picture.length,
    ...rest,
    teeth: teeth && {
      ...teeth,
      picture: btoa(Array.from(teeth.picture, (byte) => String.fromCharCode(byte)).join('')),
    },
  };
  const numbers = Float32Array.from(places.flatMap((place, i) => [...place, light[i] ?? 0, ...(faces[i] ?? [])]));
  return [new TextEncoder().encode(`${JSON.stringify(head)}\n`), new Uint8Array(numbers.buffer), thumbs, picture];
}

/** The track in these bytes; undefined where another version wrote them. */
export function unpackTrack(bytes: Uint8Array): ClipTrack | undefined {
  const end = bytes.indexOf(LINE_END);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as Head;
  if (head.version !== VERSION) return undefined;
  const { version: _, frames, thumbBytes, pictureBytes, teeth, eyes = [], gazes = [], ...rest } = head;
  const numbersAt = end + 1;
  const thumbsAt = numbersAt + frames * NUMBERS_PER_FRAME * BYTES_PER_NUMBER;
  const numbers = new Float32Array(Uint8Array.from(bytes.subarray(numbersAt, thumbsAt)).buffer);
  const rows = Array.from({ length: frames }, (_row, i) => [
    ...numbers.subarray(i * NUMBERS_PER_FRAME, (i + 1) * NUMBERS_PER_FRAME),
  ]);
  return {
    ...rest,
    eyes,
    gazes,
    places: rows.map((row) => row.slice(0, 6) as unknown as Affine),
    light: rows.map((row) => row[6] ?? 0),
    faces: rows.map((row) => row.slice(7) as [number, number, number, number]),
    thumbs: Uint8Array.from(bytes.subarray(thumbsAt, thumbsAt + thumbBytes)),
    picture: Uint8Array.from(bytes.subarray(thumbsAt + thumbBytes, thumbsAt + thumbBytes + pictureBytes)),
    teeth: teeth && { ...teeth, picture: Uint8Array.from(atob(teeth.picture), (letter) => letter.charCodeAt(0)) },
  };
}
