import type { Solid } from './world.ts';

export function halfSizes(solid: Solid): [x: number, y: number, z: number] {
  if (solid.shape === 'panel') return [solid.size[0] / 2, solid.size[1] / 2, 0.001];
  if (solid.shape === 'tube') {
    const radius = Math.max(solid.radius, solid.topRadius ?? 0);
    return [radius, solid.height / 2, radius];
  }
  return [solid.size[0] / 2, solid.size[1] / 2, solid.size[2] / 2];
}
