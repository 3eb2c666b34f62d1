import type { Context2D } from '#base/canvas/canvas.ts';
import { rgba } from '#base/color/rgb.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import type { LightField } from '../trace/light-field.ts';
import type { View } from '../trace/trace-view.ts';
import type { World } from '../trace/world.ts';
import { blurShare } from './blur-by-depth.ts';

const GRAIN = 1;

/** Small lights out of focus: even discs with a slightly brighter rim, hidden where something is in front of them. */
export function drawGlints(ctx: Context2D, world: World, view: View, field: LightField, scale: number): void {
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  for (const { at, color, strength } of world.glints) {
    const [x, y, z] = at;
    const px = view.centerX + (x / z) * view.focalPx;
    const py = view.centerY - (y / z) * view.focalPx;
    if (!isSeen(field, view, { px, py, z })) continue;
    const radius = Math.max(2, world.blurUnits * scale * blurShare(z) * 1.5);
    const peak = Math.max(...color);
    const shown = color.map((value) => 255 * (value / peak) ** (1 / 2.2)) as [number, number, number];
    const disc = ctx.createRadialGradient(px, py, 0, px, py, radius);
    disc.addColorStop(0, rgba(shown, strength * 0.62));
    disc.addColorStop(0.78, rgba(shown, strength * 0.72));
    disc.addColorStop(0.9, rgba(shown, strength));
    disc.addColorStop(1, rgba(shown, 0));
    ctx.fillStyle = disc;
    ctx.beginPath();
    ctx.arc(px, py, radius, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.restore();
}

function isSeen(field: LightField, view: View, point: { px: number; py: number; z: number }): boolean {
  const x = Math.round((point.px / (view.centerX * 2)) * field.width);
  const y = Math.round((point.py * field.width) / (view.centerX * 2));
  if (x < 0 || y < 0 || x >= field.width || y >= field.height) return false;
  return field.depth[y * field.width + x] > point.z - 0.08;
}

export function addVignette(ctx: Context2D, width: number, height: number): void {
  const reach = Math.hypot(width, height) / 2;
  const shade = ctx.createRadialGradient(
    width / 2,
    height * 0.45,
    reach * 0.35,
    width / 2,
    height * 0.45,
    reach * 1.08,
  );
  shade.addColorStop(0, 'rgba(8,6,12,0)');
  shade.addColorStop(0.6, 'rgba(8,6,12,0.08)');
  shade.addColorStop(1, 'rgba(8,6,12,0.36)');
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, width, height);
}

/** A breath of noise: keeps soft gradients from showing steps after encoding. */
export function addGrain(ctx: Context2D, area: { width: number; height: number; seed: number }): void {
  const random = seededRandom(area.seed);
  const pixels = ctx.getImageData(0, 0, area.width, area.height);
  const { data } = pixels;
  for (let i = 0; i < data.length; i += 4) {
    const noise = (random() - 0.5) * GRAIN;
    data[i] = data[i] + noise;
    data[i + 1] = data[i + 1] + noise;
    data[i + 2] = data[i + 2] + noise;
  }
  ctx.putImageData(pixels, 0, 0);
}
