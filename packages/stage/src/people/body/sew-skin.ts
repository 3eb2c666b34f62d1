import { scaleRgb } from '#base/color/rgb.ts';
import { catmullRom } from '#base/math/catmull-rom.ts';
import type { Point } from '#base/math/point.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { FaceShape } from '../face/face-shape.ts';
import type { SkinPalette } from '../skin/skin-palette.ts';
import { type Bump, fold, line, patch } from './bump.ts';
import type { Sewing } from './sew.ts';
import { TORSO_TOP, type TorsoShape } from './torso-shape.ts';

/** Neck, shoulders, collarbones and bare arms: the innermost layer. */
export function sewSkin(sewing: Sewing, torso: TorsoShape, face: FaceShape, { skin, darkness }: SkinPalette): void {
  const edge = torso.edge(TORSO_TOP + 0.1);
  const dim = 1 - 0.1 * (1 - smoothstep(0, 0.45, darkness));
  sewing.sew({
    outline: [...edge, ...edge.map(([x, y]): Point => [-x, y]).reverse()],
    color: scaleRgb(skin, [0.97 * dim, 0.94 * dim, 0.93 * dim]),
    isSkin: true,
    gloss: 0.55,
    shadow: 0,
    foldShade: 4,
    bumps: [...collarbones(torso), ...throat(torso, face)],
  });
}

function collarbones({ neck, shoulder }: TorsoShape): Bump[] {
  const strand = (s: number, points: Point[]) =>
    catmullRom(
      points.map(([x, y]): Point => [s * x, y]),
      8,
    );
  return [-1, 1].flatMap((s) => [
    fold(
      strand(s, [
        [0.1, 1.86],
        [0.42, 1.8],
        [0.85, 1.8],
        [shoulder * 0.56, 1.9],
      ]),
      0.11,
      0.28,
      2,
    ),
    fold(
      strand(s, [
        [0.12, 1.79],
        [0.5, 1.71],
        [0.9, 1.74],
      ]),
      0.14,
      -0.24,
      4,
    ),
    fold(
      strand(s, [
        [0.14, 1.95],
        [0.5, 1.92],
        [1, 1.93],
      ]),
      0.14,
      -0.12,
      4,
    ),
    fold(
      strand(s, [
        [neck * 0.86, 1.22],
        [neck * 0.55, 1.5],
        [0.12, 1.82],
      ]),
      0.1,
      0.16,
      3,
    ),
    fold(
      strand(s, [
        [neck * 0.62, 1.24],
        [neck * 0.3, 1.52],
        [0.05, 1.76],
      ]),
      0.1,
      -0.11,
      3,
    ),
  ]);
}

function throat({ neck, male }: TorsoShape, { oldness, childness }: FaceShape): Bump[] {
  const bumps: Bump[] = [
    patch(
      [
        [-0.03, 1.8],
        [0.03, 1.8],
        [0.05, 1.87],
        [-0.05, 1.87],
      ],
      -0.45,
      3,
    ),
  ];
  if (male && childness < 0.1)
    bumps.push(
      patch(
        [
          [-0.05, 1.42],
          [0.05, 1.42],
          [0.04, 1.54],
          [-0.04, 1.54],
        ],
        0.32,
        3,
      ),
    );
  if (oldness > 0.3) {
    for (const y of [1.42, 1.55]) {
      bumps.push(
        line(
          catmullRom(
            [
              [-neck * 0.7, y - 0.02],
              [0, y + 0.05],
              [neck * 0.7, y - 0.02],
            ],
            8,
          ),
          0.03,
          -0.18 * oldness,
        ),
      );
    }
  }
  return bumps;
}
