import { expect, test } from 'vitest';
import { PictureDigest } from './picture-digest.ts';

const FPS = 30;

function digestOf(pictures: [frame: number, coded: number[]][]): string {
  const digest = new PictureDigest(FPS);
  for (const [frame, coded] of pictures) digest.add(Uint8Array.from(coded), frame / FPS);
  return digest.toText();
}

const FILM: [number, number[]][] = [
  [0, [1, 2, 3]],
  [2, [4]],
  [1, [5, 6]],
];

test('equal pictures at equal frames have equal digests', () => {
  expect(digestOf(FILM)).toBe(digestOf(structuredClone(FILM)));
});

test.each([
  [
    'a picture is another one',
    [
      [0, [1, 2, 3]],
      [2, [4]],
      [1, [5, 7]],
    ],
  ],
  [
    'a picture is shown a frame later',
    [
      [0, [1, 2, 3]],
      [3, [4]],
      [1, [5, 6]],
    ],
  ],
  [
    'a picture is missing',
    [
      [0, [1, 2, 3]],
      [2, [4]],
    ],
  ],
  [
    'pictures are swapped',
    [
      [2, [4]],
      [0, [1, 2, 3]],
      [1, [5, 6]],
    ],
  ],
  [
    'bytes went from one picture to the next',
    [
      [0, [1, 2]],
      [2, [3, 4]],
      [1, [5, 6]],
    ],
  ],
] as [string, [number, number[]][]][])('the digest is another one when %s', (_what, pictures) => {
  expect(digestOf(pictures)).not.toBe(digestOf(FILM));
});
