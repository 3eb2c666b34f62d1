import type { Crop } from '@herald/media/crop-around';
import type { Context2D } from '#base/canvas/canvas.ts';
import { CLIP_FPS, type MovingPicture } from '#base/canvas/moving-picture.ts';
import type { Rect } from '#base/performer.ts';
import type { Overlay } from '../overlays/overlay.ts';
import type { ShotTimes } from './insert-overlay.ts';

export interface ClipView {
  /** its name in the scene */
  name: string;
  clip: MovingPicture;
  /** the part that is used, in frames */
  fromFrame: number;
  lastFrame: number;
  /** what of each picture is seen */
  crop: Crop;
  place: Rect;
  /** of the corners of the place */
  radius: number;
}

export interface ShownClip {
  name: string;
  frame: number;
}

const NEARLY = 1e-6;

/** A clip that plays for a shot, from the beginning of its used part; its last picture stays where the shot is longer. */
export class ClipOverlay implements Overlay {
  readonly #view: ClipView;
  readonly #times: readonly ShotTimes[];

  constructor(view: ClipView, times: readonly ShotTimes[]) {
    this.#view = view;
    this.#times = times;
  }

  shownAt(tSec: number): ShownClip | null {
    const shot = this.#times.find(({ startSec, endSec }) => tSec >= startSec && tSec < endSec);
    if (!shot) return null;
    const { name, fromFrame, lastFrame } = this.#view;
    const since = Math.floor((tSec - shot.startSec) * CLIP_FPS + NEARLY);
    return { name, frame: Math.min(lastFrame, fromFrame + since) };
  }

  stateAt(tSec: number): string | null {
    const shown = this.shownAt(tSec);
    if (!shown) return null;
    const isThere = this.#view.clip.isThere?.(shown.frame) ?? true;
    return isThere ? String(shown.frame) : `${shown.frame} is awaited`;
  }

  areaAt(): Rect {
    return this.#view.place;
  }

  draw(ctx: Context2D, tSec: number): void {
    const shown = this.shownAt(tSec);
    if (!shown) return;
    const { clip, crop, place, radius } = this.#view;
    const picture = clip.at(shown.frame);
    const [wide, high] = [picture.width / clip.width, picture.height / clip.height];
    ctx.save();
    if (radius > 0) {
      ctx.beginPath();
      ctx.roundRect(place.x, place.y, place.width, place.height, radius);
      ctx.clip();
    }
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(
      picture,
      crop.x * wide,
      crop.y * high,
      crop.width * wide,
      crop.height * high,
      place.x,
      place.y,
      place.width,
      place.height,
    );
    ctx.restore();
  }
}
