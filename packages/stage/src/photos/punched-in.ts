import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import { featuresIn } from '#base/face-reach.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import type { Framing } from '#base/performer.ts';
import { photoReach } from './face-in-picture.ts';
import { type FreeSides, fills, fitPhoto } from './fit-photo.ts';

/** How much nearer a cut comes that keeps the view: below the least it looks like a mistake. */
const MOST = 1.12;
const LEAST = 1.06;
const STEP = 0.02;
/** A picture that is enlarged so often already comes nearer by the least alone, and beyond the last not at all. */
const SHARP = 1.7;
const SOFT = 2.2;
/** The middle between eyes and mouth stays where it is, in units of half a face below the eyes; where words lie below the mouth, its lower edge does. */
const MIDDLE = 0.5;

/** The view of a near photo, in its frame or its card, a little nearer: as far as its own pixels allow, with the face whole and no edge of the picture in sight. */
export function punchedIn(
  points: PhotoAnalysis,
  wide: Framing,
  { free, isClear }: { free: FreeSides; isClear: (framing: Framing) => boolean },
): Framing | undefined {
  const { scale } = fitPhoto(points, wide);
  if (scale > SOFT || !fills(fitPhoto(points, insideCard(wide)), free)) return undefined;
  const most = mix(MOST, LEAST, clamp((scale - SHARP) / (SOFT - SHARP)));
  const reach = photoReach(points);
  for (let nearer = most; nearer > LEAST - 1e-6; nearer -= STEP) {
    for (const stays of [MIDDLE, reach.down]) {
      const unitPx = nearer * wide.unitPx;
      const framing = { ...wide, headY: wide.headY - stays * (unitPx - wide.unitPx), unitPx };
      const shown = insideCard(framing);
      const { x, y, width, height } = featuresIn(shown, reach);
      const isWhole = x >= 0 && y >= 0 && x + width <= shown.frameWidth && y + height <= shown.frameHeight;
      if (isWhole && fills(fitPhoto(points, shown), free) && isClear(framing)) return framing;
    }
  }
  return undefined;
}

/** A card is a frame of its own. */
function insideCard({ window, ...framing }: Framing): Framing {
  if (!window) return framing;
  return {
    frameWidth: window.width,
    frameHeight: window.height,
    headX: framing.headX - window.x,
    headY: framing.headY - window.y,
    unitPx: framing.unitPx,
  };
}
