import { describe, expect, it } from 'vitest';
import { blendPictures, joinShare } from './blend-pictures.ts';
import type { PicturePlanes } from './paint-mouth.ts';
import { flowBetween } from './picture-flow.ts';

const [WIDTH, HEIGHT] = [360, 480];
const STILL = () => ({ x: 0, y: 0 });

/** Something soft in one place with fine detail, before a still ground. */
function pictureAt(x: number, y: number): PicturePlanes {
  const luma = new Uint8Array(WIDTH * HEIGHT);
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const [dx, dy] = [(column - x) / 70, (row - y) / 90];
      const near = Math.exp(-(dx * dx + dy * dy));
      luma[row * WIDTH + column] =
        60 +
        30 * Math.sin(column / 11) * Math.cos(row / 13) * (1 - near) +
        near * 110 * (1 + 0.3 * Math.sin(dx * 9) * Math.cos(dy * 8));
    }
  }
  const grey = () => new Uint8Array((WIDTH * HEIGHT) / 4).fill(128);
  return { luma, blue: grey(), red: grey(), width: WIDTH, height: HEIGHT };
}

const greyOf = ({ luma }: PicturePlanes) => ({ data: luma, stride: WIDTH, width: WIDTH, height: HEIGHT });

/** How unlike two pictures are around a place, in grey levels. */
function unlike(a: PicturePlanes, b: PicturePlanes, x: number, y: number): number {
  let sum = 0;
  for (let row = y - 40; row < y + 40; row++) {
    for (let column = x - 40; column < x + 40; column++)
      sum += Math.abs(a.luma[row * WIDTH + column] - b.luma[row * WIDTH + column]);
  }
  return sum / 6400;
}

describe('blendPictures', () => {
  it('moves what is in another place instead of showing it twice', () => {
    const [from, to] = [pictureAt(170, 230), pictureAt(186, 240)];
    const flow = flowBetween(greyOf(from), greyOf(to), STILL);
    const out = pictureAt(0, 0);
    blendPictures({ from, to, flow, share: joinShare(0.5) }, out);
    const middle = pictureAt(178, 235);
    const twice = { ...out, luma: from.luma.map((value, k) => (value + to.luma[k]) / 2) };
    expect(unlike(out, middle, 178, 235)).toBeLessThan(3);
    expect(unlike(twice, middle, 178, 235)).toBeGreaterThan(2 * unlike(out, middle, 178, 235));
  });

  it('begins with the one picture and ends with the other', () => {
    const [from, to] = [pictureAt(170, 230), pictureAt(186, 240)];
    const flow = flowBetween(greyOf(from), greyOf(to), STILL);
    for (const [share, picture] of [
      [0, from],
      [1, to],
    ] as const) {
      const out = pictureAt(0, 0);
      blendPictures({ from, to, flow, share: joinShare(share) }, out);
      expect(Buffer.compare(out.luma, picture.luma)).toBe(0);
    }
  });
});
