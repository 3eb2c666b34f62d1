import { parseHex } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { guide, resample } from '../guides.ts';
import type { HairCraft } from '../hair-craft.ts';
import type { NormalAt } from '../head-normal.ts';
import type { Knot, Rib } from '../knot.ts';
import { paintContactShadow } from '../paint/contact-shadow.ts';
import { paintFan } from '../paint/fan.ts';
import type { HairPainter } from '../paint/hair-painter.ts';
import { paintRibbon } from '../paint/ribbon.ts';
import { CLOTH } from './cloth-look.ts';

const domed: NormalAt = (x, y, out) => {
  const a = clamp(x / 1.18, -1, 1);
  const b = clamp((y + 0.95) / 1.05, -1, 1);
  out[0] = a;
  out[1] = b;
  out[2] = Math.sqrt(Math.max(0.08, 1 - a * a * 0.9 - b * b * 0.8));
};

interface WrapShape {
  /** height of the crown */
  topY: number;
  /** half width at the widest */
  width: number;
  /** y where the lowest wrap crosses the forehead and the temple */
  browY: number;
  templeY: number;
}

/** A wrap that rises from one temple over the forehead to the other side; t 0 is the highest, 1 the lowest. */
function wrapGuide(side: number, t: number, c: WrapShape): Knot[] {
  const rise = c.topY + 1.93;
  return guide([
    [side * -c.width * mix(1.02, 0.98, t), mix(-1.02, c.templeY + 0.06, t), 0.02],
    [side * -c.width * mix(0.98, 0.85, t), mix(-1.3, c.templeY - 0.24, t), 0.32],
    [side * -c.width * 0.58, mix(-1.68 + rise, c.browY + 0.16, t), 0.75],
    [side * -0.04, mix(-1.91 + rise, c.browY - 0.04, t), 0.95],
    [side * c.width * 0.45, mix(-1.88 + rise, -1.36, t), 0.75],
    [side * c.width * 0.8, mix(-1.6 + rise * 0.8, -1.38, t), 0.4],
    [side * c.width * 1.0, mix(-1.22, -1.08, t), 0.02],
  ]);
}

function paintWrap(layer: HairPainter, line: readonly Knot[], halfWidth: number): void {
  const { random } = layer;
  const count = 46;
  const path = resample(line, count).map(([x, y, z], i): Rib => {
    const s = i / (count - 1);
    return [x, y, z, halfWidth * (0.5 + 0.5 * Math.sin(Math.PI * clamp(s * 0.9 + 0.08)))];
  });
  paintContactShadow(layer, path, { strength: 0.5, reach: 0.1 });
  paintRibbon(layer, path, { ...CLOTH, normalAt: domed, tone: 0.92 + 0.14 * random(), round: 0.95 });
  for (let i = 0; i < 3; i++) {
    const shift = (random() - 0.5) * halfWidth;
    const first = 4 + Math.floor(random() * 14);
    const crease = path.slice(first, first + 14 + Math.floor(random() * 12));
    paintRibbon(
      layer,
      crease.map(
        ([x, y, z], k): Rib => [x, y + shift, z, 0.002 + 0.026 * Math.sin((Math.PI * (k + 0.5)) / crease.length)],
      ),
      { ...CLOTH, normalAt: domed, tone: 0.86 + 0.2 * random(), alpha: 0.7, round: 1.1, fray: 0.2 },
    );
  }
}

/** Cloth across the back of the crown, so that nothing shows between the wraps. */
function paintFoundation(layer: HairPainter, c: WrapShape): void {
  const rows = [0, 0.33, 0.66, 1].map((t) =>
    guide([
      [-c.width * 0.93, mix(c.templeY - 0.04, -0.9, t), 0.2],
      [-c.width * 0.64, mix(-0.62, -1.7, t), 0.6],
      [0, mix(c.browY - 0.02, c.topY - 0.03, t), 0.9],
      [c.width * 0.64, mix(-0.62, -1.7, t), 0.6],
      [c.width * 0.93, mix(c.templeY - 0.04, -0.9, t), 0.2],
    ]),
  );
  paintFan(layer, rows, 6, {
    ...CLOTH,
    normalAt: domed,
    tone: 0.7,
    overlap: 2.6,
    narrowest: 0.2,
    widest: 0.5,
    points: 30,
  });
}

/** Rounds the outline: wraps turn away behind the head instead of ending in a cut. */
function roundOutline(layer: HairPainter, c: WrapShape): void {
  layer.keepWithin((x, y) => {
    const waist = c.width * (1 - 0.09 * smoothstep(-1.02, 0.1, y));
    const out = y < -1.02 ? Math.hypot(x / c.width, (y + 1.02) / (-1.02 - c.topY + 0.06)) : Math.abs(x) / waist;
    const foot = smoothstep(0.05, -0.03, y + 0.12 * smoothstep(0.9, 1, Math.abs(x)));
    return smoothstep(1.004, 0.985, out) * foot;
  });
}

/** The side of a wrap that turns away from the light gets dark. */
function shadeSides(layer: HairPainter, c: WrapShape): void {
  layer.darken((x, y) => {
    const edge = Math.abs(x) / (c.width * (1 - 0.09 * smoothstep(-1.02, 0.1, y)));
    return 0.5 * smoothstep(0.8, 1, edge);
  });
}

/** Crossing wraps that meet above the forehead. */
export function paintTurban(craft: HairCraft): HairPainter {
  const shape: WrapShape = { topY: -1.93, width: 1.13, browY: -0.93, templeY: -0.1 };
  const layer = craft.newLayer([-1.5, -2.45, 1.5, 0.5], parseHex(craft.params.coverColor));
  paintFoundation(layer, shape);
  const rows = 6;
  for (let i = 0; i < rows; i++) {
    for (const side of [1, -1]) {
      const t = (i + (side > 0 ? 0 : 0.5)) / (rows - 0.5);
      paintWrap(layer, wrapGuide(side, t, shape), 0.15 + 0.03 * craft.random());
    }
  }
  roundOutline(layer, shape);
  shadeSides(layer, shape);
  return layer;
}

/** A soft headwrap, lower than a turban, tied into a knot above the forehead. */
export function paintHeadwrap(craft: HairCraft): HairPainter {
  const shape: WrapShape = { topY: -1.78, width: 1.09, browY: -0.96, templeY: -0.2 };
  const layer = craft.newLayer([-1.5, -2.5, 1.5, 0.5], parseHex(craft.params.coverColor));
  paintFoundation(layer, shape);
  const rows = 5;
  for (let i = 0; i < rows; i++) {
    for (const side of [1, -1]) {
      const t = (i + (side > 0 ? 0 : 0.5)) / (rows - 0.5);
      paintWrap(layer, wrapGuide(side, t, shape), 0.14 + 0.06 * craft.random());
    }
  }
  roundOutline(layer, shape);
  shadeSides(layer, shape);
  paintKnot(layer, [0.03, -1.5]);
  return layer;
}

/** Two loops and a band: the knot of a headwrap. */
function paintKnot(layer: HairPainter, [kx, ky]: readonly [number, number]): void {
  const knotNormal: NormalAt = (x, y, out) => {
    out[0] = clamp((x - kx) / 0.42, -0.95, 0.95) * 0.85;
    out[1] = clamp((y - ky) / 0.34, -0.95, 0.95) * 0.85;
    out[2] = 0.75;
  };
  const piece = (points: readonly (readonly [number, number])[], halfWidth: number, tone: number): void => {
    const line = resample(
      points.map(([x, y]): Knot => [kx + x, ky + y, 0.9]),
      30,
    );
    const path = line.map(
      ([x, y, z], i): Rib => [x, y, z, halfWidth * (0.4 + 0.6 * Math.sin((Math.PI * (i + 0.5)) / 30))],
    );
    paintContactShadow(layer, path, { strength: 0.5, reach: 0.09 });
    paintRibbon(layer, path, { ...CLOTH, normalAt: knotNormal, tone, round: 1 });
    const crease = path
      .slice(6, 24)
      .map(([x, y, z], i): Rib => [x, y + halfWidth * 0.25, z, 0.002 + 0.02 * Math.sin((Math.PI * (i + 0.5)) / 18)]);
    paintRibbon(layer, crease, { ...CLOTH, normalAt: knotNormal, tone: tone * 0.9, alpha: 0.7, round: 1.1 });
  };
  for (const side of [-1, 1]) {
    piece(
      [
        [side * 0.02, 0.02],
        [side * 0.2, -0.2],
        [side * 0.42, -0.26],
        [side * 0.5, -0.1],
        [side * 0.36, 0.04],
        [side * 0.06, 0.06],
      ],
      0.12,
      0.94,
    );
    piece(
      [
        [side * 0.02, 0.0],
        [side * 0.18, -0.1],
        [side * 0.34, -0.12],
      ],
      0.1,
      1.04,
    );
  }
  piece(
    [
      [-0.05, -0.16],
      [0.07, -0.1],
      [0.1, 0.04],
      [0.02, 0.17],
    ],
    0.14,
    1.05,
  );
  piece(
    [
      [0.05, -0.15],
      [-0.06, -0.04],
      [-0.05, 0.08],
      [0.02, 0.16],
    ],
    0.11,
    0.98,
  );
}
