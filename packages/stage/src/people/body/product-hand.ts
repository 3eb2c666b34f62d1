import { mixRgb, type Rgb, scaleRgb } from '#base/color/rgb.ts';
import { catmullRom, closedCatmullRom } from '#base/math/catmull-rom.ts';
import { clamp } from '#base/math/clamp.ts';
import type { Point } from '#base/math/point.ts';
import { type Bump, fold, line } from './bump.ts';
import type { HandSource, Reach } from './hand-source.ts';
import { drawCard, shadeCardUnderThumb } from './product-card.ts';
import type { Sewing } from './sew.ts';
import { drawNail } from './thumb-nail.ts';

export function sewProductHand(source: HandSource): void {
  const size = source.male ? 1.1 : 0.98;
  const reach: Reach = (points) =>
    points.map(([u, v]): Point => [1.37 + (u - 1.5) * size, 4.06 + (v - 4.17) * size * 0.96]);
  const dark = clamp(source.palette.darkness);
  const { skin } = source.palette;
  const palm = mixRgb(scaleRgb(skin, 0.97), [226, 168, 140], 0.42 * dark);
  const thumb = mixRgb(scaleRgb(skin, 0.985), [226, 150, 128], 0.1 + 0.1 * dark);
  sewPalm(source, reach, palm);
  if (source.sleeve) sewSleeve(source.sewing, reach, source.sleeve);
  else sewForearm(source.sewing, reach, scaleRgb(skin, 0.97));
  drawCard(source);
  const outline = thumbOutline(reach);
  shadeCardUnderThumb(source, outline);
  sewThumb(source.sewing, reach, outline, thumb);
  drawNail(source, reach, size, dark);
}

const flat = () => 0;

function sewPalm({ sewing }: HandSource, reach: Reach, color: Rgb): void {
  const outline = reach([
    [1.27, 5.75],
    [1.245, 5.2],
    [1.24, 4.96],
    [1.13, 4.7],
    [1.06, 4.4],
    [1.1, 3.9],
    [1.5, 3.8],
    [1.95, 3.9],
    [2.02, 4.3],
    [1.985, 4.65],
    [1.93, 4.98],
    [1.925, 5.25],
    [1.96, 5.75],
  ]);
  sewing.sew({
    outline: closedCatmullRom(outline, 6),
    color,
    depthAt: flat,
    thickness: 0.3,
    softness: 7,
    isSkin: true,
    gloss: 0.35,
    shadow: 0.45,
    shadowReach: 0.14,
    foldShade: 5,
    bumps: palmCreases(reach),
  });
}

function palmCreases(reach: Reach): Bump[] {
  const crease = (points: Point[], width: number, amount: number) =>
    fold(catmullRom(reach(points), 6), width, amount, 1);
  return [
    crease(
      [
        [1.98, 4.42],
        [1.75, 4.4],
        [1.5, 4.22],
      ],
      0.03,
      -0.45,
    ),
    crease(
      [
        [1.3, 5.02],
        [1.6, 5.07],
        [1.92, 5],
      ],
      0.026,
      -0.55,
    ),
    crease(
      [
        [1.32, 5.1],
        [1.6, 5.15],
        [1.9, 5.08],
      ],
      0.022,
      -0.35,
    ),
    fold(
      reach([
        [1.6, 5.1],
        [1.58, 5.7],
      ]),
      0.06,
      0.25,
      3,
    ),
    fold(
      catmullRom(
        reach([
          [1.8, 4.5],
          [1.86, 4.7],
          [1.8, 4.95],
        ]),
        6,
      ),
      0.2,
      0.45,
      4,
    ),
  ];
}

function sewForearm(sewing: Sewing, reach: Reach, color: Rgb): void {
  const arm = reach([
    [1.24, 5.15],
    [1.2, 5.5],
    [1.16, 6.6],
    [2.2, 6.6],
    [2.06, 5.6],
    [1.96, 5.1],
  ]);
  sewing.sew({
    outline: closedCatmullRom(arm, 5),
    color,
    depthAt: flat,
    thickness: 0.34,
    softness: 9,
    isSkin: true,
    gloss: 0.4,
    shadow: 0,
  });
}

function sewSleeve(sewing: Sewing, reach: Reach, color: Rgb): void {
  const arm = reach([
    [1.13, 5.2],
    [1.1, 5.5],
    [1.02, 6.6],
    [2.42, 6.6],
    [2.24, 5.7],
    [2.08, 5.16],
  ]);
  const folds = [0, 1, 2, 3].flatMap((i) => [
    fold(
      catmullRom(
        reach([
          [1.12, 5.42 + i * 0.2],
          [1.5, 5.52 + i * 0.22],
          [1.95, 5.36 + i * 0.24],
        ]),
        6,
      ),
      0.13,
      0.45,
      3,
    ),
    fold(
      catmullRom(
        reach([
          [1.12, 5.5 + i * 0.2],
          [1.5, 5.61 + i * 0.22],
          [1.95, 5.47 + i * 0.24],
        ]),
        6,
      ),
      0.1,
      -0.45,
      3,
    ),
  ]);
  sewing.sew({
    outline: [...catmullRom(arm.slice(0, 3), 5), ...catmullRom(arm.slice(3), 5)],
    color,
    depthAt: flat,
    thickness: 0.42,
    softness: 9,
    fabric: 'twill',
    fabricStrength: 0.4,
    shadow: 0.55,
    shadowReach: 0.14,
    bumps: folds,
  });
  const cuff = [
    ...catmullRom(
      reach([
        [1.12, 5.17],
        [1.6, 5.26],
        [2.09, 5.13],
      ]),
      8,
    ),
    ...catmullRom(
      reach([
        [2.13, 5.33],
        [1.6, 5.47],
        [1.1, 5.37],
      ]),
      8,
    ),
  ];
  sewing.sew({
    outline: cuff,
    color: scaleRgb(color, 0.96),
    depthAt: (u) => 0.42 * Math.sqrt(Math.max(0, 1 - ((u - 1.47) / 0.52) ** 2)),
    thickness: 0.05,
    softness: 2,
    fabric: 'rib',
    shadow: 0.5,
    shadowReach: 0.07,
  });
}

function thumbOutline(reach: Reach): Point[] {
  return closedCatmullRom(
    reach([
      [1.215, 3.7],
      [1.295, 3.745],
      [1.335, 3.88],
      [1.325, 4.02],
      [1.355, 4.17],
      [1.395, 4.33],
      [1.47, 4.55],
      [1.5, 4.82],
      [1.44, 5.06],
      [1.31, 5.12],
      [1.247, 5],
      [1.14, 4.74],
      [1.045, 4.5],
      [1.035, 4.28],
      [1.075, 4.08],
      [1.085, 3.92],
      [1.125, 3.76],
    ]),
    7,
  );
}

function sewThumb(sewing: Sewing, reach: Reach, outline: Point[], color: Rgb): void {
  const knuckle = [0, 1, 2].map((i) =>
    fold(
      catmullRom(
        reach([
          [1.1, 4.03 + i * 0.028],
          [1.2, 4.05 + i * 0.028],
          [1.31, 4.02 + i * 0.026],
        ]),
        5,
      ),
      0.016,
      -0.38,
      1,
    ),
  );
  sewing.sew({
    outline,
    color,
    depthAt: flat,
    thickness: 0.26,
    softness: 5,
    isSkin: true,
    gloss: 0.5,
    shadow: 0,
    foldShade: 5,
    bumps: [
      ...knuckle,
      fold(
        catmullRom(
          reach([
            [1.1, 4.42],
            [1.24, 4.36],
            [1.36, 4.34],
          ]),
          5,
        ),
        0.03,
        -0.22,
        2,
      ),
      line(
        reach([
          [1.2, 4.04],
          [1.21, 4.1],
        ]),
        0.16,
        0.22,
        3,
      ),
      fold(
        catmullRom(
          reach([
            [1.2, 4.4],
            [1.32, 4.7],
            [1.35, 4.95],
          ]),
          5,
        ),
        0.2,
        0.35,
        5,
      ),
    ],
  });
}
