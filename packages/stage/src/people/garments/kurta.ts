import { mixRgb, type Rgb, rgba, scaleRgb } from '#base/color/rgb.ts';
import { catmullRom } from '#base/math/catmull-rom.ts';
import type { Point } from '#base/math/point.ts';
import type { Random } from '#base/math/seeded-random.ts';
import { fold, line } from '../body/bump.ts';
import type { Pen } from '../body/layer.ts';
import { TORSO_BOTTOM } from '../body/torso-shape.ts';
import { button, stitching, trims } from '../body/trims.ts';
import { bodice, sleeveSeams } from './bodice.ts';
import { BOTH_SIDES, mirrored, offset, on } from './outline-tools.ts';
import type { Garment, Tailor } from './tailor.ts';

const GOLD: Rgb = [214, 176, 96];
const FLOOR = TORSO_BOTTOM + 0.1;

/** A woman's kurta with gold embroidery and a dupatta over one shoulder. */
export const kurta: Garment = (tailor) => {
  const { neck, halfWidthAt } = tailor.torso;
  const neckline: Point[] = [
    [0, 2.02],
    [neck * 0.55, 1.98],
    [neck * 1.05, 1.8],
    [halfWidthAt(1.64) + 0.012, 1.64],
  ];
  const hem = mirrored(catmullRom(neckline, 12));
  bodice(tailor, neckline, {
    thickness: 0.04,
    fabric: 'linen',
    fabricStrength: 0.5,
    folds: 0.9,
    bumps: [
      ...sleeveSeams(tailor),
      line(
        [
          [0, 2.02],
          [0, 3.1],
        ],
        0.02,
        -0.7,
      ),
      line(
        [
          [-0.16, 2.06],
          [-0.16, 3],
          [0, 3.16],
          [0.16, 3],
          [0.16, 2.06],
        ],
        0.02,
        0.6,
      ),
    ],
    trim: trims(
      (pen) => embroider(pen, hem, tailor.random),
      placketBeads,
      ...[0, 1, 2, 3].map((k) => button([0, 2.32 + k * 0.2], 0.026, GOLD)),
    ),
  });
  tailor.wearNecklace();
  dupatta(tailor);
};

function embroider({ ctx, unit, place }: Pen, hem: Point[], random: Random): void {
  for (const [distance, radius] of [
    [0.05, 0.016],
    [0.11, 0.022],
    [0.17, 0.012],
  ] as const) {
    const path = offset(hem, distance);
    let since = 0;
    for (let i = 1; i < path.length; i++) {
      since += Math.hypot(path[i][0] - path[i - 1][0], path[i][1] - path[i - 1][1]);
      if (since < 0.055) continue;
      since = 0;
      const [x, y] = place(path[i]);
      ctx.fillStyle = 'rgba(40,25,5,.4)';
      bead(ctx, x, y + unit * 0.006, radius * unit);
      ctx.fillStyle = rgba(mixRgb(GOLD, [255, 245, 210], random() * 0.5));
      bead(ctx, x, y, radius * unit);
    }
  }
  ctx.strokeStyle = rgba(GOLD, 0.7);
  ctx.lineWidth = unit * 0.01;
  ctx.beginPath();
  for (const [i, point] of offset(hem, 0.08).entries()) {
    const [x, y] = place(point);
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
  ctx.stroke();
}

function bead(ctx: Pen['ctx'], x: number, y: number, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 7);
  ctx.fill();
}

function placketBeads({ ctx, unit, place }: Pen): void {
  ctx.fillStyle = rgba(GOLD);
  for (const s of BOTH_SIDES) {
    for (let y = 2.24; y < 3; y += 0.055) bead(ctx, ...place([s * 0.16, y]), 0.014 * unit);
  }
}

function dupatta({ sewing, color }: Tailor): void {
  const cloth = mixRgb(color, [240, 214, 150], 0.72);
  const inner = catmullRom(
    [
      [0.48, 1.6],
      [0.6, 1.68],
      [0.74, 2.4],
      [0.86, 3.4],
      [0.8, 4.6],
      [0.82, FLOOR],
    ],
    6,
  );
  const outer = catmullRom(
    [
      [1.36, FLOOR],
      [1.36, 4.4],
      [1.34, 3.2],
      [1.26, 2.3],
      [1.06, 1.8],
      [0.84, 1.64],
      [0.6, 1.52],
    ],
    6,
  );
  const pleats = Array.from({ length: 6 }, (_, k) => {
    const t = (k + 0.5) / 6;
    const at = (from: number, to: number) => from + (to - from) * t;
    const along: Point[] = [
      [at(0.56, 0.98), at(1.62, 1.74)],
      [at(0.7, 1.25), 2.4],
      [at(0.84, 1.33), 3.4],
      [at(0.84, 1.36), 5.7],
    ];
    return fold(catmullRom(along, 6), 0.13, k % 2 ? -0.8 : 0.8, 2);
  });
  sewing.sew({
    outline: [...inner, ...outer],
    color: cloth,
    thickness: 0.06,
    softness: 2,
    fabric: 'linen',
    fabricStrength: 0.35,
    gloss: 0.2,
    shadow: 0.5,
    shadowReach: 0.1,
    bumps: pleats,
    trim: ({ ctx, unit, place }) => {
      ctx.strokeStyle = rgba(GOLD, 0.8);
      ctx.lineWidth = unit * 0.05;
      ctx.beginPath();
      const border = catmullRom(
        [
          [0.64, 1.66],
          [0.78, 2.4],
          [0.9, 3.4],
          [0.85, 4.6],
          [0.86, FLOOR],
        ],
        6,
      );
      for (const [i, point] of border.entries()) {
        const [x, y] = place(point);
        if (i === 0) ctx.moveTo(x, y);
        else ctx.lineTo(x, y);
      }
      ctx.stroke();
    },
  });
}

/** A man's kurta with a stand collar and a buttoned placket. */
export const kurtaMen: Garment = (tailor) => {
  const { color, torso } = tailor;
  const { neck, halfWidthAt } = torso;
  bodice(
    tailor,
    [
      [0, 1.86],
      [0.05, 1.82],
      [neck * 0.6, 1.72],
      [halfWidthAt(1.55) + 0.015, 1.55],
    ],
    {
      thickness: 0.04,
      fabric: 'linen',
      fabricStrength: 0.6,
      folds: 0.95,
      bumps: [
        ...sleeveSeams(tailor),
        line(
          [
            [-0.1, 1.86],
            [-0.1, 3.5],
            [0.1, 3.5],
            [0.1, 1.86],
          ],
          0.024,
          0.7,
        ),
        line(
          [
            [-0.07, 1.9],
            [-0.07, 3.5],
          ],
          0.018,
          -0.5,
        ),
        line(
          [
            [0.07, 1.9],
            [0.07, 3.5],
          ],
          0.018,
          -0.5,
        ),
      ],
      trim: trims(
        ...[0, 1, 2, 3].map((k) => button([0, 2.06 + k * 0.38], 0.034, scaleRgb(color, 0.55))),
        stitching([
          [-0.075, 1.9],
          [-0.075, 3.45],
          [0.075, 3.45],
          [0.075, 1.9],
        ]),
      ),
    },
  );
  bandCollar(tailor);
};

function bandCollar({ sewing, color, torso: { neck } }: Tailor): void {
  for (const s of BOTH_SIDES) {
    sewing.sew({
      outline: [
        ...catmullRom(
          on(s, [
            [neck, 1.42],
            [neck + 0.075, 1.44],
            [neck + 0.085, 1.6],
            [neck * 0.75, 1.8],
            [0.035, 1.95],
          ]),
          6,
        ),
        ...catmullRom(
          on(s, [
            [0.05, 1.77],
            [neck * 0.55, 1.64],
            [neck - 0.01, 1.5],
          ]),
          5,
        ),
      ],
      color,
      thickness: 0.05,
      softness: 2,
      fabric: 'linen',
      fabricStrength: 0.6,
      shadow: 0.5,
      shadowReach: 0.07,
      trim: stitching(
        on(s, [
          [neck + 0.06, 1.56],
          [neck * 0.7, 1.765],
          [0.06, 1.9],
        ]),
      ),
    });
  }
}
