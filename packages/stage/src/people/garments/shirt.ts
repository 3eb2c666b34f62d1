import { mixRgb, parseHex, type Rgb, scaleRgb } from '#base/color/rgb.ts';
import { catmullRom } from '#base/math/catmull-rom.ts';
import type { Point } from '#base/math/point.ts';
import { fold, line, seam } from '../body/bump.ts';
import type { Fabric } from '../body/fabric-tile.ts';
import { button, stitching, trims } from '../body/trims.ts';
import { bodice, sleeveSeams } from './bodice.ts';
import { BOTH_SIDES, on } from './outline-tools.ts';
import type { Garment, Tailor } from './tailor.ts';

interface ShirtWish {
  color: Rgb;
  /** where the collar closes */
  openY?: number;
  folds?: number;
  fabric?: Fabric;
  thread?: string;
  /** metal or shell */
  buttonColor?: Rgb;
}

const PLACKET = 0.075;
const FLOOR = 6;

export function shirtBody(tailor: Tailor, wish: ShirtWish): void {
  const { neck, shoulder, halfWidthAt } = tailor.torso;
  const { color, openY = 2.12, thread = 'rgba(0,0,0,.16)' } = wish;
  const neckline: Point[] = [
    [0, openY],
    [0.07, openY - 0.06],
    [neck * 0.55, 1.82],
    [neck * 0.92, 1.66],
    [halfWidthAt(1.56) + 0.01, 1.56],
  ];
  const yoke = (s: number) =>
    catmullRom(
      on(s, [
        [0.5, 1.68],
        [1, 1.98],
        [shoulder * 0.76, 2.12],
      ]),
      6,
    );
  bodice(tailor, neckline, {
    color,
    thickness: 0.03,
    fabric: wish.fabric ?? 'linen',
    fabricStrength: 0.4,
    folds: wish.folds ?? 0.9,
    bumps: [
      line(
        [
          [PLACKET, openY - 0.05],
          [PLACKET, FLOOR],
        ],
        0.03,
        0.6,
      ),
      line(
        [
          [PLACKET + 0.03, openY - 0.05],
          [PLACKET + 0.03, FLOOR],
        ],
        0.022,
        -0.6,
      ),
      line(
        [
          [-PLACKET, openY],
          [-PLACKET, FLOOR],
        ],
        0.02,
        -0.3,
      ),
      ...sleeveSeams(tailor),
      ...BOTH_SIDES.map((s) => seam(yoke(s), -0.4)),
    ],
    trim: trims(
      stitching(
        [
          [PLACKET - 0.015, openY],
          [PLACKET - 0.015, FLOOR],
        ],
        thread,
      ),
      stitching(
        [
          [0.02 - PLACKET, openY],
          [0.02 - PLACKET, FLOOR],
        ],
        thread,
      ),
      ...[0, 1, 2, 3, 4, 5].map((k) =>
        button([0, openY + 0.18 + k * 0.6], 0.036, wish.buttonColor ?? mixRgb(color, [250, 248, 244], 0.65)),
      ),
    ),
  });
}

export function shirtCollar({ sewing, torso: { neck } }: Tailor, wish: ShirtWish): void {
  const { color, openY = 2.12, fabric = 'linen', thread = 'rgba(0,0,0,.1)' } = wish;
  for (const s of BOTH_SIDES) {
    const stand: Point[] = [
      [neck * 1.03, 1.43],
      [neck * 0.98, 1.58],
      [neck * 0.62, 1.8],
      [0.05, openY - 0.05],
      [0.13, openY + 0.01],
      [neck * 0.8, 1.84],
      [neck + 0.13, 1.58],
      [neck + 0.1, 1.45],
    ];
    sewing.sew({
      outline: catmullRom(on(s, [...stand, stand[0]]), 5),
      color: scaleRgb(color, 0.9),
      thickness: 0.03,
      softness: 2,
      fabric,
      fabricStrength: 0.35,
      shadow: 0.45,
      shadowReach: 0.06,
      gloss: 0.06,
    });
  }
  for (const s of BOTH_SIDES) collarLeaf(s, { sewing, neck, color, openY, fabric, thread });
}

interface LeafWish {
  sewing: Tailor['sewing'];
  neck: number;
  color: Rgb;
  openY: number;
  fabric: Fabric;
  thread: string;
}

function collarLeaf(s: number, { sewing, neck, color, openY, fabric, thread }: LeafWish): void {
  const tip: Point = [s * 0.63, 2.19];
  const outer = on(s, [
    [neck + 0.02, 1.37],
    [neck + 0.115, 1.41],
    [neck + 0.225, 1.58],
    [neck + 0.265, 1.7],
    [neck + 0.295, 1.86],
  ]);
  const inner = on(s, [
    [0.085, openY - 0.06],
    [neck * 0.52, 1.86],
    [neck * 0.88, 1.66],
    [neck, 1.5],
  ]);
  const roll = catmullRom(
    on(s, [
      [neck + 0.03, 1.45],
      [neck * 0.98, 1.64],
      [neck * 0.6, 1.86],
      [0.12, openY - 0.04],
    ]),
    6,
  );
  sewing.sew({
    outline: [...catmullRom(outer, 6), tip, ...catmullRom(inner, 6)],
    color,
    thickness: 0.07,
    softness: 2,
    fabric,
    fabricStrength: 0.4,
    shadow: 0.6,
    shadowReach: 0.11,
    gloss: 0.08,
    bumps: [line(roll, 0.1, 0.55, 3)],
    trim: stitching(
      on(s, [
        [neck + 0.215, 1.66],
        [neck + 0.255, 1.86],
        [0.59, 2.125],
        [0.14, openY - 0.085],
      ]),
      thread,
    ),
  });
}

export const shirt: Garment = (tailor) => {
  const wish = { color: tailor.color };
  shirtBody(tailor, wish);
  shirtCollar(tailor, wish);
  tailor.wearNecklace();
};

/** A denim jacket worn closed: contrast stitching, metal buttons, two chest pockets. */
export const denim: Garment = (tailor) => {
  const { color, sewing, torso } = tailor;
  const wish: ShirtWish = {
    color,
    fabric: 'denim',
    folds: 0.8,
    thread: 'rgba(214,158,84,.75)',
    buttonColor: parseHex('#b78a4e'),
  };
  shirtBody(tailor, wish);
  for (const s of BOTH_SIDES) chestPocket(tailor, s);
  shirtCollar({ ...tailor, sewing, torso }, wish);
};

function chestPocket({ sewing, color }: Tailor, s: number): void {
  const flap = on(s, [
    [0.42, 2.86],
    [1.02, 2.82],
    [1.04, 3.02],
    [0.74, 3.12],
    [0.43, 3.05],
  ]);
  const bag = on(s, [
    [0.44, 2.95],
    [1.02, 2.92],
    [1.0, 3.62],
    [0.72, 3.74],
    [0.46, 3.64],
  ]);
  const thread = 'rgba(214,158,84,.75)';
  const look = {
    color: scaleRgb(color, 0.97),
    fabric: 'denim',
    fabricStrength: 0.4,
    thickness: 0.03,
    shadowReach: 0.03,
  } as const;
  sewing.sew({
    ...look,
    outline: bag,
    shadow: 0.3,
    trim: stitching([...bag, bag[0]].map(inwards(s, 0.73, 3.3)), thread),
  });
  sewing.sew({
    ...look,
    outline: flap,
    shadow: 0.45,
    bumps: [fold(flap.slice(2), 0.05, 0.4, 2)],
    trim: trims(
      stitching([...flap, flap[0]].map(inwards(s, 0.73, 2.97)), thread),
      button([s * 0.74, 3.03], 0.034, parseHex('#b78a4e')),
    ),
  });
}

function inwards(s: number, x: number, y: number) {
  return ([px, py]: Point): Point => [px + (s * x - px) * 0.08, py + (y - py) * 0.06];
}
