import { mixRgb, scaleRgb } from '#base/color/rgb.ts';
import { catmullRom } from '#base/math/catmull-rom.ts';
import type { Point } from '#base/math/point.ts';
import { line, patch, seam } from '../body/bump.ts';
import { drape } from '../body/drape.ts';
import { TORSO_BOTTOM } from '../body/torso-shape.ts';
import { button, stitching, trims } from '../body/trims.ts';
import { bodice, crewNeck, neckBand, sleeveLines, sleeveSeams } from './bodice.ts';
import { BOTH_SIDES, on } from './outline-tools.ts';
import { shirtBody, shirtCollar } from './shirt.ts';
import type { Garment, Tailor } from './tailor.ts';

const FLOOR = TORSO_BOTTOM + 0.1;

/** A tailored jacket over what was sewn before; closes at `closeY`. */
function jacket(tailor: Tailor, closeY: number): void {
  for (const s of BOTH_SIDES) {
    jacketFront(tailor, s, closeY);
    lapel(tailor, s, closeY);
  }
}

function jacketFront(tailor: Tailor, s: number, closeY: number): void {
  const { torso, sewing, color, random } = tailor;
  const { neck, shoulder } = torso;
  const front = catmullRom(
    on(s, [
      [neck + 0.1, 1.5],
      [neck + 0.2, 1.75],
      [0.62, 2.4],
      [0.36, 3.1],
      [-0.03, closeY],
      [-0.09, closeY + 0.85],
      [-0.1, FLOOR],
    ]),
    8,
  );
  const side = torso.edge(1.5).map(([x, y]): Point => [s * (x + 0.02 + 0.075 * Math.min(1, (y - 1.5) / 0.3)), y]);
  const breastPocket = [
    patch(
      [
        [0.92, 3.36],
        [1.42, 3.26],
        [1.43, 3.36],
        [0.93, 3.47],
      ],
      0.5,
      1,
    ),
    seam(
      [
        [0.92, 3.36],
        [1.42, 3.26],
      ],
      -0.7,
    ),
  ];
  sewing.sew({
    outline: [...front, ...side.reverse()],
    color,
    thickness: 0.07,
    fabric: 'twill',
    fabricStrength: 0.45,
    shadow: 0.6,
    shadowReach: 0.13,
    gloss: 0.07,
    bumps: [
      ...drape({ shoulder, random, amount: 0.55, stiffShoulders: true }),
      ...sleeveSeams(tailor, -0.7, 0.03),
      ...sleeveLines(shoulder).map((points) =>
        line(
          points.map(([x, y]): Point => [x + Math.sign(x) * 0.05, y]),
          0.08,
          0.4,
          3,
        ),
      ),
      seam(
        on(s, [
          [1.05, 3],
          [1, 4.2],
          [0.98, 5.8],
        ]),
        -0.35,
      ),
      ...(s > 0 ? breastPocket : []),
    ],
    ...(s > 0
      ? {
          trim: trims(
            button([0.06, closeY + 0.18], 0.055, scaleRgb(color, 0.55)),
            button([0.03, closeY + 0.95], 0.055, scaleRgb(color, 0.55)),
          ),
        }
      : {}),
  });
}

function lapel({ torso: { neck }, sewing, color }: Tailor, s: number, closeY: number): void {
  const outline = [
    ...catmullRom(
      on(s, [
        [neck + 0.1, 1.46],
        [neck + 0.27, 1.6],
        [0.84, 1.86],
        [1.02, 2.08],
      ]),
      6,
    ),
    ...on(s, [
      [0.84, 2.17],
      [1.16, 2.3],
    ]),
    ...catmullRom(
      on(s, [
        [1.16, 2.3],
        [1.02, 2.72],
        [0.62, 3.35],
        [0, closeY],
      ]),
      7,
    ),
    ...catmullRom(
      on(s, [
        [0, closeY],
        [0.36, 3.1],
        [0.62, 2.4],
        [neck + 0.19, 1.75],
        [neck + 0.06, 1.5],
      ]),
      7,
    ),
  ];
  const roll = catmullRom(
    on(s, [
      [neck + 0.2, 1.75],
      [0.64, 2.4],
      [0.38, 3.1],
      [0.02, closeY - 0.05],
    ]),
    7,
  );
  sewing.sew({
    outline,
    color: mixRgb(color, [255, 255, 255], 0.025),
    thickness: 0.085,
    softness: 2,
    fabric: 'twill',
    fabricStrength: 0.45,
    shadow: 0.65,
    shadowReach: 0.11,
    gloss: 0.07,
    bumps: [
      line(roll, 0.12, 0.5, 3),
      seam(
        on(s, [
          [0.84, 2.17],
          [0.66, 2.1],
          [neck + 0.2, 1.98],
        ]),
        -0.8,
        0.024,
      ),
    ],
    trim: stitching(
      on(s, [
        [neck + 0.29, 1.64],
        [0.82, 1.89],
        [0.985, 2.07],
      ]),
    ),
  });
}

function plainTop(tailor: Tailor, folds: number): void {
  const { torso, innerColor } = tailor;
  const neckline: Point[] = torso.male
    ? crewNeck(tailor, 1.93)
    : [
        [0, 2.22],
        [torso.neck * 0.7, 2.12],
        [torso.neck * 1.15, 1.85],
        [torso.halfWidthAt(1.66) + 0.01, 1.66],
      ];
  bodice(tailor, neckline, { color: innerColor, folds });
  neckBand(tailor, neckline, {
    width: torso.male ? 0.085 : 0.05,
    color: scaleRgb(innerColor, 0.97),
    ribs: torso.male,
  });
}

export const blazerOverTee: Garment = (tailor) => {
  plainTop(tailor, 0.6);
  tailor.wearNecklace();
  jacket(tailor, 3.85);
};

export const blazerOverShirt: Garment = (tailor) => {
  const wish = { color: tailor.innerColor, openY: 2.08, folds: 0.5 };
  shirtBody(tailor, wish);
  jacket(tailor, 3.75);
  shirtCollar(tailor, wish);
};

/** A knitted jacket with a broad ribbed edge, open over a plain top. */
export const cardigan: Garment = (tailor) => {
  plainTop(tailor, 0.7);
  tailor.wearNecklace();
  const { torso, sewing, color, random } = tailor;
  const { neck, shoulder } = torso;
  for (const s of BOTH_SIDES) {
    const front: Point[] = on(s, [
      [neck + 0.09, 1.5],
      [neck + 0.19, 1.76],
      [0.7, 2.4],
      [0.52, 3.2],
      [0.42, 4.2],
      [0.4, FLOOR],
    ]);
    const side = torso.edge(1.5).map(([x, y]): Point => [s * (x + 0.02 + 0.07 * Math.min(1, (y - 1.5) / 0.3)), y]);
    sewing.sew({
      outline: [...catmullRom(front, 8), ...side.reverse()],
      color,
      thickness: 0.09,
      softness: 3,
      fabric: 'knit',
      fabricStrength: 0.6,
      shadow: 0.55,
      shadowReach: 0.12,
      gloss: 0.05,
      bumps: [...drape({ shoulder, random, amount: 0.9 }), ...sleeveSeams(tailor, -0.6, 0.04)],
    });
    cardiganEdge(tailor, s);
  }
};

function cardiganEdge({ torso: { neck }, sewing, color }: Tailor, s: number): void {
  const inner = catmullRom(
    on(s, [
      [neck + 0.05, 1.46],
      [neck + 0.14, 1.75],
      [0.62, 2.4],
      [0.43, 3.2],
      [0.33, 4.2],
      [0.31, FLOOR],
    ]),
    12,
  );
  const outer = catmullRom(
    on(s, [
      [neck + 0.2, 1.5],
      [neck + 0.3, 1.76],
      [0.79, 2.4],
      [0.61, 3.2],
      [0.51, 4.2],
      [0.49, FLOOR],
    ]),
    12,
  );
  sewing.sew({
    outline: [...inner, ...outer.slice().reverse()],
    color: scaleRgb(color, 0.95),
    thickness: 0.08,
    softness: 3,
    fabric: 'fleece',
    fabricStrength: 0.4,
    shadow: 0.45,
    shadowReach: 0.06,
    gloss: 0.05,
    bumps: inner.map((point, i) => line([point, outer[i]], 0.016, -0.4)),
  });
}
