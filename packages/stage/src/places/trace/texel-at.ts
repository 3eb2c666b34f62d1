import type { Texture } from './world.ts';

export function texelAt(texture: Texture, u: number, v: number): number {
  const x = Math.min(texture.width - 1, Math.max(0, (u * texture.width) | 0));
  const y = Math.min(texture.height - 1, Math.max(0, (v * texture.height) | 0));
  return (y * texture.width + x) * 4;
}
