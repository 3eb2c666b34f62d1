import { mixRgb, scaleRgb } from '#base/color/rgb.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { guideBetween, resample } from '../guides.ts';
import type { HairCraft } from '../hair-craft.ts';
import type { Knot, Rib } from '../knot.ts';
import { paintRibbon } from '../paint/ribbon.ts';
import { paintTint, withColor } from '../paint/scalp-tint.ts';
import { paintStrand } from '../paint/strand.ts';
import { paintBabyHairs } from './hairline.ts';

/** Fine hairs from the parting outwards: they cover the row of lock roots, which would look like a zip. */
export function paintRootHairs(craft: HairCraft, guides: readonly Knot[][], side: number): void {
  const { random, front } = craft;
  for (let i = 0; i < 150; i++) {
    const line = resample(guideBetween(guides, random()), 34);
    const start = random() < 0.7 ? 0 : Math.floor(random() * 4);
    const hair = line
      .slice(start, start + 8 + Math.floor(random() * 6))
      .map(([x, y, z], k): Knot => [x - side * (0.012 - 0.002 * k), y + 0.002 * k, z]);
    paintStrand(front, hair, {
      alpha: 0.42,
      halfWidth: 0.0034,
      tone: 0.72 + 0.4 * random(),
      root: 0.7,
      rootFade: 0.12,
      taper: 0.5,
      halo: 1.8,
      shift: (random() - 0.5) * 0.3,
    });
  }
}

/** Short hairs that leave the skin of forehead and temple and lie down along the first lock. */
export function paintHairlineHairs(craft: HairCraft, guides: readonly Knot[][], side: number): void {
  const { random, front } = craft;
  const edge = resample(guides[0], 60);
  const inner = resample(guideBetween(guides, 0.12), 60);
  for (let i = 0; i < 320; i++) {
    const start = 3 + Math.floor(random() * 26);
    const length = 6 + Math.floor(random() * 8);
    const out = 0.014 + 0.065 * random() ** 1.6;
    const hair: Knot[] = [];
    for (let k = 0; k <= length; k++) {
      const t = k / length;
      const a = edge[start + k];
      const b = inner[start + k];
      const into = smoothstep(0, 1, t) * 0.8;
      const lift = out * (1 - t) ** 1.5;
      hair.push([mix(a[0], b[0], into) - side * lift * 0.8, mix(a[1], b[1], into) + lift * 0.6, a[2]]);
    }
    paintStrand(front, hair, {
      alpha: 0.3 + 0.35 * random(),
      halfWidth: 0.003,
      tone: 0.75 + 0.35 * random(),
      rootFade: 0.35,
      taper: 0.4,
      gloss: 0.6,
    });
  }
}

/** Skin darkens softly where hair grows out of it, above all in the corner under the parting. */
function paintRootShade(craft: HairCraft): void {
  const { random, hairlineAt, skullAt } = craft;
  paintTint(
    craft.front,
    [-0.85, -1.2, 0.85, -0.3],
    (x, y) => {
      const edge = hairlineAt(x);
      const inside = smoothstep(1, 0.96, Math.abs(x) / skullAt(y));
      return smoothstep(edge + 0.035, edge - 0.13, y) * inside * 0.6;
    },
    { tone: 0.55, grain: 0.25 },
  );
  paintBabyHairs(craft, {
    count: 220,
    toward: (x) => [Math.sign(x - craft.params.part) * (0.9 + 0.5 * random()), -0.55 + Math.abs(x)],
    length: 0.13,
    alpha: 0.42,
    reach: 0.72,
    band: 0.09,
  });
}

/** Hair under the parting, so that nothing shines through where the two sides begin. */
export function paintPartingBase(craft: HairCraft, part: number, topY = -1.47): void {
  paintRootShade(craft);
  const path: Rib[] = [0, 1, 2, 3].map((i) => [mix(part * 0.8, part, i / 3), mix(topY, -1, i / 3), 0.5, 0.075]);
  paintRibbon(craft.front, path, { tone: 0.45, root: 0.9, gloss: 0, tipFray: 0.2, fray: 0.2 });
}

/** Scalp between parted hair: skin that is a little in the shade of it, nearly closed towards the crown. */
export function paintScalpLine({ front, geometry }: HairCraft, line: readonly Knot[]): void {
  const { skin, hair } = geometry;
  const last = line.length - 1;
  const path = line.map(([x, y, z], i): Rib => [x, y, z, mix(0.014, 0.005, i / last)]);
  withColor(front, mixRgb(scaleRgb(skin, 0.82), hair, 0.3), hair, () =>
    paintRibbon(front, path, {
      tone: 0.9,
      root: 0.8,
      tip: 0.6,
      fray: 0.6,
      gloss: 0,
      halo: 0,
      alpha: 0.62,
      softEnds: 0.3,
    }),
  );
}

/** The parting: a narrow line that closes towards the crown. */
export function paintParting(craft: HairCraft, part: number, topY = -1.44): void {
  const line = Array.from({ length: 14 }, (_, i): Knot => {
    const t = i / 13;
    const wander = 0.006 * Math.sin(t * 11);
    return [mix(part, part * 0.8, t) + wander, mix(craft.hairlineY - 0.13, topY, t), 0.7];
  });
  paintScalpLine(craft, line);
}
