import { isDrawn, type SceneSpec } from '@herald/media/scene/scene-spec';
import { seededRandom } from '#base/math/seeded-random.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { partReader, partsOf, type ScenePart } from '../passages/passage-clock.ts';

/** The background is this much larger than the frame on every side, in units of a 720 frame. */
export const DRIFT_UNITS = 9;

/** The background moves in steps of this part of a second and of a pixel, so that every other frame repeats what is behind the presenter. */
const STEPS_PER_SEC = 15;
const STEPS_PER_PIXEL = 8;
/** It stands at every even frame: key frames are, and nothing should change with them. A little more is for rounding. */
const OFF_BEAT = 0.5 + 1e-6;

/** Where the background is pushed to at a moment, in pixels. */
export type Drift = (tSec: number) => { x: number; y: number };

/** How long the background takes from its middle to where the waves have it. */
const MIDDLE_SEC = 2;

const STILL: Drift = () => ({ x: 0, y: 0 });

/**
 * A camera that is held, not mounted: two slow waves per direction. Sharp backgrounds stay, since they would be less sharp between pixels,
 * and so do photos and clips.
 */
export function planDrift(spec: SceneSpec, layout: SceneLayout): Drift {
  const { background, performer } = spec;
  const unfocused = background.kind === 'setting' || (background.kind === 'picture' && background.softness >= 0.3);
  if (spec.camera === 'still' || !unfocused || !isDrawn(performer)) return STILL;
  const random = seededRandom(spec.seed * 7 + 3);
  const phases = [random(), random(), random(), random()].map((value) => value * Math.PI * 2);
  const reach = DRIFT_UNITS * layout.scale;
  const wave = (tSec: number, periodSec: number, phase: number) => Math.sin((tSec / periodSec) * 2 * Math.PI + phase);
  const stepped = (value: number) => Math.round(reach * value * STEPS_PER_PIXEL) / STEPS_PER_PIXEL;
  const momentAt = partReader(partsOf(spec));
  return (tSec) => {
    const { part, before, sec } = momentAt(tSec);
    const atSec = Math.floor(sec * STEPS_PER_SEC + OFF_BEAT) / STEPS_PER_SEC;
    const share = shareAt(part, before !== undefined, atSec);
    return {
      x: stepped(share * (0.7 * wave(atSec, 13.3, phases[0]) + 0.3 * wave(atSec, 7.1, phases[1]))),
      y: stepped(share * (0.6 * wave(atSec, 16.9, phases[2]) + 0.2 * wave(atSec, 8.3, phases[3]))),
    };
  };
}

/** Where one passage ends and the next one begins the background is in its middle, so that neither needs to know the other. */
function shareAt({ lengthSec }: ScenePart, isAfterAnother: boolean, sec: number): number {
  const entered = isAfterAnother ? smoothstep(0, MIDDLE_SEC, sec) : 1;
  return Number.isFinite(lengthSec) ? entered * smoothstep(0, MIDDLE_SEC, lengthSec - sec) : entered;
}
