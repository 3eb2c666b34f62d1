import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { SkullGeometry } from '../../params/skull-geometry.ts';
import type { NormalAt } from '../head-normal.ts';
import type { Knot, Rib } from '../knot.ts';
import type { HairPainter } from '../paint/hair-painter.ts';
import { paintLock } from '../paint/lock.ts';
import { paintTint } from '../paint/scalp-tint.ts';
import { paintStrand } from '../paint/strand.ts';
import type { BeardGrowth } from './beard-scale.ts';
import type { BeardShape, GrownBeard } from './beard-shape.ts';

const faceNormal: NormalAt = (x, y, out) => {
  out[0] = x * 0.8;
  out[1] = clamp((y - 0.75) * 0.6, -0.3, 0.6);
  out[2] = 0.75;
};

type Box = readonly [number, number, number, number];
const JAW_BOX: Box = [-1, -0.24, 1, 1.38];
const LIP_BOX: Box = [-0.46, 0.56, 0.46, 1.02];

interface Field {
  mask(x: number, y: number): number;
  toward(x: number, y: number): readonly [number, number];
  lengthAt(x: number, y: number): number;
  box: Box;
}

/** Beard hair grows down, from the cheek towards the chin, and fans out below it. */
function jawField(shape: BeardShape, growth: BeardGrowth): Field {
  return {
    mask: shape.jaw,
    toward: (x, y) => [-x * 0.42 * smoothstep(0.95, 0.35, y) + x * 0.05 * smoothstep(1.0, 1.3, y), 1],
    lengthAt: (x, y) => {
      const down = smoothstep(0.75, 1.22, y);
      const middle = 1 - 0.45 * smoothstep(0.2, 0.6, Math.abs(x));
      return mix(growth.hairLength * mix(0.5, 1, smoothstep(0.1, 0.75, y)), growth.chinLength * middle, down);
    },
    box: JAW_BOX,
  };
}

/** Moustache hair grows from the middle to the corners and stops short of the lip. */
function lipField(shape: BeardShape, growth: BeardGrowth, style: GrownBeard): Field {
  const length = style === 'moustache' ? 0.1 : Math.min(0.085, growth.hairLength);
  return {
    mask: shape.lip,
    toward: (x) => {
      const side = Math.abs(x);
      return [
        Math.sign(x || 1) * mix(0.55, 1.3, clamp(side / 0.2)),
        side > 0.32 ? 1 : 0.62 - 0.2 * smoothstep(0.1, 0.3, side),
      ];
    },
    lengthAt: (x, y) => length * mix(1, 0.55, smoothstep(0.68, 0.74, y) * smoothstep(0.3, 0.2, Math.abs(x))),
    box: LIP_BOX,
  };
}

function rootsIn(painter: HairPainter, field: Field, count: number): [number, number][] {
  const { random } = painter;
  const [left, top, right, bottom] = field.box;
  const roots: [number, number][] = [];
  for (let tries = 0; roots.length < count && tries < count * 14; tries++) {
    const x = mix(left, right, random());
    const y = mix(top, bottom, random());
    if (random() < field.mask(x, y)) roots.push([x, y]);
  }
  return roots.sort((a, b) => b[1] - a[1] + (random() - 0.5) * 0.1);
}

function grow(painter: HairPainter, field: Field, root: readonly [number, number], scatter: number): Knot[] {
  const { random } = painter;
  let [x, y] = root;
  const length = field.lengthAt(x, y) * mix(0.65, 1.25, random());
  const turn = (random() - 0.5) * scatter;
  const bend = (random() - 0.5) * 0.8;
  const points = 6;
  return Array.from({ length: points }, (_, k): Knot => {
    const t = k / (points - 1);
    const here: Knot = [x, y, 0.7 - 0.3 * t * t];
    const [dx, dy] = field.toward(x, y);
    const angle = Math.atan2(dy, dx) + turn + bend * t;
    x += (Math.cos(angle) * length) / (points - 1);
    y += (Math.sin(angle) * length) / (points - 1);
    return here;
  });
}

function paintField(painter: HairPainter, field: Field, growth: BeardGrowth, share: number): void {
  const { random, grey } = painter;
  paintTint(painter, field.box, (x, y) => field.mask(x, y) * growth.tint, {
    tone: growth.tintTone,
    grain: growth.tufts ? 0.2 : 0.34,
    grainSize: 0.7,
    normalAt: faceNormal,
  });
  for (const root of rootsIn(painter, field, growth.tufts * share)) {
    const path = grow(painter, field, root, 0.6).map(
      ([x, y, z], k): Rib => [x, y, z, growth.tuftWidth * (1 - 0.85 * (k / 5) ** 2)],
    );
    paintLock(painter, path, {
      normalAt: faceNormal,
      tone: 0.72 + 0.4 * random(),
      warmth: (random() - 0.4) * 0.2,
      root: 0.6,
      tip: 1.12,
      round: 0.7,
      fray: 0.25,
      tipFray: 0.25,
      rootFade: 0.25,
      halo: 0,
      gloss: 0.75,
      strands: 4,
      density: 0,
      alpha: 0.85,
      shadow: { strength: 0.2, reach: 0.02 },
    });
  }
  const tint = growth.tufts === 0;
  for (const root of rootsIn(painter, field, growth.hairs * share)) {
    paintStrand(painter, grow(painter, field, root, 0.9), {
      normalAt: faceNormal,
      tone: 0.75 + 0.7 * random(),
      warmth: (random() - 0.4) * 0.25,
      root: 0.7,
      tip: 1.2,
      halo: 0,
      gloss: 0.8,
      shift: (random() - 0.5) * 0.5,
      grey: random() < grey ? 1 : 0,
      alpha: (tint ? 0.5 : 0.62) * mix(0.6, 1.15, random()),
      halfWidth: 0.0033,
      taper: 0.4,
      rootFade: 0.15,
    });
  }
}

export function paintJaw(painter: HairPainter, shape: BeardShape, growth: BeardGrowth): void {
  paintField(painter, jawField(shape, growth), growth, 1);
}

export function paintLip(painter: HairPainter, shape: BeardShape, growth: BeardGrowth, style: GrownBeard): void {
  paintField(painter, lipField(shape, growth, style), growth, style === 'moustache' ? 0.42 : 0.26);
}

/** The span of colour a head's beard may take, used for the layer sizes. */
export const beardBoxes = (geometry: SkullGeometry): { jaw: Box; lip: Box } => ({
  jaw: [-1.1, -0.35, 1.1, geometry.chinY + 0.62],
  lip: [-0.6, geometry.mouthY - 0.35, 0.6, geometry.mouthY + 0.35],
});
