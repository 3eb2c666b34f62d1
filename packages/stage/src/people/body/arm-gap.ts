import type { CharacterParams, GarmentKind } from '@herald/media';
import { traceClosed } from '#base/drawing/trace.ts';
import { closedCatmullRom } from '#base/math/catmull-rom.ts';
import type { Point } from '#base/math/point.ts';
import type { Sewing } from './sew.ts';
import { ARMPIT, TORSO_BOTTOM, type TorsoShape } from './torso-shape.ts';

/** Wide garments hang straight down and close the gap between arm and waist. */
const WIDE: ReadonlySet<GarmentKind> = new Set(['hoodie', 'cardigan', 'kurta-men', 'blazer-tee', 'blazer-shirt']);

/** Takes away the air between arms and waist, so that the background shows there. */
export function cutArmGaps({ ctx, place }: Sewing, torso: TorsoShape, { garment, pose }: CharacterParams): void {
  const waist = (torso.male ? 0.055 : 0.105) * (WIDE.has(garment.kind) ? 0.6 : 1);
  ctx.save();
  ctx.globalCompositeOperation = 'destination-out';
  for (const side of [-1, 1]) {
    const covered = side > 0 && (garment.kind === 'kurta' || pose === 'product-card');
    if (covered) continue;
    traceClosed(ctx, closedCatmullRom(gap(torso, side, waist), 8).map(place));
    ctx.fill();
  }
  ctx.restore();
}

function gap({ shoulder }: TorsoShape, side: number, waist: number): Point[] {
  const arm = shoulder * (ARMPIT - 0.004);
  const floor = TORSO_BOTTOM + 0.4;
  const line: Point[] = [
    [arm, 3.62],
    [arm + 0.012, 4.1],
    [arm + 0.02, 4.8],
    [arm + 0.015, floor],
    [arm - shoulder * waist * 0.8, floor],
    [arm - shoulder * waist, 4.9],
    [arm - shoulder * waist * 0.55, 4.15],
  ];
  return line.map(([x, y]): Point => [side * x, y]);
}
