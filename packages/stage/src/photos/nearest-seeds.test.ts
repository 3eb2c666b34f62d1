import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import { nearestSeeds, type SmallPicture } from './nearest-seeds.ts';

const WIDTH = 12;
const HEIGHT = 8;

/** A picture whose grey depends on the column. */
const picture = (greyAt: (column: number) => number): SmallPicture => ({
  width: WIDTH,
  height: HEIGHT,
  rgb: Float32Array.from({ length: WIDTH * HEIGHT * 3 }, (_, i) => greyAt(Math.floor(i / 3) % WIDTH)),
});

function seedsAt(...places: [column: number, row: number, owner: number][]): Uint8Array {
  const seeds = new Uint8Array(WIDTH * HEIGHT);
  for (const [column, row, owner] of places) seeds[row * WIDTH + column] = owner;
  return seeds;
}

describe('nearestSeeds', () => {
  it('leaves nobody’s cell when there are no seeds', () => {
    expect(
      nearestSeeds(
        picture(() => 100),
        seedsAt(),
      ).every((owner) => owner === 0),
    ).toBe(true);
  });

  it('gives everything to the only seed', () => {
    const owners = nearestSeeds(
      picture((column) => column * 20),
      seedsAt([3, 3, 7]),
    );
    expect(owners.every((owner) => owner === 7)).toBe(true);
  });

  it('parts even ground half way between two seeds', () => {
    const owners = nearestSeeds(
      picture(() => 80),
      seedsAt([0, 4, 1], [11, 4, 2]),
    );
    for (let row = 0; row < HEIGHT; row++) {
      expect(owners[row * WIDTH + 4]).toBe(1);
      expect(owners[row * WIDTH + 7]).toBe(2);
    }
  });

  it.each([2, 5, 9])('parts a picture at its edge in column %i, wherever the middle is', (edge) => {
    const owners = nearestSeeds(
      picture((column) => (column < edge ? 20 : 220)),
      seedsAt([0, 1, 1], [11, 6, 2]),
    );
    for (let at = 0; at < owners.length; at++) expect(owners[at]).toBe(at % WIDTH < edge ? 1 : 2);
  });

  it('leaves every seed its own cell', () => {
    const random = seededRandom(6);
    const seeds = Uint8Array.from({ length: WIDTH * HEIGHT }, () =>
      random() < 0.2 ? 1 + Math.floor(random() * 3) : 0,
    );
    const owners = nearestSeeds(
      picture(() => random() * 255),
      seeds,
    );
    for (const [at, seed] of seeds.entries()) if (seed !== 0) expect(owners[at]).toBe(seed);
  });

  it('leaves the seeds that it was given unchanged', () => {
    const seeds = seedsAt([1, 1, 1]);
    nearestSeeds(
      picture(() => 0),
      seeds,
    );
    expect(seeds).toEqual(seedsAt([1, 1, 1]));
  });
});
