import { expect, it } from 'vitest';
import { THUMB_BYTES } from './clip-track.ts';
import { packTrack, unpackTrack } from './track-bytes.ts';

const track = {
  ...{ width: 360, height: 640, fps: 30 },
  places: [
    [50, 0, 180, 0, 50, 420],
    [51, 1, 181, -1, 51, 421],
  ] as [number, number, number, number, number, number][],
  ...{
    light: [120, 121],
    faces: [[10, 20, 300, 500] as [number, number, number, number], [11, 21, 301, 501] as never],
  },
  ...{
    eyes: [1, 0.25],
    gazes: [0, 1],
    thumbs: new Uint8Array(2 * THUMB_BYTES).fill(7),
    mean: [[0, 0]] as [number, number][],
  },
  ...{ picture: Uint8Array.of(1, 2, 3), eyeWhite: [200, 198, 195] as [number, number, number], teeth: null, spans: [] },
};

const bytesOf = (parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

it('the track of a clip is read as it was written', () => {
  expect(unpackTrack(bytesOf(packTrack(track)))).toEqual(track);
});

it('a track from before eyes and gazes were measured knows none', () => {
  const [head = new Uint8Array(), ...rest] = packTrack(track);
  const { eyes: _, gazes: __, ...older } = JSON.parse(new TextDecoder().decode(head));
  const written = [new TextEncoder().encode(`${JSON.stringify(older)}\n`), ...rest];
  expect(unpackTrack(bytesOf(written))).toEqual({ ...track, eyes: [], gazes: [] });
});
