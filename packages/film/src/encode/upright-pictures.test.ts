import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Planes } from '../picture.ts';
import { SegmentWriter } from './segment-writer.ts';
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

/** A white bar goes over a dark picture by the same way in each picture of the file. */
describe('a clip of a European camera, 25 pictures a second', () => {
  const [width, height, stepPx] = [320, 240, 5];
  let path = '';
  beforeAll(async () => {
    path = join(await mkdtemp(join(tmpdir(), 'herald-25-')), 'clip.mp4');
    const writer = await SegmentWriter.open(path, { width, height, fps: 25 });
    for (let frame = 0; frame < 50; frame++) {
      const luma = Buffer.alloc(width * height, 40);
      for (let row = 0; row < height; row++)
        luma.fill(200, row * width + 20 + frame * stepPx, row * width + 44 + frame * stepPx);
      await writer.write(Buffer.concat([luma, Buffer.alloc((width * height) / 2, 128)]));
    }
    await writer.finish();
    await writer.close();
  });
  afterAll(() => rm(dirname(path), { recursive: true }));

  test('goes on evenly in a film of 30: no picture stands still, none jumps', async () => {
    const places: number[] = [];
    await readUprightPictures({
      ...{ path, shortestSec: 0.5, longestSec: 10, onOpen: async () => {} },
      async onPicture({ luma, lumaStride }) {
        const row = luma.subarray(100 * lumaStride, 100 * lumaStride + width);
        const light = Array.from(row, (value) => Math.max(0, value - 60));
        const sum = light.reduce((all, value) => all + value, 0);
        places.push(light.reduce((all, value, x) => all + value * x, 0) / sum);
      },
    });
    expect(places.length).toBeGreaterThanOrEqual(56);
    const steps = places.slice(1, 55).map((place, index) => place - (places[index] ?? 0));
    const evenPx = (stepPx * 25) / 30;
    expect(Math.min(...steps)).toBeGreaterThan(0.7 * evenPx);
    expect(Math.max(...steps)).toBeLessThan(1.3 * evenPx);
  });
});

/** One second as browsers record it, changed before it is read. */
describe('a recording of one second', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'herald-recording-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function refusalOf(
    change: (recording: Buffer) => Buffer,
    { shortestSec, longestSec }: { shortestSec: number; longestSec: number },
  ): Promise<unknown> {
    const path = join(folder, 'recording.webm');
    const recording = await readFile(new URL('../../fixtures/clips/vp9.webm', import.meta.url));
    await writeFile(path, change(recording));
    const none = async () => {};
    return readUprightPictures({ path, shortestSec, longestSec, onOpen: none, onPicture: none }).catch(
      (error: unknown) => error,
    );
  }

  test('is refused as too long where the file does not say how long it is', async () => {
    expect(await refusalOf(withoutDuration, { shortestSec: 0.1, longestSec: 0.5 })).toMatchObject({
      code: 'bad_clip',
      message: 'This clip is longer than 0.5 s. Film a shorter one.',
    });
  });

  test('is refused with the second up to which it can be read where it was cut off, however much is left', async () => {
    const cutOff = (recording: Buffer) => recording.subarray(0, recording.length * 0.75);
    expect(await refusalOf(cutOff, { shortestSec: 0.1, longestSec: 10 })).toMatchObject({
      code: 'bad_clip',
      message: expect.stringMatching(
        /^Only the first 0\.\d s of 1\.\d s can be read\. Save the clip again, then send it\.$/,
      ),
    });
  });
});

describe('a clip of two seconds', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'herald-two-seconds-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Of noise, so that its bytes are spread evenly over its pictures. */
  async function film(fps: number): Promise<string> {
    const path = join(folder, `${fps}.mp4`);
    const writer = await SegmentWriter.open(path, { width: 160, height: 240, fps });
    for (let frame = 0; frame < 2 * fps; frame++) await writer.write(randomBytes(160 * 240 * 1.5));
    await writer.finish();
    await writer.close();
    return path;
  }

  const refusalOf = (path: string): Promise<unknown> => {
    const none = async () => {};
    return readUprightPictures({ path, shortestSec: 0.5, longestSec: 10, onOpen: none, onPicture: none }).catch(
      (error: unknown) => error,
    );
  };

  test('is refused with the second from which on it is damaged, and what to do', async () => {
    const path = await film(30);
    const bytes = await readFile(path);
    randomBytes(bytes.length / 4).copy(bytes, bytes.length / 2);
    await writeFile(path, bytes);
    expect(await refusalOf(path)).toMatchObject({
      message: expect.stringMatching(
        /^This file is damaged from (0\.9|1\.\d) s on: large parts of it cannot be read\. Save the clip again, then send it\.$/,
      ),
    });
  });

  test('is refused below ten pictures a second in words that name this limit, and taken from there on', async () => {
    expect(await refusalOf(await film(5))).toMatchObject({
      message: 'This clip has 5.0 pictures a second. Film with at least 10, better with 24 or more.',
    });
    expect(await refusalOf(await film(10))).toBeUndefined();
  });
});

/** Turns the element with the duration into an empty one. */
function withoutDuration(recording: Buffer): Buffer {
  const at = recording.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  expect(at).toBeGreaterThan(0);
  recording[at] = 0xec;
  return recording;
}
