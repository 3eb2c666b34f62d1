import { type Bend, readShifts, type Shifts, undoShifts } from '#base/composing/bend.ts';
import { type HeadTurn, MOST_TURN } from '#base/composing/head-turn.ts';
import type { Sprite } from '#base/drawing/sprite.ts';
import { clamp } from '#base/math/clamp.ts';

export interface MotionLook {
  unitPx: number;
  /** depth of the hair at x (both in face units): how far it travels when the head turns */
  depthAt(x: number): number;
  /** the hair lies at one depth and moves as a whole */
  rigid: boolean;
  /** the crown hardly turns; thin hair shows that */
  crownStays: boolean;
  /** depth by which it follows a nod */
  nodDepth: number;
  /** y in face units below which hair hangs and swings; null for hair that stays on the head */
  swingsBelowY: number | null;
}

/** Depth is read here (face units) and changes evenly between; the edges, where it changes fast, are cut finer. */
const COLUMN_EDGES = [-1, -0.86, -0.62, -0.25, 0.25, 0.62, 0.86, 1];
const FINE_EDGES = [-0.84, -0.7, -0.5, -0.2, 0.2, 0.5, 0.7, 0.84];
/** The lean of hanging hair grows over its first half and then stays. */
const BANDS = 4;
const BAND_LEANS = [0.25, 0.75, 1, 1];
const MOST_SWING = 0.1;

/** How much the tips lean: gravity keeps them upright when the head tilts; turns and sway leave them behind. */
const swingOf = (head: HeadTurn): number =>
  clamp(-head.roll * 0.75 + head.sway * 0.055 - head.turn * 0.07, -MOST_SWING, MOST_SWING);

/** From the crown down: the crown itself lies at the middle of the head's depth and hardly moves. */
const CROWN_SHARES = [
  { y: -1.34, share: 0.15 },
  { y: -1.22, share: 0.4 },
  { y: -1.1, share: 0.62 },
  { y: -0.98, share: 0.82 },
  { y: -0.86, share: 1 },
] as const;

function crownShare(y: number): number {
  const after = CROWN_SHARES.findIndex((row) => row.y > y);
  if (after === 0) return CROWN_SHARES[0].share;
  if (after < 0) return 1;
  const from = CROWN_SHARES[after - 1];
  const to = CROWN_SHARES[after];
  return from.share + ((y - from.y) / (to.y - from.y)) * (to.share - from.share);
}

/** Hair that turns in depth with the head and, where it hangs, swings. */
export class HairBend implements Bend {
  x = 0;
  y = 0;
  readonly reach: number;
  readonly #look: MotionLook;
  readonly #depths: Shifts;
  /** rows of the bands that swing, and how far their tops are off to the side for each unit of swing */
  readonly #bandTop: number;
  readonly #bandHeight: number;
  #turn = 0;
  #nod = 0;
  #swing = 0;

  constructor(sprite: Sprite, look: MotionLook) {
    const { unitPx, swingsBelowY } = look;
    this.#look = look;
    this.#depths = depthShifts(sprite, look);
    const bottom = sprite.y + sprite.canvas.height;
    this.#bandTop = swingsBelowY === null ? bottom : Math.min(bottom, swingsBelowY * unitPx);
    this.#bandHeight = (bottom - this.#bandTop) / BANDS;
    const deepest = Math.max(...this.#depths.amounts.map(Math.abs), look.nodDepth * unitPx);
    this.reach = Math.ceil(deepest * MOST_TURN + BANDS * this.#bandHeight * MOST_SWING) + 1;
  }

  take(head: HeadTurn): void {
    this.#turn = head.turn;
    this.#nod = head.tilt * this.#look.nodDepth * this.#look.unitPx;
    this.#swing = this.#bandHeight > 0 ? swingOf(head) : 0;
  }

  restingPlace(x: number, y: number): void {
    this.y = y + this.#nod;
    const hung = this.#swing === 0 ? x : x - this.#swing * this.#swungPx(this.y);
    const share = this.#look.crownStays ? this.#turn * crownShare(this.y / this.#look.unitPx) : this.#turn;
    this.x = share === 0 ? hung : undoShifts(this.#depths, share, hung);
  }

  #swungPx(y: number): number {
    let below = y - this.#bandTop;
    let swung = 0;
    for (let band = 0; below > 0 && band < BANDS; band++) {
      const last = band === BANDS - 1;
      swung += BAND_LEANS[band] * (last ? below : Math.min(below, this.#bandHeight));
      below -= this.#bandHeight;
    }
    return swung;
  }
}

/** How many pixels each column moves for a whole turn. */
function depthShifts({ x, canvas }: Sprite, { unitPx, depthAt, rigid, crownStays }: MotionLook): Shifts {
  if (rigid) return { edges: [0], amounts: [depthAt(0) * unitPx] };
  return readShifts({
    from: x,
    to: x + canvas.width,
    unitPx,
    edges: crownStays ? FINE_EDGES : COLUMN_EDGES,
    amountAt: depthAt,
  });
}
