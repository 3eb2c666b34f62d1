import type { Aspect } from '@herald/media/choices';
import type { Rect } from '#base/performer.ts';
import type { SceneLayout } from './layout-scene.ts';
import { pictureMargins } from './safe-zones.ts';

/** In units of a 720 frame. */
const HEIGHT = 10;
const GAP = 10;

/** Above all words, logos and figures: below what phones lay over the top of a tall frame, at the edge of the others. */
export function progressBarPlace(aspect: Aspect, { width, height, scale }: SceneLayout): Rect {
  const high = Math.round(HEIGHT * scale);
  if (aspect !== '9:16') return { x: 0, y: 0, width, height: high };
  const { left, right, top } = pictureMargins(aspect);
  const x = Math.round(left * width);
  const y = Math.floor(top * height - GAP * scale) - high;
  return { x, y, width: Math.round((1 - right) * width) - x, height: high };
}
