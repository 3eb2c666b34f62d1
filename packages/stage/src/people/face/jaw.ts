import { smoothstep } from '#base/math/smoothstep.ts';
import type { FaceShape } from './face-shape.ts';

/** Drop of the chin at a fully open mouth, in face units. */
export const FULL_JAW_DROP = 0.2;

/** The skin between these heights stretches; below it all moves with the jaw. */
function jawHinge({ mouthY }: FaceShape): { from: number; to: number } {
  return { from: mouthY - 0.08, to: mouthY + 0.32 };
}

export function jawShareAt(face: FaceShape): (y: number) => number {
  const { from, to } = jawHinge(face);
  return (y) => smoothstep(from, to, y);
}
