import type { Context2D } from '#base/canvas/canvas.ts';
import { traceClosed } from '#base/drawing/trace.ts';
import { catmullRom } from '#base/math/catmull-rom.ts';
import type { Point } from '#base/math/point.ts';
import { ARMPIT, TORSO_BOTTOM, turnTorso } from '../body/torso-shape.ts';
import { ARM_SIDES, type ArmBuild, type ArmSide, shoulderOf, signOf, sleeveRadius } from './model/arm-build.ts';
import type { SleeveKind } from './model/sleeves.ts';

const FLOOR = TORSO_BOTTOM + 0.4;
/** How far looser cloth hangs outside the armpit, as a share of the shoulder. */
const LOOSE: Record<SleeveKind, number> = { none: 0.03, short: 0.045, long: 0.06 };

/** Takes the arms away from a sewn torso: pictures of their own take their place. `toPixel` is for points from the head. */
export function cutArms(ctx: Context2D, build: ArmBuild, toPixel: (point: Point) => Point): void {
  ctx.save();
  ctx.globalCompositeOperation = 'destination-out';
  for (const side of ARM_SIDES) {
    traceClosed(ctx, [...besideShoulder(build, side), ...flank(build, side)].map(toPixel));
    ctx.fill();
  }
  ctx.restore();
}

/** Down the outside of the arm to where all of it is shown: the shoulder above is the body's own. */
function besideShoulder(build: ArmBuild, side: ArmSide): Point[] {
  const radius = sleeveRadius(build);
  const [x, y] = shoulderOf(build, side);
  const outside = [
    [1.8, -0.7],
    [1.04, -0.5],
    [1, 0],
    [0.99, 0.4],
    [0.85, 0.85],
  ];
  return outside.map(([across, down]): Point => [x + signOf(side) * across * radius, y + down * radius]);
}

/** The side of the body below the arm, then far outside it. */
function flank({ torso, sleeve, raise }: ArmBuild, side: ArmSide): Point[] {
  const { shoulder, male } = torso;
  const armpit = shoulder * (ARMPIT + LOOSE[sleeve.kind]);
  const waist = shoulder * (male ? 0.055 : 0.105);
  const line = catmullRom(
    [
      [armpit + 0.06, 3.16],
      [armpit, 3.3],
      [armpit - waist * 0.3, 4],
      [armpit - waist * 0.45, 4.6],
      [armpit + waist * 0.15, 5.6],
      [armpit + waist * 0.35, FLOOR],
    ],
    8,
  );
  const outside: Point = [shoulder * 1.6, FLOOR];
  return [...line, outside].map(([u, v]): Point => {
    const [x, y] = turnTorso(torso, [signOf(side) * u, v]);
    return [x, y - raise];
  });
}
