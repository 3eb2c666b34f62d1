import { clamp } from '#base/math/clamp.ts';
import { gaussian } from '#base/math/gaussian.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { FaceShape } from './face-shape.ts';

const AVERAGE_MOUTH_Y = 0.8;

/** 0..1: where a man's beard would grow, for the shade of a shaved one. */
export function shadowOfBeard({ mouthY }: FaceShape): (x: number, y: number) => number {
  const shift = mouthY - AVERAGE_MOUTH_Y;
  return (x, actualY) => {
    const y = actualY - shift * smoothstep(0.2, 0.6, actualY);
    const a = Math.abs(x);
    const lips = 1 - smoothstep(1.12, 0.8, Math.hypot(a / 0.3, (y - 0.81) / 0.118));
    const moustache = smoothstep(0.595, 0.665, y) * smoothstep(0.42, 0.32, a);
    const jaw = smoothstep(0.8, 0.98, y + a * 0.12);
    const sideburn =
      smoothstep(0.55, 0.86, y + 0.25 * smoothstep(0.62, 0.88, a)) *
      smoothstep(0.42, 0.66, a) *
      smoothstep(0.18, 0.4, y);
    const besideChin = 1 - 0.8 * gaussian(a - 0.14, 0.05) * gaussian(y - 0.965, 0.045);
    return clamp(Math.max(jaw, moustache, sideburn) * lips * besideChin);
  };
}
