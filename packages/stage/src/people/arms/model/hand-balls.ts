import type { Vector } from '#base/math/vector.ts';
import { buildHand } from './hand-model.ts';
import type { HandShape } from './hand-shapes.ts';
import type { HandFrame } from './hand-space.ts';

/** The end of a bone in a hand whose frame is the axes: numbers in hand lengths. */
interface HandBall {
  at: Vector;
  radius: number;
}

const OWN_FRAME: HandFrame = {
  wrist: [0, 0, 0],
  thumbward: [1, 0, 0],
  fingerward: [0, 1, 0],
  palmward: [0, 0, 1],
};

const known = new WeakMap<HandShape, Map<number, readonly HandBall[]>>();

/** What a hand of this shape reaches, wherever its frame is: tried poses differ in their frames alone. */
export function handBalls(shape: HandShape, girth: number): readonly HandBall[] {
  const byGirth = known.get(shape) ?? new Map<number, readonly HandBall[]>();
  known.set(shape, byGirth);
  const balls = byGirth.get(girth) ?? ballsOf(shape, girth);
  byGirth.set(girth, balls);
  return balls;
}

/** Where bones meet, the thicker end reaches as far as both. */
function ballsOf(shape: HandShape, girth: number): HandBall[] {
  const thickest = new Map<string, HandBall>();
  for (const { from, to, fromRadius, toRadius } of buildHand(shape, OWN_FRAME, { length: 1, girth })) {
    for (const ball of [
      { at: from, radius: fromRadius },
      { at: to, radius: toRadius },
    ]) {
      const key = ball.at.join();
      if (ball.radius > (thickest.get(key)?.radius ?? 0)) thickest.set(key, ball);
    }
  }
  return [...thickest.values()];
}
