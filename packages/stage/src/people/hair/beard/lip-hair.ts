import type { LipShift } from '#base/composing/head-turn.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { SkullGeometry } from '../../params/skull-geometry.ts';

/** Rows of skin that lips take along, from the mouth, face units. */
const ABOVE = { still: -0.34, whole: -0.06 };
const BELOW = { whole: 0.04, still: 0.36 };
/** How far beside a corner hair still follows, and what share of its way. Skin is tinted where hair grew: rounded lips must not bare it. */
const OUTWARDS = { whole: 0.05, still: 0.42, share: 1 };
const INWARDS = { whole: 0.05, still: 0.2, share: 0.5 };
/** Middle and reach of the cheek that a smile lifts, from the middle of the mouth. */
const CHEEK = { x: 0.55, y: -0.24, radius: 0.36 };
/** Each step halves what is left at least, and shifts are a tenth of a face unit. */
const STEPS = 3;
/** Beyond it nothing moves, around the middle of the mouth. */
const REACH = { side: 0.95, up: -0.62, down: 0.5 };

/** Hair beside the mouth hangs on the jaw, from here to there away from the middle. */
const HANGING = { from: 0.18, to: 0.3 };

/** Whether the drop of the jaw is undone before, or is to be undone here. */
type Jaw = 'falls before' | 'falls here';

/** Where hair around the mouth grew that lips and cheeks have moved. */
export class LipHair {
  x = 0;
  y = 0;
  readonly #unitPx: number;
  readonly #fallsHere: boolean;
  readonly #mouthY: number;
  readonly #cornerX: number;
  readonly #jawShareAt: SkullGeometry['jawShareAt'];
  #lips: LipShift | null = null;
  #dx = 0;
  #dy = 0;
  #jawDrop = 0;
  /** what the jaw does not do for the corner */
  #cornerDown = 0;

  constructor({ unitPx, mouthY, mouthHalfWidth, jawShareAt }: SkullGeometry, jaw: Jaw) {
    this.#unitPx = unitPx;
    this.#fallsHere = jaw === 'falls here';
    this.#mouthY = mouthY;
    this.#cornerX = mouthHalfWidth;
    this.#jawShareAt = jawShareAt;
  }

  take(lips: LipShift | undefined, jawDrop: number): void {
    const moves = lips && (lips.out || lips.cornerDown || lips.topDown || lips.cheekUp);
    this.#lips = moves ? lips : null;
    this.#jawDrop = jawDrop;
    this.#cornerDown = (lips?.cornerDown ?? 0) - jawDrop * this.#jawShareAt(this.#mouthY);
  }

  /** Sets `x` and `y` to where hair grew that is at a place, pixels from the head's origin. */
  undo(x: number, y: number): void {
    this.x = x;
    this.y = y;
    const lips = this.#lips;
    if (!lips) return;
    const unit = this.#unitPx;
    const fromMouth = y / unit - this.#mouthY;
    if (fromMouth < REACH.up || fromMouth > REACH.down || Math.abs(x) > REACH.side * unit) return;
    for (let step = 0; step < STEPS; step++) {
      this.#shiftOf(lips, this.x / unit, this.y / unit);
      this.x = x - this.#dx * unit;
      this.y = y - this.#dy * unit;
    }
  }

  #shiftOf({ out, topDown, cheekUp }: LipShift, x: number, y: number): void {
    const side = Math.abs(x);
    const fromMouth = y - this.#mouthY;
    const fromCorner = side - this.#cornerX;
    const inside = Math.min(1, side / this.#cornerX);
    const corner = inside * (0.35 + 0.65 * inside);
    const rows = fromMouth < 0 ? smoothstep(ABOVE.still, ABOVE.whole, fromMouth) : belowShare(fromMouth);
    const across = out < 0 ? INWARDS : OUTWARDS;
    this.#dx = Math.sign(x) * out * across.share * inside * shareBeside(across, fromCorner) * rows;
    this.#dy =
      this.#hangingAt(side, y) +
      (topDown * (1 - corner) + this.#cornerDown * corner * shareBeside(OUTWARDS, fromCorner)) * rows -
      cheekUp * cheekShare(side, fromMouth);
  }

  #hangingAt(side: number, y: number): number {
    if (!this.#fallsHere || side < HANGING.from) return 0;
    return this.#jawDrop * this.#jawShareAt(y) * smoothstep(HANGING.from, HANGING.to, side);
  }
}

const belowShare = (fromMouth: number): number => 1 - smoothstep(BELOW.whole, BELOW.still, fromMouth);

const shareBeside = ({ whole, still }: typeof INWARDS, fromCorner: number): number =>
  1 - smoothstep(whole, still, fromCorner);

function cheekShare(side: number, fromMouth: number): number {
  const far = Math.hypot(side - CHEEK.x, fromMouth - CHEEK.y);
  return far > CHEEK.radius ? 0 : 1 - smoothstep(0, CHEEK.radius, far);
}
