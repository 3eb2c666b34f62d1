import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Planes } from '../picture.ts';
import { readUprightPictures, type UprightClip } from './upright-pictures.ts';

type Color = [luma: number, blue: number, red: number];

interface SeenClip {
  clip: UprightClip;
  /** upper left and right, lower left and right, in the sixth picture */
  fields: Color[];
  /** how many steps the white mark has made */
  marks: number[];
}

const FIELDS = [
  [0.25, 0.2],
  [0.75, 0.2],
  [0.25, 0.7],
  [0.75, 0.7],
] as const;
/** Red, green, blue and grey in BT.709, limited range. */
const COLORS: Color[] = [
  [62, 102, 240],
  [172, 42, 26],
  [32, 240, 118],
  [126, 128, 128],
];
const MARK_STEP_PX = 4;
const MARK_PX = 8;

async function read(name: string): Promise<SeenClip> {
  const path = fileURLToPath(new URL(`../../fixtures/clips/${name}`, import.meta.url));
  const marks: number[] = [];
  let fields: Color[] = [];
  let clip: UprightClip | undefined;
  await readUprightPictures({
    ...{ path, shortestSec: 0.5, longestSec: 10 },
    async onOpen(opened) {
      clip = opened;
    },
    async onPicture(planes, index) {
      if (index === 5) fields = FIELDS.map(([x, y]) => colorAt(planes, x, y));
      marks.push(markIn(planes));
    },
  });
  if (!clip) throw new Error('Nothing was read.');
  return { clip, fields, marks };
}

function colorAt({ luma, blue, red, lumaStride, chromaStride, width, height }: Planes, x: number, y: number): Color {
  const [column, row] = [Math.floor(x * width), Math.floor(y * height)];
  const chroma = (row >> 1) * chromaStride + (column >> 1);
  return [luma[row * lumaStride + column] ?? 0, blue[chroma] ?? 0, red[chroma] ?? 0];
}

function markIn({ luma, lumaStride, width, height }: Planes): number {
  const from = Math.floor(height * 0.95) * lumaStride;
  let [sum, weight] = [0, 0];
  for (let column = 0; column < width; column++) {
    const light = Math.max(0, (luma[from + column] ?? 0) - 100);
    sum += column * light;
    weight += light;
  }
  return (sum / weight + 0.5 - MARK_PX / 2) / MARK_STEP_PX - 1;
}

/** `off`: grey levels that a conversion may cost; `late`: for how many pictures a clip may show the one before. */
describe('a clip', () => {
  test.each([
    { name: 'plain.mp4', kind: 'H.264 in BT.709', off: 4, late: 0 },
    { name: 'bt601.mp4', kind: 'H.264 in BT.601', off: 8, late: 0 },
    { name: 'full-range.mp4', kind: 'H.264 in full range', off: 4, late: 0 },
    { name: 'vp9.webm', kind: 'VP9 in WebM, as browsers record', off: 4, late: 0 },
    { name: 'variable-rate.mp4', kind: 'a variable rate', off: 4, late: 3 },
    { name: 'hevc-turned-right.mov', kind: 'HEVC of a phone held upright', off: 4, late: 0 },
    { name: 'turned-left.mp4', kind: 'a phone turned to the other side', off: 4, late: 0 },
    { name: 'upside-down.mp4', kind: 'a phone upside down', off: 4, late: 0 },
    { name: 'hlg.mov', kind: 'HDR as phones record it (HLG)', off: 20, late: 0 },
    { name: 'pq.mov', kind: 'HDR of cameras (PQ)', off: 20, late: 0 },
  ])('is read with its colors, upright and in time: $kind', async ({ name, off, late }) => {
    const { clip, fields, marks } = await read(name);
    expect([clip.width, clip.height]).toEqual([160, 240]);
    for (const [k, color] of COLORS.entries()) {
      for (const [n, value] of color.entries())
        expect(Math.abs((fields[k]?.[n] ?? 0) - value)).toBeLessThanOrEqual(off);
    }
    expect(marks.length).toBeGreaterThanOrEqual(25);
    for (const [index, mark] of marks.slice(0, 25).entries()) {
      expect(index - mark).toBeGreaterThan(-0.6);
      expect(index - mark).toBeLessThan(late + 0.6);
    }
  });
});
