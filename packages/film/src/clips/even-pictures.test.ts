import { expect, it } from 'vitest';
import { i420Bytes } from '../film-format.ts';
import { planesOf } from '../packed-planes.ts';
import { EvenPictures } from './even-pictures.ts';

const SIZE = { width: 160, height: 160 };
const SOFT_PX = 9;

/** A soft light at a place, in a room of some brightness. */
function lightAt(x: number, room = 60): Buffer {
  const picture = Buffer.alloc(i420Bytes(SIZE), 128);
  for (let row = 0, k = 0; row < SIZE.height; row++)
    for (let column = 0; column < SIZE.width; column++, k++)
      picture[k] =
        room + (room > 100 ? -90 : 150) * Math.exp(-(((column - x) / SOFT_PX) ** 2) - ((row - 80) / 30) ** 2);
  return picture;
}

/** Where the light of a picture is. */
function placeIn(picture: Buffer): number {
  let [sum, weighted] = [0, 0];
  for (let k = 0; k < SIZE.width * SIZE.height; k++) {
    const light = Math.max(0, (picture[k] ?? 0) - 70);
    sum += light;
    weighted += light * (k % SIZE.width);
  }
  return weighted / sum;
}

async function evened(pictures: readonly Buffer[]): Promise<Buffer[]> {
  const out: Buffer[] = [];
  const even = new EvenPictures(SIZE, async (packed, index) => {
    expect(index).toBe(out.length);
    out.push(Buffer.from(packed));
  });
  for (const picture of pictures) await even.see(planesOf(picture, SIZE.width, SIZE.height));
  await even.finish();
  return out;
}

it('puts a picture half way where one comes twice on the way', async () => {
  const places = [30, 34, 38, 38, 42, 46, 50, 54, 54, 58];
  const out = (await evened(places.map((x) => lightAt(x)))).map(placeIn);
  const asked = [30, 34, 38, 40, 42, 46, 50, 54, 56, 58];
  expect(out).toHaveLength(asked.length);
  for (const [k, place] of asked.entries()) expect(Math.abs((out[k] ?? 0) - place)).toBeLessThan(0.5);
});

it('leaves pictures as they are where none comes twice, and where nothing moves', async () => {
  const moving = [30, 34, 38, 42, 46].map((x) => lightAt(x));
  expect(await evened(moving)).toEqual(moving);
  for (const rest of [3, 4, 5, 6]) {
    const resting = [30, 34, ...new Array(rest + 1).fill(38), 42, 46].map((x) => lightAt(x));
    expect(await evened(resting)).toEqual(resting);
  }
});

it('leaves gentle movement as it is after a fast one', async () => {
  const fast = Array.from({ length: 12 }, (_, k) => lightAt(20 + 5 * k));
  const gentle = Array.from({ length: 20 }, (_, k) => lightAt(75.8 + 0.8 * k));
  expect(await evened([...fast, ...gentle])).toEqual([...fast, ...gentle]);
});

it('leaves a picture before a cut as it is', async () => {
  const cut = [...[30, 31, 32, 32].map((x) => lightAt(x)), Buffer.alloc(i420Bytes(SIZE), 200)];
  expect(await evened(cut)).toEqual(cut);
});

it('still finds what comes twice after a cut', async () => {
  const before = [30, 34, 38, 42].map((x) => lightAt(x));
  const after = [30, 34, 38, 38, 42, 46].map((x) => lightAt(x, 200));
  const out = await evened([...before, ...after]);
  const changed = out.flatMap((picture, k) => (picture.equals([...before, ...after][k] ?? picture) ? [] : [k]));
  expect(changed).toEqual([7]);
});
