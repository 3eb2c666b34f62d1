import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import type { Context2D, Picture } from '#base/canvas/canvas.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import type { Rect } from '#base/performer.ts';
import { landmark } from './face-contours.ts';
import { faceInPicture } from './face-in-picture.ts';
import type { PhotoFit } from './fit-photo.ts';
import { endsInShade } from './shade-below.ts';

/** So far below the chin, in units of half a face, a picture begins to be drawn longer. */
const BELOW_CHIN = 0.06;
/** What is below the chin becomes at most so many times as long: hair and shoulders carry that. */
const LONGEST = 2;
/** Over this share of it the length grows, so that nothing bends at once. */
const EASE = 0.4;

/** The rows of a frame in which a picture is drawn longer, so that both end together. */
export interface LongerPart {
  readonly from: number;
  readonly to: number;
  /** how much shorter than a row of the frame a row of the picture is where the length has grown */
  readonly gain: number;
}

/** How a picture that ends a little above its frame is drawn longer below the chin; undefined where it need not be or cannot be, and where only the person is left of it. */
export function longerPart(
  analysis: PhotoAnalysis,
  fit: PhotoFit,
  { isCutOut }: { isCutOut: boolean },
): LongerPart | undefined {
  if (isCutOut || !endsInShade(fit)) return undefined;
  const { scale, offsetY, open, framing } = fit;
  const chinY = analysis.points[landmark.chin][1] + BELOW_CHIN * faceInPicture(analysis).halfWidth;
  const from = Math.round(offsetY + chinY * scale);
  const to = framing.frameHeight;
  const height = to - from;
  if ((height - open.bottom) * LONGEST < height) return undefined;
  return { from, to, gain: open.bottom / (height * (1 - EASE / 2)) };
}

/** Which row of the picture, laid as its fit says, a row of the frame shows. */
export function rowBefore(y: number, part: LongerPart | undefined): number {
  if (!part || y <= part.from) return y;
  const down = y - part.from;
  const ease = EASE * (part.to - part.from);
  const share = clamp(down / ease);
  const grown = ease * (share ** 3 - share ** 4 / 2) + Math.max(0, down - ease);
  return y - part.gain * grown;
}

/** The picture, longer where its part says. */
export function drawLonger(ctx: Context2D, picture: Picture, place: Rect, part: LongerPart): void {
  ctx.drawImage(picture, place.x, place.y, place.width, place.height);
  const { width } = ctx.canvas;
  const last = Math.floor(place.y + place.height) - 1;
  const shown = ctx.getImageData(0, part.from, width, last - part.from + 1);
  const longer = ctx.createImageData(width, part.to - part.from);
  const perRow = width * 4;
  for (let row = 0; row < longer.height; row++) {
    const before = clamp(rowBefore(part.from + row + 0.5, part) - part.from - 0.5, 0, shown.height - 1);
    const upper = Math.floor(before);
    const lower = Math.min(shown.height - 1, upper + 1);
    for (let at = 0; at < perRow; at++)
      longer.data[row * perRow + at] = mix(
        shown.data[upper * perRow + at],
        shown.data[lower * perRow + at],
        before - upper,
      );
  }
  ctx.putImageData(longer, 0, part.from);
}
