import { describe, expect, it } from 'vitest';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { contextOf } from '../canvas/context-of.ts';
import type { Point } from '../math/point.ts';
import { seededRandom } from '../math/seeded-random.ts';
import { type MemoryPicture, PixelMemory } from './pixel-memory.ts';

const WIDTH = 37;
const HEIGHT = 23;
const WHOLE = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/** Every kind of pixel: empty, opaque, and all between. */
function scattered(seed: number, opaque = false): Canvas {
  const random = seededRandom(seed);
  const canvas = makeCanvas(WIDTH, HEIGHT);
  const pixels = contextOf(canvas).createImageData(WIDTH, HEIGHT);
  for (let i = 0; i < pixels.data.length; i++) {
    const isAlpha = i % 4 === 3;
    const kind = Math.floor(i / 40) % 3;
    pixels.data[i] = isAlpha && (opaque || kind === 0) ? 255 : isAlpha && kind === 1 ? 0 : Math.floor(random() * 256);
  }
  contextOf(canvas).putImageData(pixels, 0, 0);
  return canvas;
}

const multipliedBytes = (canvas: Canvas): number[] => {
  const { data } = contextOf(canvas).getImageData(0, 0, WIDTH, HEIGHT);
  return Array.from(data, (value, i) => (i % 4 === 3 ? value : Math.round((value * data[i | 3]) / 255)));
};

function over(upper: number[], lower: number[]): number[] {
  return lower.map((below, i) => upper[i] + Math.round((below * (255 - upper[i | 3])) / 255));
}

function furthest(a: ArrayLike<number>, b: ArrayLike<number>): number {
  expect(a.length).toBe(b.length);
  return Math.max(...Array.from(a, (value, i) => Math.abs(value - b[i])));
}

function loaded(canvas: Canvas, left = 0, top = 0): { memory: PixelMemory; picture: MemoryPicture } {
  const memory = new PixelMemory();
  return { memory, picture: memory.load(canvas, left, top) };
}

const colorAt = (memory: PixelMemory, picture: MemoryPicture, x: number, y: number): number[] => [
  ...memory.bytesOf(picture).slice((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 4),
];

describe('pictures in memory', () => {
  it('take only what they show of opaque pixels put down', () => {
    const memory = new PixelMemory();
    const picture = memory.picture({ x: 10, y: 5, width: 4, height: 3 });
    const beside = memory.picture({ x: 0, y: 0, width: 4, height: 3 });
    const pixels = Uint8ClampedArray.from({ length: 20 * 10 * 4 }, (_, i) => i % 251);
    memory.putRows(picture, pixels, { x: 8, y: 6, width: 20, height: 10 });
    memory.putRows(picture, pixels, { x: 40, y: 6, width: 20, height: 10 });
    expect(colorAt(memory, picture, 0, 0)).toEqual([0, 0, 0, 0]);
    expect(colorAt(memory, picture, 0, 1)).toEqual([...pixels.slice(8, 12)]);
    expect(colorAt(memory, picture, 3, 2)).toEqual([...pixels.slice((20 + 5) * 4, (20 + 6) * 4)]);
    expect(memory.bytesOf(beside).every((value) => value === 0)).toBe(true);
  });

  it('hold the colours of a canvas multiplied by alpha, and give them back', () => {
    const canvas = scattered(1);
    const { memory, picture } = loaded(canvas);
    expect(furthest(memory.bytesOf(picture), multipliedBytes(canvas))).toBeLessThanOrEqual(1);
    memory.divideByAlpha(picture);
    memory.multiplyByAlpha(picture);
    expect(furthest(memory.bytesOf(picture), multipliedBytes(canvas))).toBeLessThanOrEqual(1);
  });

  it.each([
    [0, 0],
    [0.5, 0],
    [0, 0.25],
    [0.625, 0.875],
  ])('are copied with %d to the right and %d down, between pixels', (right, down) => {
    const canvas = scattered(3, true);
    const { memory, picture } = loaded(canvas, -2, -3);
    const to = memory.picture({ x: 0, y: 0, width: WIDTH - 4, height: HEIGHT - 5 });
    memory.copyBetween(picture, to, { right, down });
    const source = contextOf(canvas).getImageData(0, 0, WIDTH, HEIGHT).data;
    const at = (x: number, y: number, channel: number) => source[(y * WIDTH + x) * 4 + channel];
    const between = (x: number, y: number, channel: number) => {
      const row = (line: number) => (1 - right) * at(x + 2, line, channel) + right * at(x + 1, line, channel);
      return (1 - down) * row(y + 3) + down * row(y + 2);
    };
    for (const [x, y] of [
      [0, 0],
      [7, 3],
      [WIDTH - 5, HEIGHT - 6],
    ] as const)
      expect(
        furthest(
          colorAt(memory, to, x, y),
          [0, 1, 2, 3].map((channel) => between(x, y, channel)),
        ),
      ).toBeLessThan(0.6);
  });

  it('keep their pixels while more memory is taken', () => {
    const { memory, picture } = loaded(scattered(1));
    const before = memory.bytesOf(picture).slice();
    memory.picture({ x: 0, y: 0, width: 2000, height: 2000 });
    expect(memory.bytesOf(picture)).toEqual(before);
  });

  it('lie in memory that grows in few steps, since every step is counted as all of it anew', () => {
    const memory = new PixelMemory();
    const buffers = new Set<ArrayBuffer>();
    for (let picture = 0; picture < 200; picture++) {
      memory.picture({ x: 0, y: 0, width: 100, height: 100 });
      buffers.add(memory.kernel.memory.buffer);
    }
    expect(buffers.size).toBeLessThanOrEqual(3);
  });

  it('are put over each other pixel by pixel', () => {
    const [upper, lower] = [scattered(2), scattered(3, true)];
    const { memory, picture } = loaded(lower);
    memory.blend(memory.load(upper, 0, 0), picture, WHOLE);
    expect(furthest(memory.bytesOf(picture), over(multipliedBytes(upper), multipliedBytes(lower)))).toBeLessThanOrEqual(
      1,
    );
  });

  it('are put over each other alike when the colours come plain', () => {
    const [upper, lower] = [scattered(2), scattered(3, true)];
    const { memory, picture } = loaded(lower);
    const plain = memory.picture(WHOLE);
    memory.bytesOf(plain).set(contextOf(upper).getImageData(0, 0, WIDTH, HEIGHT).data);
    memory.blendPlain(plain, picture, WHOLE);
    expect(furthest(memory.bytesOf(picture), over(multipliedBytes(upper), multipliedBytes(lower)))).toBeLessThanOrEqual(
      1,
    );
  });

  it('stay clear where nothing is put over nothing', () => {
    const memory = new PixelMemory();
    const [a, b] = [memory.picture(WHOLE), memory.picture(WHOLE)];
    memory.blend(a, b, WHOLE);
    expect(memory.bytesOf(b).every((value) => value === 0)).toBe(true);
  });

  it('are changed within an area only, anywhere in the frame', () => {
    const { memory, picture } = loaded(scattered(4, true), 10, 20);
    const before = memory.bytesOf(picture).slice();
    const other = memory.load(scattered(5, true), 5, 24);
    const area = { x: 12, y: 22, width: 9, height: 11 };
    memory.copy(other, picture, area);
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        const inside = x >= 2 && x < 11 && y >= 4 && y < 13;
        const expected = inside
          ? colorAt(memory, other, x + 5, y - 4)
          : [...before.slice((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 4)];
        expect(colorAt(memory, picture, x, y), `${x},${y}`).toEqual(expected);
      }
    }
  });

  it('do not mind an area beyond both', () => {
    const { memory, picture } = loaded(scattered(4, true));
    const before = memory.bytesOf(picture).slice();
    for (const area of [
      { x: -90, y: 0, width: 50, height: 9 },
      { x: 0, y: 400, width: 9, height: 9 },
    ])
      memory.blend(picture, picture, area);
    expect(memory.bytesOf(picture)).toEqual(before);
  });
});

const shareAt = (y: number) => (1 - y / 60) ** 2 * (3 - 2 * (1 - y / 60));

describe('a picture whose top rises', () => {
  function gradient(): Canvas {
    const canvas = makeCanvas(8, 64);
    const ctx = contextOf(canvas);
    for (let y = 0; y < 64; y++) {
      ctx.fillStyle = `rgb(${y * 4},${y * 4},${y * 4})`;
      ctx.fillRect(0, y, 8, 1);
    }
    return canvas;
  }
  const risen = (rise: number) => {
    const memory = new PixelMemory();
    const within = { x: 0, y: 0, width: 8, height: 80 };
    const frame = memory.picture(within);
    memory.stretch(memory.load(gradient(), 0, 10), frame, { rows: 50, rise, within });
    return { memory, frame };
  };

  it.each([0, 2.5, -2.5, 3])('a stretch by %d pixels keeps the lowest row and moves the others evenly', (rise) => {
    const { memory, frame } = risen(rise);
    for (let y = Math.ceil(11 - rise); y < 60; y++) {
      const row = ((y + 0.5 - (10 - rise)) * 50) / (50 + rise) - 0.5;
      expect(Math.abs(colorAt(memory, frame, 3, y)[0] - row * 4), `row ${y}`).toBeLessThanOrEqual(3);
    }
    expect(colorAt(memory, frame, 3, 60)).toEqual([0, 0, 0, 0]);
    expect(colorAt(memory, frame, 3, Math.floor(9 - rise))).toEqual([0, 0, 0, 0]);
  });

  /** Columns of 8 greys, leaning; what a place shows tells from which column it comes. */
  const leaned = (lean: number, left = 0) => {
    const memory = new PixelMemory();
    const within = { x: 0, y: 0, width: 24, height: 64 };
    const frame = memory.picture(within);
    const canvas = makeCanvas(24, 64);
    const ctx = contextOf(canvas);
    for (let x = 0; x < 24; x++) {
      ctx.fillStyle = `rgb(${x * 8},${x * 8},${x * 8})`;
      ctx.fillRect(x, 0, 1, 64);
    }
    memory.stretch(memory.load(canvas, left, 0), frame, { rows: 60, rise: 0, lean, within });
    return (x: number, y: number) => colorAt(memory, frame, x, y)[0] / 8;
  };

  it.each([0, 1.5, -1.5, 4, -3.25])(
    'a lean of %d pixels moves the first rows by all of it and the last by nothing',
    (lean) => {
      const columnAt = leaned(lean);
      for (const x of [8, 9, 13, 15]) {
        expect(columnAt(x, 0)).toBeCloseTo(x - lean, 0);
        expect(columnAt(x, 29)).toBeCloseTo(x - lean / 2, 0);
        expect(columnAt(x, 57)).toBeCloseTo(x, 0);
      }
    },
  );

  it.each([4, -4])('a lean of %d pixels leaves no gap at the sides', (lean) => {
    const columnAt = leaned(lean);
    for (const y of [0, 10, 30]) {
      expect(columnAt(0, y)).toBeCloseTo(Math.max(0, -Math.round(lean * shareAt(y))), -1);
      expect(columnAt(23, y)).toBeGreaterThanOrEqual(18);
    }
  });
});

describe('a picture inside an outline', () => {
  const BOX = { x: 3, y: 5, width: 60, height: 50 };
  const WHITE = [255, 255, 255, 255];

  /** A white picture put inside an outline over black; returns how much of each pixel is covered. */
  function covered(outline: Point[], within = { x: 0, y: 0, width: 80, height: 70 }): (x: number, y: number) => number {
    const memory = new PixelMemory();
    const frame = memory.picture({ x: 0, y: 0, width: 80, height: 70 });
    const picture = memory.picture(BOX);
    memory.bytesOf(picture).fill(255);
    memory.blendInside(picture, frame, outline, within);
    const first = memory.bytesOf(frame).slice();
    memory.clear(frame);
    memory.blendInside(picture, frame, outline, within);
    expect(memory.bytesOf(frame), 'again').toEqual(first);
    return (x, y) => first[(y * 80 + x) * 4 + 3] / 255;
  }

  it('covers whole pixels wholly and cut ones by their share', () => {
    const share = covered([
      [10.25, 10],
      [30.5, 10],
      [30.5, 20.75],
      [10.25, 20.75],
    ]);
    expect(share(20, 15)).toBe(1);
    expect(share(10, 15)).toBeCloseTo(0.75, 2);
    expect(share(30, 15)).toBeCloseTo(0.5, 2);
    expect(share(20, 20)).toBeCloseTo(0.75, 2);
    expect(share(9, 15) + share(31, 15) + share(20, 9) + share(20, 21)).toBe(0);
  });

  it('covers as much as a slanted outline holds, in either direction', () => {
    const outline: Point[] = [
      [12.3, 8.1],
      [50.7, 15.2],
      [44.2, 47.9],
      [8.8, 40.4],
    ];
    for (const points of [outline, outline.slice().reverse()]) {
      const share = covered(points);
      let sum = 0;
      for (let y = 0; y < 70; y++) for (let x = 0; x < 80; x++) sum += share(x, y);
      expect(Math.abs(sum / areaOf(outline) - 1)).toBeLessThan(0.005);
    }
  });

  it('shows the picture as it is and keeps to its area', () => {
    const outline: Point[] = [
      [5, 6],
      [60, 6],
      [60, 50],
      [5, 50],
    ];
    const share = covered(outline, { x: 20, y: 12, width: 17, height: 9 });
    for (let y = 0; y < 70; y++) {
      for (let x = 0; x < 80; x++) {
        const inside = x >= 20 && x < 37 && y >= 12 && y < 21;
        expect(share(x, y), `${x},${y}`).toBe(inside ? 1 : 0);
      }
    }
  });

  it('lets through what its picture does not hide', () => {
    const memory = new PixelMemory();
    const frame = memory.picture({ x: 0, y: 0, width: 16, height: 16 });
    memory.bytesOf(frame).fill(255);
    const picture = memory.picture({ x: 0, y: 0, width: 16, height: 16 });
    const outline: Point[] = [
      [0, 0],
      [14, 0],
      [14, 16],
      [0, 16],
    ];
    memory.blendInside(picture, frame, outline, { x: 0, y: 0, width: 16, height: 16 });
    expect(colorAt(memory, frame, 8, 8)).toEqual(WHITE);
  });
});

function areaOf(outline: readonly Point[]): number {
  const doubled = outline.map(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length];
    return x * nextY - nextX * y;
  });
  return Math.abs(doubled.reduce((sum, part) => sum + part, 0)) / 2;
}
