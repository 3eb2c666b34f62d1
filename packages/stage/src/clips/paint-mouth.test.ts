import { beforeAll, describe, expect, it } from 'vitest';
import { mix } from '#base/math/mix.ts';
import { REST_MOUTH, VISEME_MOUTHS } from '#people/mouth/viseme-mouths.ts';
import { type PortraitClip, portraitClip } from '../../testing/portrait-clip.ts';
import { BetweenLips } from './between-lips.ts';
import { LOWER_TEETH, UPPER_TEETH } from './drawn-teeth.ts';
import { lipMovesOf } from './lip-moves.ts';
import { measureMouth } from './measure-mouth.ts';
import { CELLS, EDGE_LEFT, EDGE_STEPS, EDGES_PER_UNIT, GRID_LEFT, MouthWarp } from './mouth-warp.ts';
import { MouthPainter, type PicturePlanes } from './paint-mouth.ts';

/** As fine as what a clip has that is shown at about twice its size. */
const WAVE_PX = 5;
let clip: PortraitClip;
let painter: MouthPainter;

beforeAll(async () => {
  clip = await portraitClip('eu_f28');
  painter = new MouthPainter(measureMouth(clip.measured));
});

function painted(mouth: typeof REST_MOUTH): PicturePlanes {
  const planes = clip.planes();
  painter.paint({ planes, place: clip.place, mouth, gain: 1, scale: 1 });
  return planes;
}

/** Brightness in the middle of the mouth, `down` mouth widths below the line between the lips. */
function lightAt({ luma, width }: PicturePlanes, down: number): number {
  const [, b, c, , e, f] = clip.place;
  return luma[Math.round(e * down + f) * width + Math.round(b * down + c)];
}

/** How far from a place of the lower face its pixels are taken. */
function wayAt({ lower, columns, top }: MouthWarp, u: number, v: number): [number, number] {
  const k = (Math.round((v - top) * CELLS) * columns + Math.round((u - GRID_LEFT) * CELLS)) * 2;
  return [lower[k], lower[k + 1]];
}

describe('the mouth of a clip', () => {
  it('stays the clip’s own pixels while the lips rest', () => {
    const [shown, before] = [painted(REST_MOUTH), clip.planes()];
    for (const plane of ['luma', 'blue', 'red'] as const) expect(Buffer.compare(shown[plane], before[plane])).toBe(0);
  });

  it('is painted in a part as in the whole, and nowhere else', () => {
    const [whole, part, untouched] = [painted(VISEME_MOUTHS.aa), clip.planes(), clip.planes()];
    const { width, height } = whole;
    const within = {
      x: Math.round(clip.place[2] - 40) & ~1,
      y: Math.round(clip.place[5] - 10) & ~1,
      width: 60,
      height: 50,
    };
    painter.paint({ planes: part, place: clip.place, mouth: VISEME_MOUTHS.aa, gain: 1, scale: 1, within });
    const isInside = (x: number, y: number) =>
      x >= within.x && x < within.x + within.width && y >= within.y && y < within.y + within.height;
    const expected = untouched.luma.map((own, at) =>
      isInside(at % width, Math.floor(at / width)) ? whole.luma[at] : own,
    );
    expect(expected.length).toBe(width * height);
    expect(Buffer.compare(part.luma, expected)).toBe(0);
    expect(Buffer.compare(part.luma, untouched.luma)).not.toBe(0);
  });

  it('is not painted in a part where nothing of it moves', () => {
    const planes = clip.planes();
    const mouth = VISEME_MOUTHS.aa;
    const within = { x: 0, y: 0, width: 20, height: 20 };
    expect(painter.paint({ planes, place: clip.place, mouth, gain: 1, scale: 1, within })).toBe(0);
  });

  it('opens onto something darker than lips', () => {
    const before = lightAt(clip.planes(), 0.12);
    expect(lightAt(painted(VISEME_MOUTHS.aa), 0.12)).toBeLessThan(before * 0.7);
  });

  it('opens onto flesh in shade, which is reddish and not black', () => {
    const { luma, red, width } = painted(VISEME_MOUTHS.aa);
    const [, b, c, , e, f] = clip.place;
    const at = (down: number) => [Math.round(b * down + c), Math.round(e * down + f)] as const;
    const redAt = ([x, y]: readonly [number, number]) => red[(y >> 1) * (width / 2) + (x >> 1)];
    expect(luma[at(0.08)[1] * width + at(0.08)[0]]).toBeGreaterThan(32);
    expect(redAt(at(0.08))).toBeGreaterThan(128);
  });

  it('leaves the upper half of the face alone, however wide it opens', () => {
    const { luma, width } = painted(VISEME_MOUTHS.aa);
    const rows = Math.floor(clip.place[5] - clip.place[0] * 0.7) * width;
    expect(Buffer.compare(luma.subarray(0, rows), clip.planes().luma.subarray(0, rows))).toBe(0);
  });

  it('keeps what is fine in skin that it moves', () => {
    const planes = clip.planes();
    const { luma, width } = planes;
    for (let at = 0; at < luma.length; at++)
      luma[at] = 120 + 50 * Math.cos((2 * Math.PI * Math.floor(at / width)) / WAVE_PX);
    const [a, b, c, d, e, f] = clip.place;
    const contrast = () => {
      let sum = 0;
      for (let u = -0.2; u < 0.2; u += 0.01)
        for (let v = 0.6; v < 0.9; v += 0.005)
          sum += (luma[Math.round(d * u + e * v + f) * width + Math.round(a * u + b * v + c)] - 120) ** 2;
      return sum;
    };
    const before = contrast();
    painter.paint({ planes, place: clip.place, mouth: VISEME_MOUTHS.aa, gain: 1, scale: 1 });
    expect(contrast()).toBeGreaterThan(0.97 * before);
  });

  it('leaves the dark of the closed line behind as lips open', () => {
    const mouth = { ...measureMouth(clip.measured), lineHalf: 0.03 };
    const { seam } = mouth;
    const [a, b, c, d, e, f] = clip.place;
    const lined = clip.planes();
    for (let u = -0.2; u < 0.2; u += 1 / (2 * a))
      for (let off = -0.06; off < 0.06; off += 1 / (2 * e)) {
        const v = seam(u) + off;
        const at = Math.round(d * u + e * v + f) * lined.width + Math.round(a * u + b * v + c);
        lined.luma[at] = Math.min(lined.luma[at], 100 - 80 * Math.exp(-((off / 0.035) ** 2)));
      }
    new MouthPainter(mouth).paint({ planes: lined, place: clip.place, mouth: VISEME_MOUTHS.aa, gain: 1, scale: 1 });
    const warp = new MouthWarp(mouth);
    warp.shape(lipMovesOf(VISEME_MOUTHS.aa));
    const edge = warp.lowerEdge[Math.round(-EDGE_LEFT * EDGES_PER_UNIT)];
    expect(lightAt(lined, edge + 0.02)).toBeGreaterThan(92);
  });

  it('has no dark line beside the opening where lips come forward', () => {
    const { seam } = measureMouth(clip.measured);
    const [a, b, c, d, e, f] = clip.place;
    const darkestIn = ({ luma, width }: PicturePlanes, u: number) =>
      Math.min(
        ...[-0.05, -0.03, -0.02, -0.01, 0, 0.01, 0.02, 0.03, 0.05].map((off) => {
          const v = seam(u) + off;
          return luma[Math.round(d * u + e * v + f) * width + Math.round(a * u + b * v + c)];
        }),
      );
    const rounded = painted({ ...REST_MOUTH, open: 0.2, round: 1 });
    for (const u of [-0.36, 0.36]) expect(darkestIn(rounded, u)).toBeGreaterThan(darkestIn(clip.planes(), u));
  });

  it('keeps the line between lips that shut while they are round', () => {
    const { seam } = measureMouth(clip.measured);
    const [a, b, c, d, e, f] = clip.place;
    const depthIn = ({ luma, width }: PicturePlanes, at: number) => {
      const light = [-0.06, -0.03, -0.02, -0.01, 0, 0.01, 0.02, 0.03, 0.06].map((off) => {
        const v = seam(at) + off;
        return luma[Math.round(d * at + e * v + f) * width + Math.round(a * at + b * v + c)];
      });
      return Math.min(light[0], light[8]) - Math.min(...light);
    };
    const rounded = painted({ ...REST_MOUTH, press: 1, round: 0.7 });
    for (const at of [-0.28, 0.28]) expect(depthIn(rounded, at)).toBeGreaterThan(0.4 * depthIn(clip.planes(), at));
  });

  it('has no step where lips meet beside a rounded opening', () => {
    const { seam } = measureMouth(clip.measured);
    const [a, b, c, d, e, f] = clip.place;
    const rows = [-2, -1, 0, 1, 2];
    const steepestIn = ({ luma, width }: PicturePlanes, u: number) => {
      const v = seam(u);
      const [x, y] = [Math.round(a * u + b * v + c), Math.round(d * u + e * v + f)];
      return Math.max(...rows.map((row) => Math.abs(luma[(y + row + 1) * width + x] - luma[(y + row) * width + x])));
    };
    const rounded = painted({ ...REST_MOUTH, open: 0.3, round: 1 });
    for (const u of [-0.4, -0.37, -0.34, 0.3, 0.34, 0.37, 0.4])
      expect(steepestIn(rounded, u)).toBeLessThan(0.7 * steepestIn(clip.planes(), u));
  });

  it('leads skin over the former corners of rounded lips, without a crease or a second line', () => {
    const warp = new MouthWarp(measureMouth(clip.measured));
    const [a, b, c, d, e, f] = clip.place;
    const mouth = { ...REST_MOUTH, open: 0.5, round: 1 };
    warp.shape(lipMovesOf(mouth));
    const middleAt = (u: number) => {
      const at = Math.round((u - EDGE_LEFT) * EDGES_PER_UNIT);
      return (warp.upperEdge[at] + warp.lowerEdge[at]) / 2;
    };
    const deepestIn = ({ luma, width }: PicturePlanes, u: number) => {
      const column = Array.from({ length: 21 }, (_, k) => {
        const v = middleAt(u) + (k - 10) * 0.01;
        return luma[Math.round(d * u + e * v + f) * width + Math.round(a * u + b * v + c)];
      });
      return Math.max(...column.map((light, k) => mix(column[0], column[20], k / 20) - light));
    };
    const rounded = painted(mouth);
    for (const u of [-0.38, 0.38]) expect(deepestIn(rounded, u)).toBeLessThan(8);
  });

  it('takes the shade beside a corner away with it as lips come forward, and leaves it while they are spread', () => {
    const measured = measureMouth(clip.measured);
    const dent = { u: 0.6, v: 0.08, across: 200, down: 200, askew: 0, depth: 0.2 };
    const lightest = (mouth: typeof REST_MOUTH) => {
      const planes = clip.planes();
      planes.luma.fill(150);
      const dents = { ...measured.dents, right: dent };
      new MouthPainter({ ...measured, dents }).paint({ planes, place: clip.place, mouth, gain: 1, scale: 1 });
      const [a, b, c, d, e, f] = clip.place;
      const at = (u: number, v: number) =>
        planes.luma[Math.round(d * u + e * v + f) * planes.width + Math.round(a * u + b * v + c)];
      return Math.max(...[0.06, 0.1, 0.14].flatMap((v) => [0.44, 0.48, 0.52, 0.56].map((u) => at(u, v))));
    };
    expect(lightest(VISEME_MOUTHS.U)).toBeGreaterThan(165);
    expect(lightest(VISEME_MOUTHS.E)).toBe(150);
  });

  it('takes the chin down with the jaw', () => {
    const chin = 1.2;
    expect(lightAt(painted(VISEME_MOUTHS.aa), chin)).not.toBe(lightAt(clip.planes(), chin));
  });

  it('comes forward for "oo": lips look higher, and their middle keeps its width', () => {
    const warp = new MouthWarp(measureMouth(clip.measured));
    warp.shape(lipMovesOf(VISEME_MOUTHS.U));
    const readFrom = (u: number, off: number) => wayAt(warp, u, warp.lowerEdge[EDGE_STEPS >> 1] + off);
    expect(readFrom(0, 0.14)[1] - readFrom(0, 0)[1]).toBeLessThan(-0.03);
    expect(Math.abs(readFrom(0.08, 0.05)[0])).toBeLessThan(0.03);
  });

  it('is dark and narrow between rounded lips, which cover the teeth', () => {
    const open = { ...VISEME_MOUTHS.U, open: 0.5, teeth: 0.5 };
    const spread = { ...open, round: 0.1 };
    const teeth = -0.02;
    expect(lightAt(painted(open), teeth)).toBeLessThan(0.5 * lightAt(painted(spread), teeth));
    expect(lipMovesOf(open).span).toBeLessThan(0.7 * lipMovesOf(spread).span);
  });

  it('gets darker from the lower lip into the depth of a rounded mouth', () => {
    const mouth = measureMouth(clip.measured);
    const view = { moves: lipMovesOf(VISEME_MOUTHS.U), mouth, unitPx: 200, gain: 1, openLeft: -0.25, openRight: 0.25 };
    const redAt = (v: number): number => new BetweenLips().colorAt(view, { u: 0, v, above: -0.05, below: 0.15 })[0];
    const lights = [0.145, 0.12, 0.08, 0.04, 0].map(redAt);
    expect(lights).toEqual(lights.toSorted((one, other) => other - one));
  });

  it('takes teeth under lips that come forward, from the tips on, and does not fade them', () => {
    const mouth = measureMouth(clip.measured);
    const rowOf = (round: number): number[] => {
      const moves = { ...lipMovesOf(VISEME_MOUTHS.E), round };
      const view = { moves, mouth, unitPx: 200, gain: 1, openLeft: -0.4, openRight: 0.4 };
      const lights = Array.from({ length: 40 }, (_, k) => {
        const inside = { u: 0.03, v: -0.08 + k * 0.01, above: -0.08, below: 0.32 };
        return new BetweenLips().colorAt(view, inside)[1];
      });
      return lights.filter((light) => light > 110);
    };
    const [bare, half, all] = [rowOf(0), rowOf(0.45), rowOf(1)];
    expect(half.length).toBeGreaterThan(2);
    expect(half.length).toBeLessThan(0.8 * bare.length);
    expect(Math.max(...half)).toBeGreaterThan(0.85 * Math.max(...bare));
    expect(all).toEqual([]);
  });

  describe('has a drawn row of teeth', () => {
    const rowAt = (u: number, v: number): number => {
      const mouth = { ...measureMouth(clip.measured), own: null, middle: 0, left: 0.5, right: 0.5 };
      const view = {
        moves: lipMovesOf(VISEME_MOUTHS.E),
        mouth,
        unitPx: 400,
        gain: 1,
        openLeft: -0.45,
        openRight: 0.45,
      };
      return new BetweenLips().colorAt(view, { u, v, above: -0.09, below: 0.3 })[1];
    };

    it('with its light on the middle incisors, less of it on each tooth beside them', () => {
      const [first, second, third, fourth] = [0.08, 0.22, 0.32, 0.42].map((u) => rowAt(u, -0.03));
      expect(second).toBeLessThan(0.92 * first);
      expect(third).toBeLessThan(0.85 * second);
      expect(fourth).toBeLessThan(0.85 * third);
    });

    it('with shade below the lip', () => {
      const rows = [-0.07, -0.05, -0.03].map((v) => rowAt(0.08, v));
      expect(rows[0]).toBeLessThan(0.75 * rows[1]);
      expect(rows[1]).toBeLessThan(0.9 * rows[2]);
    });

    it('whose tips go over into the dark without a hard edge', () => {
      const lights = Array.from({ length: 20 }, (_, k) => rowAt(0.08, 0.1 - k * 0.005));
      const steps = lights.slice(1).map((light, k) => light - lights[k]);
      expect(Math.max(...steps)).toBeLessThan(0.295 * (Math.max(...lights) - Math.min(...lights)));
    });

    it('whose teeth are rounder than the row', () => {
      for (const v of [-0.04, -0.03]) expect(rowAt(0.03, v)).toBeLessThan(0.99 * rowAt(0.075, v));
    });

    it('whose teeth stand apart at their edges, and hardly up to the gum', () => {
      const lineAt = (v: number): number => 1 - (2 * rowAt(0.152, v)) / (rowAt(0.13, v) + rowAt(0.174, v));
      expect(lineAt(-0.05)).toBeLessThan(0.1);
      expect(lineAt(-0.01)).toBeGreaterThan(0.2);
    });
  });

  it('parts nearer to its corners the further lips are drawn back', () => {
    const spanOf = (wide: number) => lipMovesOf({ ...VISEME_MOUTHS.E, wide }).span;
    expect(spanOf(0.7)).toBeGreaterThan(spanOf(0) + 0.03);
    expect(spanOf(1)).toBeLessThan(1);
  });

  it('shuts by and by: half pressed lips are half open', () => {
    const { gap } = lipMovesOf(VISEME_MOUTHS.E);
    const half = lipMovesOf({ ...VISEME_MOUTHS.E, press: 0.5 }).gap;
    expect(half).toBeGreaterThan(0.35 * gap);
    expect(half).toBeLessThan(0.75 * gap);
  });

  it('deepens the fold beside the nose where lips are drawn back', () => {
    const planes = clip.planes();
    planes.luma.fill(150);
    painter.paint({ planes, place: clip.place, mouth: VISEME_MOUTHS.I, gain: 1, scale: 1 });
    const [a, b, c, d, e, f] = clip.place;
    const lightBeside = (u: number, v: number) =>
      planes.luma[Math.round(d * u + e * v + f) * planes.width + Math.round(a * u + b * v + c)];
    for (const side of [-1, 1]) {
      expect(lightBeside(side * 0.53, -0.17)).toBeLessThan(145);
      expect(lightBeside(side * 0.7, -0.17)).toBeGreaterThan(150);
    }
  });

  it('has drawn teeth that do not mirror each other', () => {
    for (const row of [UPPER_TEETH, LOWER_TEETH]) {
      const mirrored = row.map((_, k) => row[row.length - 1 - k]);
      expect(
        row.filter(({ shorter }, k) => k * 2 + 1 < row.length && k > 0 && shorter === mirrored[k].shorter),
      ).toEqual([]);
    }
  });

  it('is shut on p, b and m', () => {
    expect(lipMovesOf(VISEME_MOUTHS.PP).gap).toBeLessThan(0.003);
  });

  it('finds the corners about half a mouth width from the middle', () => {
    const { left, right } = measureMouth(clip.measured);
    for (const reach of [left, right]) {
      expect(reach).toBeGreaterThanOrEqual(0.44);
      expect(reach).toBeLessThanOrEqual(0.53);
    }
  });
});
