import type { Canvas, Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import { easeOut, type Overlay, progressAt } from '../overlays/overlay.ts';

const ENTER_SEC = 0.5;
const LEAVE_SEC = 0.4;
const TILT = -0.045;
/** What comes for less time before a cut to something else only flashes up. */
const LEAST_SEEN_SEC = 1;

export interface CardTimes {
  enterAtSec: number;
  leaveAtSec: number;
}

/** What fills the frame as it comes, or soon after, hides how it comes: it is there when the presenter is seen again. */
export function enteredAtRest(enterAtSec: number, coveredSecs: readonly number[]): number {
  return coveredSecs.find((sec) => sec > enterAtSec && sec < enterAtSec + LEAST_SEEN_SEC) ?? enterAtSec;
}

/** The product beside the presenter: slides in from its side with a small turn, rests, and sets out slowly as it slides out. */
export class CardOverlay implements Overlay {
  readonly #sprite: Canvas;
  readonly #rest: Rect;
  readonly #area: Rect;
  readonly #times: readonly CardTimes[];
  readonly #fromSide: -1 | 1;

  constructor(
    face: Canvas,
    place: { box: Rect; frameWidth: number },
    times: readonly CardTimes[],
    makeCanvas: MakeCanvas,
  ) {
    const { box, frameWidth } = place;
    this.#times = times;
    this.#fromSide = box.x + box.width / 2 < frameWidth / 2 ? -1 : 1;
    const margin = Math.ceil(box.width * 0.14);
    this.#rest = {
      x: box.x - margin,
      y: box.y - margin,
      width: box.width + 2 * margin,
      height: box.height + 2 * margin,
    };
    this.#sprite = tilted(face, box, margin, makeCanvas);
    this.#area = {
      x: this.#fromSide < 0 ? 0 : this.#rest.x,
      y: this.#rest.y,
      width: this.#fromSide < 0 ? this.#rest.x + this.#rest.width : frameWidth - this.#rest.x,
      height: this.#rest.height,
    };
  }

  stateAt(tSec: number): string | null {
    const shown = this.#shownAt(tSec);
    return shown === 0 ? null : String(shown);
  }

  areaAt(tSec: number): Rect {
    return this.#shownAt(tSec) === 1 ? this.#rest : this.#area;
  }

  draw(ctx: Context2D, tSec: number): void {
    const shown = this.#shownAt(tSec);
    if (shown === 0) return;
    const away = Math.round(this.#fromSide * (1 - shown) * (this.#area.width + 4));
    ctx.drawImage(this.#sprite, this.#rest.x + away, this.#rest.y);
  }

  #shownAt(tSec: number): number {
    return this.#times.reduce((most, { enterAtSec, leaveAtSec }) => {
      const entered = easeOut(progressAt(tSec, enterAtSec, ENTER_SEC));
      return Math.max(most, entered * (1 - smoothstep(0, 1, progressAt(tSec, leaveAtSec, LEAVE_SEC))));
    }, 0);
  }
}

function tilted(face: Canvas, box: Rect, margin: number, makeCanvas: MakeCanvas): Canvas {
  const canvas = makeCanvas(box.width + 2 * margin, box.height + 2 * margin);
  const ctx = contextOf(canvas);
  ctx.translate(canvas.width / 2, canvas.height / 2);
  ctx.rotate(TILT);
  ctx.imageSmoothingQuality = 'high';
  ctx.shadowColor = 'rgba(0,0,0,0.42)';
  ctx.shadowBlur = box.width * 0.1;
  ctx.shadowOffsetY = box.width * 0.035;
  ctx.drawImage(face, -box.width / 2, -box.height / 2, box.width, box.height);
  return canvas;
}
