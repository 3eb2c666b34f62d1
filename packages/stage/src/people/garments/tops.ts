import { catmullRom } from '#base/math/catmull-rom.ts';
import type { Point } from '#base/math/point.ts';
import { fold, line, seam } from '../body/bump.ts';
import { drape } from '../body/drape.ts';
import { TORSO_BOTTOM } from '../body/torso-shape.ts';
import { stitching } from '../body/trims.ts';
import { bodice, crewNeck, neckBand, sleeveSeams } from './bodice.ts';
import { BOTH_SIDES, mirrored, on } from './outline-tools.ts';
import type { Garment, Tailor } from './tailor.ts';

export const tee: Garment = (tailor) => {
  const neckline = crewNeck(tailor, tailor.torso.male ? 1.9 : 1.97);
  bodice(tailor, neckline, { thickness: 0.04, folds: 0.95, bumps: sleeveSeams(tailor) });
  neckBand(tailor, neckline, { width: 0.095 });
  tailor.wearNecklace();
};

export const vneck: Garment = (tailor) => {
  const { neck, halfWidthAt } = tailor.torso;
  const neckline: Point[] = [
    [0, 2.46],
    [0.1, 2.34],
    [neck * 0.7, 1.93],
    [halfWidthAt(1.59) + 0.012, 1.59],
  ];
  bodice(tailor, neckline, {
    thickness: 0.06,
    fabric: 'knit',
    fabricStrength: 0.6,
    folds: 1,
    bumps: sleeveSeams(tailor, -0.6, 0.04),
  });
  neckBand(tailor, neckline, { width: 0.11, thickness: 0.07, fabric: 'fleece' });
  tailor.wearNecklace();
};

/** A knitted jumper with a round neck and long sleeves. */
export const sweater: Garment = (tailor) => {
  const neckline = crewNeck(tailor, tailor.torso.male ? 1.88 : 1.95);
  bodice(tailor, neckline, {
    thickness: 0.07,
    fabric: 'knit',
    fabricStrength: 0.75,
    folds: 0.95,
    bumps: sleeveSeams(tailor, -0.6, 0.04),
  });
  neckBand(tailor, neckline, { width: 0.12, thickness: 0.09, fabric: 'fleece' });
  tailor.wearNecklace();
};

export const scoop: Garment = (tailor) => {
  const { neck, halfWidthAt } = tailor.torso;
  const neckline: Point[] = [
    [0, 2.2],
    [neck * 0.7, 2.12],
    [neck * 1.35, 1.86],
    [halfWidthAt(1.72) + 0.012, 1.72],
  ];
  bodice(tailor, neckline, { thickness: 0.04, folds: 0.9, bumps: sleeveSeams(tailor) });
  neckBand(tailor, neckline, { width: 0.045, thickness: 0.04, ribs: false });
  tailor.wearNecklace();
};

export const turtleneck: Garment = (tailor) => {
  const { neck, halfWidthAt } = tailor.torso;
  const neckline: Point[] = [
    [0, 1.72],
    [neck * 0.6, 1.68],
    [halfWidthAt(1.55) + 0.02, 1.55],
  ];
  bodice(tailor, neckline, {
    thickness: 0.06,
    fabric: 'knit',
    fabricStrength: 0.55,
    folds: 0.95,
    bumps: sleeveSeams(tailor, -0.6, 0.04),
  });
  rollCollar(tailor);
};

function rollCollar({ sewing, color, torso: { neck } }: Tailor): void {
  const upper = mirrored([
    [0, 1.475],
    [neck * 0.5, 1.44],
    [neck + 0.035, 1.33],
  ]);
  const lower = mirrored([
    [0, 1.83],
    [neck * 0.6, 1.76],
    [neck + 0.085, 1.58],
    [neck + 0.065, 1.44],
  ]);
  const ribs = Array.from({ length: 35 }, (_, i) => {
    const x = Math.sin(((i - 17) / 17) * 1.45) * (neck + 0.06);
    const rib: Point[] = [
      [x, 1.3],
      [x * 1.02, 1.52],
      [x * 1.06, 1.9],
    ];
    return line(rib, 0.018, -0.5);
  });
  const crease = (points: Point[], width: number, amount: number) => fold(catmullRom(points, 6), width, amount, 3);
  sewing.sew({
    outline: [...catmullRom(upper, 6), ...catmullRom(lower.reverse(), 6)],
    color,
    thickness: 0.12,
    softness: 3,
    fabric: 'fleece',
    fabricStrength: 0.4,
    shadow: 0.55,
    shadowReach: 0.1,
    bumps: [
      ...ribs,
      crease(
        [
          [-neck * 0.9, 1.66],
          [-neck * 0.3, 1.76],
          [neck * 0.5, 1.72],
        ],
        0.08,
        -0.5,
      ),
      crease(
        [
          [-neck * 0.6, 1.55],
          [0, 1.62],
          [neck * 0.9, 1.54],
        ],
        0.07,
        -0.3,
      ),
    ],
  });
}

/** A sleeveless top with straps. */
export const tank: Garment = (tailor) => {
  const { torso, sewing, color, random } = tailor;
  const { shoulder } = torso;
  const wide = torso.male ? 1.12 : 1;
  const hem = catmullRom(
    [
      [0, 2.66],
      [0.3, 2.6],
      [0.58 * wide, 2.4],
      [0.7 * wide, 2.1],
      [0.74 * wide, 1.79],
    ],
    8,
  );
  const side = catmullRom(
    [
      [0.93 * wide, 1.83],
      [0.95 * wide, 2.1],
      [1.08 * wide, 2.55],
      [shoulder * 0.71, 2.92],
      [shoulder * 0.82, 3.12],
      [shoulder * 0.84, 4.2],
      [shoulder * 0.84, TORSO_BOTTOM + 0.1],
    ],
    7,
  );
  tailor.wearNecklace();
  const front = mirrored(hem);
  const lower = (points: Point[], by: number) => points.map(([x, y]): Point => [x, y + by]);
  sewing.sew({
    outline: [...front, ...side, ...on(-1, side).reverse()],
    color,
    thickness: 0.05,
    softness: 2,
    fabric: 'linen',
    fabricStrength: 0.45,
    gloss: 0.07,
    bumps: [
      ...drape({ shoulder, random, amount: 0.75, stiffShoulders: true }),
      line(lower(front, 0.06), 0.02, -0.4),
      ...BOTH_SIDES.flatMap((s) => [
        fold(
          catmullRom(
            on(s, [
              [0.68, 2.5],
              [0.62, 2.9],
              [0.45, 3.3],
            ]),
            6,
          ),
          0.14,
          0.5,
          3,
        ),
        fold(
          catmullRom(
            on(s, [
              [0.8, 2.45],
              [0.82, 2.9],
              [0.7, 3.4],
            ]),
            6,
          ),
          0.12,
          -0.5,
          3,
        ),
      ]),
    ],
    trim: stitching(lower(front, 0.05), 'rgba(0,0,0,.18)'),
  });
};

/** An evening dress with a heart-shaped neckline and gathered front. */
export const dress: Garment = (tailor) => {
  const { torso, sewing, color, random } = tailor;
  const half = catmullRom(
    [
      [0, 2.74],
      [0.16, 2.62],
      [0.42, 2.46],
      [0.72, 2.4],
      [1.02, 2.22],
      [1.14, 2],
      [torso.halfWidthAt(1.9) + 0.02, 1.895],
    ],
    8,
  );
  tailor.wearNecklace();
  const edge = torso.edge(1.9).map(([x, y]): Point => [x + 0.02 + 0.02 * Math.min(1, (y - 1.9) / 0.3), y]);
  const hem = mirrored(half);
  const gathers = BOTH_SIDES.flatMap((s) =>
    [0, 1, 2, 3, 4].map((k) =>
      fold(
        catmullRom(
          on(s, [
            [0.02, 2.92 + k * 0.11],
            [0.45, 2.9 + k * 0.18],
            [1.15, 2.62 + k * 0.24],
          ]),
          6,
        ),
        0.12,
        k % 2 ? -0.55 : 0.6,
        3,
      ),
    ),
  );
  sewing.sew({
    outline: [...hem, ...edge.slice(1), ...on(-1, edge.slice(1)).reverse()],
    color,
    thickness: 0.06,
    softness: 2,
    fabric: 'satin',
    fabricStrength: 0.25,
    gloss: 0.55,
    bumps: [
      ...drape({ shoulder: torso.shoulder, random, amount: 0.9, stiffShoulders: true }),
      line(
        hem.map(([x, y]): Point => [x, y + 0.07]),
        0.05,
        0.35,
      ),
      ...sleeveSeams(tailor, -0.5),
      ...gathers,
      seam(
        [
          [0, 2.8],
          [0, 3.4],
        ],
        -0.4,
      ),
    ],
  });
};
