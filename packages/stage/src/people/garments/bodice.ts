import type { Rgb } from '#base/color/rgb.ts';
import { scaleRgb } from '#base/color/rgb.ts';
import { catmullRom } from '#base/math/catmull-rom.ts';
import type { Point } from '#base/math/point.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { type Bump, line, seam } from '../body/bump.ts';
import { drape } from '../body/drape.ts';
import type { Fabric } from '../body/fabric-tile.ts';
import type { Layer } from '../body/layer.ts';
import { ARMPIT } from '../body/torso-shape.ts';
import { BOTH_SIDES, mirrored, offset, on } from './outline-tools.ts';
import type { Tailor } from './tailor.ts';

interface BodiceWish extends Partial<Omit<Layer, 'outline'>> {
  /** strength of the folds */
  folds?: number;
  /** how far the cloth stands off the body at the sides */
  looseness?: number;
}

/** Front and back in one piece, out to where the sleeves begin. The neckline is given from the middle to the shoulder. */
export function bodice(tailor: Tailor, neckline: readonly Point[], wish: BodiceWish = {}): void {
  const { torso, sewing, random, color } = tailor;
  const { folds = 0.85, looseness = 0.045, bumps = [], ...layer } = wish;
  const half = catmullRom(neckline, 8);
  const shoulderY = neckline[neckline.length - 1][1];
  const edge = torso
    .edge(shoulderY)
    .map(([x, y]): Point => [x + 0.008 + looseness * smoothstep(0, 0.7, y - shoulderY), y]);
  sewing.sew({
    outline: [...mirrored(half), ...edge.slice(1), ...on(-1, edge.slice(1)).reverse()],
    color,
    thickness: 0.035,
    fabric: 'jersey',
    gloss: 0.08,
    bumps: [...drape({ shoulder: torso.shoulder, random, amount: folds }), ...bumps],
    ...layer,
  });
}

interface BandWish {
  width: number;
  color?: Rgb;
  thickness?: number;
  ribs?: boolean;
  fabric?: Fabric;
}

/** A ribbed or plain band along a neckline. */
export function neckBand({ sewing, color }: Tailor, neckline: readonly Point[], wish: BandWish): void {
  const inner = mirrored(catmullRom(neckline, 8));
  const outer = offset(inner, wish.width);
  const ribs: Bump[] = wish.ribs === false ? [] : inner.map((point, i) => line([point, outer[i]], 0.014, -0.35, 1));
  sewing.sew({
    outline: [...inner, ...outer.slice().reverse()],
    color: wish.color ?? scaleRgb(color, 0.96),
    thickness: wish.thickness ?? 0.05,
    softness: 2,
    bumps: ribs,
    fabric: wish.fabric ?? 'jersey',
    shadow: 0.35,
    shadowReach: 0.04,
    gloss: 0.08,
  });
}

export function sleeveSeams({ torso: { shoulder } }: Tailor, amount = -0.34, width = 0.022): Bump[] {
  return sleeveLines(shoulder).map((points) => seam(points, amount, width));
}

export function sleeveLines(shoulder: number): Point[][] {
  return BOTH_SIDES.map((side) =>
    catmullRom(
      on(side, [
        [shoulder * 0.76, 1.985],
        [shoulder * 0.725, 2.2],
        [shoulder * 0.715, 2.5],
        [shoulder * ARMPIT, 2.86],
      ]),
      6,
    ),
  );
}

/** A round neckline reaching down to `depth`. */
export function crewNeck({ torso: { neck, halfWidthAt } }: Tailor, depth: number): Point[] {
  return [
    [0, depth],
    [neck * 0.5, depth - 0.035],
    [neck * 0.9, depth - 0.13],
    [neck + 0.055, depth - 0.245],
    [halfWidthAt(1.56) + 0.014, 1.56],
  ];
}
