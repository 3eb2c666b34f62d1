import { SHAPE_SIDE } from '@herald/media/person/person-shape';
import { describe, expect, it } from 'vitest';
import type { PicturePlanes } from '../paint-mouth.ts';
import { PersonCutter } from './cut-person.ts';
import { onlySpeaker } from './only-speaker.ts';
import { colorsOf, viewOfPerson } from './person-view.ts';

const SIZE = { width: 320, height: 480 };
const MIDDLE = { x: 160, y: 240 };
const RADIUS = 90;
const WHOLE = { x: 0, y: 0, ...SIZE };

type Color = readonly [luma: number, blue: number, red: number];
const SKIN: Color = [170, 110, 150];
const WALL: Color = [60, 150, 100];
const GROUND: Color = [220, 90, 120];

const away = (x: number, y: number): number => Math.hypot(x - MIDDLE.x, y - MIDDLE.y);

/** What `colorAt` says, pixel by pixel. */
function picture(colorAt: (x: number, y: number) => Color): PicturePlanes {
  const { width, height } = SIZE;
  const [wide, high] = [width / 2, height / 2];
  return {
    ...SIZE,
    luma: Uint8Array.from({ length: width * height }, (_, k) => colorAt(k % width, Math.floor(k / width))[0]),
    blue: Uint8Array.from({ length: wide * high }, (_, k) => colorAt(2 * (k % wide), 2 * Math.floor(k / wide))[1]),
    red: Uint8Array.from({ length: wide * high }, (_, k) => colorAt(2 * (k % wide), 2 * Math.floor(k / wide))[2]),
  };
}

/** A round person before a wall, whose edge mixes both colors. */
const portrait = () =>
  picture((x, y) => {
    const share = Math.min(1, Math.max(0, (RADIUS + 2 - away(x, y)) / 4));
    return [0, 1, 2].map((c) => Math.round(WALL[c] + (SKIN[c] - WALL[c]) * share)) as unknown as Color;
  });

/** Knows the person roughly, with a soft edge that lies some pixels inside; and takes a chair at the side for another one. */
function knownRoughly(): Float32Array {
  const shares = new Float32Array(SHAPE_SIDE * SHAPE_SIDE);
  for (let at = 0; at < shares.length; at++) {
    const [x, y] = [
      ((at % SHAPE_SIDE) / SHAPE_SIDE) * SIZE.width,
      (Math.floor(at / SHAPE_SIDE) / SHAPE_SIDE) * SIZE.height,
    ];
    const isChair = Math.hypot(x - 30, y - 440) < 20;
    shares[at] = isChair ? 0.9 : Math.min(1, Math.max(0, (RADIUS - away(x, y)) / 8));
  }
  return onlySpeaker(shares, MIDDLE.x / SIZE.width, MIDDLE.y / SIZE.height);
}

const found = { shares: knownRoughly(), view: WHOLE };

describe('a person who is cut out of a picture', () => {
  const shown = portrait();
  const before = portrait();
  const matte = new PersonCutter(SIZE).cut(shown, found).slice();
  const at = (x: number, y: number): number => matte[y * SIZE.width + x] ?? -1;

  it('is seen as a whole, and nothing of the wall is', () => {
    for (let y = 0; y < SIZE.height; y += 3) {
      for (let x = 0; x < SIZE.width; x += 3) {
        if (away(x, y) < RADIUS - 14) expect(at(x, y)).toBe(255);
        if (away(x, y) > RADIUS + 14) expect(at(x, y)).toBe(0);
      }
    }
  });

  it('ends where its light does, not where it is known to end roughly', () => {
    const edgeOf = (y: number) => Array.from({ length: 160 }, (_, k) => k).findIndex((x) => at(x, y) > 127);
    for (const y of [200, 240, 280]) {
      const truth = MIDDLE.x - Math.sqrt(RADIUS ** 2 - (y - MIDDLE.y) ** 2);
      expect(Math.abs(edgeOf(y) - truth)).toBeLessThan(3);
    }
  });

  it('is one: what does not hang together with the mouth stays behind', () => {
    expect(at(30, 440)).toBe(0);
  });

  it('keeps its own pixels inside', () => {
    for (let x = 90; x < 230; x++) expect(shown.luma[240 * SIZE.width + x]).toBe(before.luma[240 * SIZE.width + x]);
  });

  it('takes nothing of the wall along at its edge', () => {
    const wallIn = (planes: PicturePlanes) => {
      const edge = Array.from(matte, (share, k) => (share > 25 && share < 255 ? k : -1)).filter((k) => k >= 0);
      return Math.max(...edge.map((k) => SKIN[0] - (planes.luma[k] ?? 0)));
    };
    expect(wallIn(before)).toBeGreaterThan(40);
    expect(wallIn(shown)).toBeLessThan(20);
  });
});

describe('a person who is laid over another picture', () => {
  const GROUND_PICTURE = picture(() => GROUND);
  const laid = (light: (cutter: PersonCutter) => void) => {
    const cutter = new PersonCutter(SIZE);
    const shown = portrait();
    cutter.cut(shown, found);
    light(cutter);
    cutter.lay(shown, GROUND_PICTURE);
    return (x: number, y: number) => {
      const half = (y >> 1) * (SIZE.width / 2) + (x >> 1);
      return [shown.luma[y * SIZE.width + x], shown.blue[half], shown.red[half]];
    };
  };

  it('stands before it, and it is what it was beside them', () => {
    const colorAt = laid(() => undefined);
    expect(colorAt(MIDDLE.x, MIDDLE.y)).toEqual(SKIN);
    expect(colorAt(4, 4)).toEqual(GROUND);
    expect(colorAt(30, 440)).toEqual(GROUND);
  });

  it('takes on a little of the light there, which leaves the place as it is', () => {
    const colorAt = laid((cutter) => cutter.lightBy({ color: [255, 120, 0], share: 0.1, gain: 1 }));
    const [luma = 0, blue = 255, red = 0] = colorAt(MIDDLE.x, MIDDLE.y);
    expect(blue).toBeLessThan(SKIN[1]);
    expect(red).toBeGreaterThan(SKIN[2]);
    expect(Math.abs(luma - SKIN[0])).toBeLessThan(12);
    expect(colorAt(4, 4)).toEqual(GROUND);
  });

  it('is brighter in a bright place, and darker in a dark one', () => {
    const lumaAt = (gain: number) =>
      laid((cutter) => cutter.lightBy({ color: [0, 0, 0], share: 0, gain }))(MIDDLE.x, MIDDLE.y)[0] ?? 0;
    expect(lumaAt(1)).toBe(SKIN[0]);
    expect(lumaAt(1.1)).toBeCloseTo(16 + 1.1 * (SKIN[0] - 16), -0.5);
    expect(lumaAt(0.9)).toBeCloseTo(16 + 0.9 * (SKIN[0] - 16), -0.5);
  });
});

describe('what is looked at of a picture', () => {
  it('is as high as it, and as wide as a person takes, around their mouth', () => {
    const place = [40, 0, 900, 0, 40, 300] as const;
    expect(viewOfPerson(place, { width: 1280, height: 720 })).toEqual({ x: 488, y: 0, width: 792, height: 720 });
    expect(viewOfPerson(place, { width: 720, height: 1280 })).toEqual({ x: 0, y: 0, width: 720, height: 1280 });
  });

  it('are its own colors, cell by cell', () => {
    const planes = { ...portrait(), lumaStride: SIZE.width, chromaStride: SIZE.width / 2 };
    const rgb = colorsOf(planes, WHOLE);
    const cell = 3 * ((SHAPE_SIDE / 2) * SHAPE_SIDE + SHAPE_SIDE / 2);
    expect(rgb[cell]).toBeCloseTo((1.164384 * (SKIN[0] - 16) + 1.792741 * (SKIN[2] - 128)) / 255, 2);
    expect(rgb[0]).toBeCloseTo(Math.max(0, (1.164384 * (WALL[0] - 16) + 1.792741 * (WALL[2] - 128)) / 255), 2);
  });
});
