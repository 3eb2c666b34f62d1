import { mixRgb, type Rgb, rgba } from '#base/color/rgb.ts';
import { catmullRom } from '#base/math/catmull-rom.ts';
import type { Point } from '#base/math/point.ts';
import { fold, line, seam } from '../body/bump.ts';
import { drape } from '../body/drape.ts';
import type { Pen } from '../body/layer.ts';
import { stitching, trims } from '../body/trims.ts';
import { bodice, crewNeck, sleeveSeams } from './bodice.ts';
import { BOTH_SIDES, on } from './outline-tools.ts';
import type { Garment, Tailor } from './tailor.ts';

export const hoodie: Garment = (tailor) => {
  bodice(tailor, crewNeck(tailor, 1.86), {
    thickness: 0.08,
    fabric: 'fleece',
    fabricStrength: 0.5,
    folds: 1.25,
    bumps: [
      ...sleeveSeams(tailor, -0.8, 0.04),
      seam(
        [
          [-0.9, 4.5],
          [-0.6, 4.1],
          [0.6, 4.1],
          [0.9, 4.5],
        ],
        -0.8,
        0.04,
      ),
    ],
  });
  for (const s of BOTH_SIDES) hoodLobe(tailor, s);
  for (const s of BOTH_SIDES) drawstring(tailor, s);
};

function hoodLobe({ sewing, torso: { neck }, color }: Tailor, s: number): void {
  const outer = on(s, [
    [neck - 0.01, 1.26],
    [neck + 0.22, 1.28],
    [neck + 0.42, 1.5],
    [neck + 0.5, 1.74],
    [0.8, 2.06],
    [0.46, 2.34],
    [-0.04, 2.46],
  ]);
  const inner = on(s, [
    [-0.03, 2.22],
    [0.22, 2.04],
    [neck * 0.72, 1.8],
    [neck - 0.01, 1.55],
    [neck - 0.03, 1.36],
  ]);
  sewing.sew({
    outline: [...catmullRom(outer, 6), ...catmullRom(inner, 6)],
    color,
    thickness: 0.2,
    softness: 5,
    fabric: 'fleece',
    fabricStrength: 0.5,
    shadow: 0.6,
    shadowReach: 0.13,
    bumps: [
      fold(
        catmullRom(
          on(s, [
            [neck + 0.2, 1.36],
            [neck + 0.3, 1.7],
            [0.55, 2.06],
            [0.1, 2.33],
          ]),
          6,
        ),
        0.1,
        0.6,
        3,
      ),
      fold(
        catmullRom(
          on(s, [
            [neck + 0.32, 1.5],
            [neck + 0.38, 1.75],
            [0.62, 2.12],
          ]),
          6,
        ),
        0.08,
        -0.6,
        2,
      ),
      fold(
        catmullRom(
          on(s, [
            [neck + 0.1, 1.5],
            [neck + 0.12, 1.72],
            [0.36, 2],
          ]),
          6,
        ),
        0.07,
        -0.5,
        2,
      ),
    ],
    trim: stitching(
      on(s, [
        [neck + 0.03, 1.5],
        [neck * 0.82, 1.8],
        [0.28, 2.08],
        [0.02, 2.27],
      ]),
      'rgba(0,0,0,.22)',
    ),
  });
}

function drawstring({ sewing, color, keyX }: Tailor, s: number): void {
  const { ctx, unit, place } = sewing;
  const cord = catmullRom(
    on(s, [
      [0.16, 2.26],
      [0.2, 2.6],
      [0.18, 3],
      [0.22, 3.4],
    ]),
    8,
  ).map(place);
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,.5)';
  ctx.shadowBlur = unit * 0.04;
  ctx.shadowOffsetX = -keyX * unit * 0.03;
  ctx.shadowOffsetY = unit * 0.02;
  strokeLine(sewing, cord, rgba(mixRgb(color, [240, 238, 232], 0.72)), 0.042);
  ctx.restore();
  ctx.strokeStyle = 'rgba(0,0,0,.16)';
  ctx.lineWidth = unit * 0.008;
  for (const [x, y] of cord.slice(1)) {
    ctx.beginPath();
    ctx.moveTo(x - unit * 0.018, y);
    ctx.lineTo(x + unit * 0.018, y - unit * 0.02);
    ctx.stroke();
  }
  const [ex, ey] = place([s * 0.16, 2.25]);
  for (const [radius, fill] of [
    [0.042, '#b9b4a8'],
    [0.022, '#3a3632'],
  ] as const) {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.arc(ex, ey, unit * radius, 0, 7);
    ctx.fill();
  }
  const [tx, ty] = cord[cord.length - 1];
  ctx.fillStyle = '#8d8a84';
  ctx.fillRect(tx - unit * 0.024, ty - unit * 0.02, unit * 0.048, unit * 0.11);
}

function strokeLine({ ctx, unit }: Pen, points: readonly Point[], color: string, width: number): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = unit * width;
  ctx.beginPath();
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
  ctx.stroke();
}

/** A track jacket: zip, raglan sleeves in a second colour, piping. */
export const sport: Garment = (tailor) => {
  const { neck, shoulder, halfWidthAt } = tailor.torso;
  const raglan = (s: number) =>
    catmullRom(
      on(s, [
        [0.5, 1.62],
        [0.95, 2.05],
        [1.3, 2.55],
        [shoulder * 0.75, 2.95],
      ]),
      6,
    );
  bodice(
    tailor,
    [
      [0, 1.8],
      [neck * 0.6, 1.72],
      [halfWidthAt(1.54) + 0.02, 1.54],
    ],
    {
      thickness: 0.06,
      fabric: 'nylon',
      fabricStrength: 0.5,
      folds: 1.05,
      gloss: 0.28,
      bumps: [
        ...BOTH_SIDES.map((s) => seam(raglan(s), -0.7, 0.03)),
        line(
          [
            [0, 1.8],
            [0, 6],
          ],
          0.1,
          0.5,
        ),
        line(
          [
            [0, 1.8],
            [0, 6],
          ],
          0.022,
          -0.8,
        ),
      ],
      trim: zip,
    },
  );
  for (const s of BOTH_SIDES) raglanSleeve(tailor, s, raglan(s));
  for (const s of BOTH_SIDES) standCollar(tailor, s);
  zipPull(tailor);
};

function zip({ ctx, unit, place }: Pen): void {
  ctx.strokeStyle = 'rgba(210,212,216,.75)';
  ctx.lineWidth = unit * 0.016;
  for (let y = 1.8; y < 6; y += 0.045) {
    ctx.beginPath();
    ctx.moveTo(...place([-0.022, y]));
    ctx.lineTo(...place([0.022, y]));
    ctx.stroke();
  }
}

/** Below the armpit a sleeve is only on the arm. */
const SLEEVE_BOTTOM = 3.1;

function raglanSleeve({ torso, sewing, innerColor, color, random }: Tailor, s: number, raglan: Point[]): void {
  const { shoulder } = torso;
  const side = torso
    .edge(1.62)
    .filter(([, y]) => y < SLEEVE_BOTTOM)
    .map(([x, y]): Point => [s * (x + 0.012 + 0.046 * Math.min(1, (y - 1.62) / 0.25)), y]);
  const piping: Rgb = mixRgb(mixRgb(innerColor, [255, 255, 255], 0.75), color, innerColor[0] > 160 ? 0.75 : 0);
  sewing.sew({
    outline: [...raglan, ...side.reverse()],
    color: innerColor,
    thickness: 0.03,
    fabric: 'nylon',
    fabricStrength: 0.5,
    gloss: 0.28,
    shadow: 0.25,
    shadowReach: 0.03,
    bumps: drape({ shoulder, random, amount: 0.8, stiffShoulders: true }),
    trim: (pen) =>
      strokeLine(
        pen,
        raglan.slice(0, -2).map(([x, y]) => pen.place([x + s * 0.07, y - 0.02])),
        rgba(piping),
        0.05,
      ),
  });
}

function standCollar({ sewing, torso: { neck }, color }: Tailor, s: number): void {
  sewing.sew({
    outline: [
      ...catmullRom(
        on(s, [
          [neck, 1.34],
          [neck + 0.09, 1.38],
          [neck + 0.12, 1.58],
          [neck * 0.8, 1.8],
          [0.03, 1.95],
        ]),
        6,
      ),
      ...catmullRom(
        on(s, [
          [0.03, 1.66],
          [neck * 0.55, 1.6],
          [neck - 0.01, 1.44],
        ]),
        5,
      ),
    ],
    color,
    thickness: 0.08,
    softness: 2,
    fabric: 'nylon',
    gloss: 0.25,
    shadow: 0.55,
    shadowReach: 0.09,
    trim: trims(
      stitching(
        on(s, [
          [neck + 0.08, 1.55],
          [neck * 0.75, 1.76],
          [0.06, 1.9],
        ]),
        'rgba(255,255,255,.25)',
      ),
    ),
  });
}

function zipPull({ sewing: { ctx, unit, place } }: Tailor): void {
  const [x, y] = place([0, 1.97]);
  ctx.fillStyle = '#d3d5d8';
  ctx.strokeStyle = 'rgba(0,0,0,.4)';
  ctx.lineWidth = 1;
  ctx.beginPath();
  ctx.roundRect(x - unit * 0.03, y, unit * 0.06, unit * 0.15, unit * 0.02);
  ctx.fill();
  ctx.stroke();
}
