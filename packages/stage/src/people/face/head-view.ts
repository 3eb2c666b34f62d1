import { MOST_TURN } from '#base/composing/head-turn.ts';
import { clamp } from '#base/math/clamp.ts';
import type { Point } from '#base/math/point.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Pose } from '#base/performer.ts';
import { sampleField } from './face-grid.ts';
import type { FaceShape } from './face-shape.ts';
import { FULL_JAW_DROP, jawShareAt } from './jaw.ts';

/** The turned head of one moment: puts points of the face onto the picture, in pixels from the head's origin. */
export interface HeadView {
  unitPx: number;
  turn: number;
  tilt: number;
  jawDrop: number;
  /** a point of the skin, lifted off it by `lift`, following the jaw */
  onSkin(x: number, y: number, lift?: number): Point;
  /** a point at its own depth, not following the jaw */
  atDepth(x: number, y: number, z: number): Point;
  depthAt(x: number, y: number): number;
  jawAt(y: number): number;
}

const VOWEL_GAIN = 0.45;

/** Turns are drawn in steps far below a pixel, so that what did not turn is not drawn again. */
const TURN_STEPS = 440;

function stepped(sine: number): number {
  return Math.round(sine * TURN_STEPS) / TURN_STEPS;
}

export function headView(face: FaceShape, height: Float32Array, unitPx: number): (pose: Pose) => HeadView {
  const share = jawShareAt(face);
  const depthAt = (x: number, y: number) => sampleField(height, x, y);
  return (pose) => {
    const turn = stepped(Math.sin(clamp(pose.yaw, -MOST_TURN, MOST_TURN)));
    const tilt = stepped(Math.sin(clamp(pose.pitch, -MOST_TURN, MOST_TURN)));
    const jawDrop = FULL_JAW_DROP * jawOf(clamp(pose.mouth.open));
    const jawAt = (y: number) => jawDrop * share(y);
    const atDepth = (x: number, y: number, z: number): Point => [(x + z * turn) * unitPx, (y - z * tilt) * unitPx];
    return {
      unitPx,
      turn,
      tilt,
      jawDrop,
      atDepth,
      depthAt,
      jawAt,
      onSkin: (x, y, lift = 0) => {
        const [px, py] = atDepth(x, y, depthAt(x, y) + lift);
        return [px, py + jawAt(y) * unitPx];
      },
    };
  };
}

/** Vowels of quick speech seldom open fully; a drawn jaw that only does as much seems to mumble. */
function jawOf(open: number): number {
  return open * (1 + VOWEL_GAIN * (1 - open) * smoothstep(0.15, 0.4, open));
}
