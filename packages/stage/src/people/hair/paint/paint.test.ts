import { describe, expect, it } from 'vitest';
import { LIGHTS } from '#base/light/light-presets.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import { guide, guideBetween, mirrored, resample } from '../guides.ts';
import { headNormal } from '../head-normal.ts';
import type { Knot, Rib } from '../knot.ts';
import { paintContactShadow } from './contact-shadow.ts';
import { paintFan } from './fan.ts';
import { HairPainter } from './hair-painter.ts';
import { type HeadFit, REFERENCE_FIT, toHeadY, toReferenceY } from './head-fit.ts';
import { noise } from './noise.ts';
import { paintRibbon } from './ribbon.ts';
import { paintTint } from './scalp-tint.ts';
import { paintStrand } from './strand.ts';
import { StrandShader } from './strand-shader.ts';

const painter = (color: readonly [number, number, number] = [120, 80, 50], fit: HeadFit = REFERENCE_FIT): HairPainter =>
  new HairPainter({
    unitPx: 40,
    box: [-1, -1, 1, 1],
    light: LIGHTS.studio,
    color,
    fit,
    random: seededRandom(3),
    grey: 0,
  });

const alphaSum = (layer: HairPainter): number =>
  layer.pixels.reduce((sum, value, i) => (i % 4 === 3 ? sum + value : sum), 0);
const lightSum = (layer: HairPainter): number =>
  layer.pixels.reduce((sum, value, i) => (i % 4 === 3 ? sum : sum + value), 0);

const upright = (halfWidth: number): Rib[] => [-0.6, -0.2, 0.2, 0.6].map((y) => [0, y, 0.8, halfWidth]);
const line: Knot[] = [
  [0, -0.5, 0.8],
  [0.1, 0, 0.8],
  [0, 0.5, 0.8],
];

describe('guides', () => {
  it('pass through their ends and keep their order', () => {
    const points = resample(line, 9);
    expect(points[0]).toEqual(line[0]);
    expect(points[8][1]).toBeCloseTo(0.5);
    for (let i = 1; i < 9; i++) expect(points[i][1]).toBeGreaterThan(points[i - 1][1]);
  });

  it('blend from the first to the last', () => {
    const other = line.map(([x, y, z]): Knot => [x + 1, y, z]);
    expect(guideBetween([line, other], 0)[1][0]).toBeCloseTo(0.1);
    expect(guideBetween([line, other], 0.5)[1][0]).toBeCloseTo(0.6);
    expect(guideBetween([line, other], 1)[1][0]).toBeCloseTo(1.1);
  });

  it('lie on the dome where no depth is drawn', () => {
    const [front, side] = guide([
      [0, -0.3],
      [1.1, -0.3],
    ]);
    expect(front[2]).toBeGreaterThan(side[2]);
  });

  it('mirror left and right', () => {
    expect(mirrored([[0.3, -1, 0.5]])).toEqual([[-0.3, -1, 0.5]]);
  });
});

describe('the fit of a head', () => {
  const fit: HeadFit = {
    widen: 1.1,
    rows: [
      [0.2, 0.2],
      [0.8, 0.9],
      [1.3, 1.5],
    ],
  };

  it('moves rows and moves them back', () => {
    for (const y of [-1.4, 0.2, 0.5, 0.8, 1.1, 1.3, 2.2]) expect(toReferenceY(fit, toHeadY(fit, y))).toBeCloseTo(y);
    expect(toHeadY(fit, 0.8)).toBeCloseTo(0.9);
  });

  it('widens what is painted', () => {
    const wide = painter([120, 80, 50], { widen: 1.5, rows: [[0, 0]] });
    const plain = painter();
    for (const layer of [wide, plain]) paintTint(layer, [-0.5, -0.5, 0.5, 0.5], (x) => (Math.abs(x) < 0.4 ? 1 : 0));
    expect(alphaSum(wide) / alphaSum(plain)).toBeGreaterThan(1.3);
  });
});

describe('noise', () => {
  it('stays between 0 and 1, is smooth and repeats after 64', () => {
    for (let i = 0; i < 300; i++) {
      const u = i * 0.37 - 40;
      const v = i * 0.21 - 20;
      const value = noise(u, v);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(Math.abs(noise(u + 0.001, v) - value)).toBeLessThan(0.01);
      expect(noise(u + 64, v)).toBeCloseTo(value, 5);
    }
  });
});

describe('a shaded strand', () => {
  const lightOf = (color: readonly [number, number, number], tone: number, nx = -0.4): number => {
    const shader = new StrandShader(LIGHTS.studio, color);
    shader.normalX = nx;
    shader.normalY = -0.3;
    shader.normalZ = 0.8;
    shader.shade({ tone, shine: 0.5, shift: 0, halo: 0, grey: 0 });
    return shader.red + shader.green + shader.blue;
  };

  it('is brighter with a higher tone, a lighter colour and towards the key lamp', () => {
    expect(lightOf([120, 80, 50], 1)).toBeGreaterThan(lightOf([120, 80, 50], 0.5));
    expect(lightOf([220, 190, 140], 1)).toBeGreaterThan(lightOf([40, 30, 25], 1));
    expect(lightOf([120, 80, 50], 1, -0.4)).toBeGreaterThan(lightOf([120, 80, 50], 1, 0.9));
  });

  it('loses its colour when it is grey', () => {
    const shader = new StrandShader(LIGHTS.studio, [150, 70, 30]);
    const spread = (grey: number): number => {
      shader.shade({ tone: 1, shine: 0, shift: 0, halo: 0, grey });
      return shader.red - shader.blue;
    };
    expect(spread(1)).toBeLessThan(spread(0) * 0.6);
  });

  it('faces outwards on the dome of the head', () => {
    const normal = new Float32Array(3);
    headNormal(0.8, -0.9, normal);
    expect(normal[0]).toBeGreaterThan(0.3);
    expect(normal[1]).toBeLessThan(-0.2);
  });
});

describe('painting', () => {
  it('covers about the area of a ribbon, more when it is wider', () => {
    const wide = painter();
    paintRibbon(wide, upright(0.2), { fray: 0, tipFray: 0 });
    const area = 1.2 * 0.4 * 40 * 40;
    expect(alphaSum(wide) / area).toBeGreaterThan(0.88);
    expect(alphaSum(wide) / area).toBeLessThan(1.02);
    const narrow = painter();
    paintRibbon(narrow, upright(0.1), { fray: 0, tipFray: 0 });
    expect(alphaSum(narrow)).toBeLessThan(alphaSum(wide) * 0.6);
  });

  it('thins a ribbon out where its tips fray', () => {
    const frayed = painter();
    paintRibbon(frayed, upright(0.2), { fray: 0, tipFray: 0.4 });
    const blunt = painter();
    paintRibbon(blunt, upright(0.2), { fray: 0, tipFray: 0 });
    expect(alphaSum(frayed)).toBeLessThan(alphaSum(blunt) * 0.95);
  });

  it('draws a strand of its width and never twice over a pixel', () => {
    const layer = painter();
    paintStrand(layer, resample(line, 20), { halfWidth: 0.0125, alpha: 0.5, taper: 0.01, rootFade: 0.001 });
    let strongest = 0;
    for (let i = 3; i < layer.pixels.length; i += 4) strongest = Math.max(strongest, layer.pixels[i]);
    expect(strongest).toBeLessThan(0.56);
    expect(alphaSum(layer)).toBeGreaterThan(12);
  });

  it('darkens what lies under a lock and nothing else', () => {
    const layer = painter();
    paintTint(layer, [-1, -1, 1, 1], () => 1, { grain: 0, tone: 1 });
    const before = layer.pixels.slice();
    paintContactShadow(layer, upright(0.1), { strength: 0.5, reach: 0.1 });
    const at = (x: number, y: number): number =>
      (Math.round(layer.rowOf(y)) * layer.width + Math.round(layer.columnOf(x))) * 4;
    expect(layer.pixels[at(0, 0)]).toBeLessThan(before[at(0, 0)] * 0.85);
    expect(layer.pixels[at(0.7, 0)]).toBe(before[at(0.7, 0)]);
    expect(alphaSum(layer)).toBeCloseTo(
      before.reduce((sum, value, i) => (i % 4 === 3 ? sum + value : sum), 0),
      3,
    );
  });

  it('leaves an empty layer empty when only a shadow falls on it', () => {
    const layer = painter();
    paintContactShadow(layer, upright(0.1), { strength: 0.5, reach: 0.1 });
    expect(lightSum(layer)).toBe(0);
  });

  it('fills the space between guides', () => {
    const layer = painter();
    const guides = [-0.6, 0, 0.6].map((x) =>
      resample(
        [
          [x, -0.8, 0.8],
          [x, 0, 0.8],
          [x, 0.8, 0.8],
        ],
        8,
      ),
    );
    paintFan(layer, guides, 12, { overlap: 2.5, narrowest: 0.05, tipFray: 0.05 });
    const at = (x: number): number =>
      layer.pixels[(Math.round(layer.rowOf(0)) * layer.width + Math.round(layer.columnOf(x))) * 4 + 3];
    for (const x of [-0.4, -0.2, 0, 0.2, 0.4]) expect(at(x)).toBeGreaterThan(0.8);
    expect(at(0.95)).toBe(0);
  });

  it('paints the same with the same random numbers', () => {
    const [a, b] = [painter(), painter()];
    for (const layer of [a, b])
      paintFan(
        layer,
        [
          resample(line, 6),
          resample(
            line.map(([x, y, z]): Knot => [x + 0.5, y, z]),
            6,
          ),
        ],
        5,
      );
    expect(a.pixels).toEqual(b.pixels);
  });

  it('keeps paint inside a shape', () => {
    const layer = painter();
    paintTint(layer, [-1, -1, 1, 1], () => 1);
    layer.keepWithin((x) => (x < 0 ? 1 : 0));
    expect(layer.pixels[(40 * layer.width + 60) * 4 + 3]).toBe(0);
    expect(layer.pixels[(40 * layer.width + 20) * 4 + 3]).toBeGreaterThan(0.8);
  });
});
