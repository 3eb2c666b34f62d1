import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { isUpperFaceStill, type LipMoves } from './lip-moves.ts';
import type { MeasuredMouth } from './measure-mouth.ts';
import { topOfUpperFace, UpperFaceMoves } from './upper-face.ts';

/** The warp is worked out on a grid of this many cells per mouth width. */
export const CELLS = 12;
const STEP = 1 / CELLS;
export const GRID_LEFT = -1.7;
const GRID_RIGHT = 1.7;
const ROUNDS = 4;
/** Less than this, in mouth widths, does not show. */
const STILL = 0.0011;
/** A step of guessing as small as this is the last. */
const SETTLED = 0.0004;
/** Edges of the opening are known at this many places. */
export const EDGE_LEFT = -0.65;
export const EDGE_STEPS = 260;
export const EDGES_PER_UNIT = EDGE_STEPS / 1.3;
/** So many of these places within the ends of an opening lips part by all they do. */
const MEETS_WITHIN = 12;
const halfWave = (share: number): number => 0.5 - 0.5 * Math.cos(Math.PI * clamp(share));
const bell = (value: number): number => Math.exp(-value * value);

/** What places above each other have in common. */
interface Upright {
  x: number;
  /** the line between the lips */
  line: number;
  /** how much of the way of a corner is left here */
  across: number;
  cornerPull: number;
  opening: number;
  rest: number;
}

const upright = (): Upright => ({ x: Number.NaN, line: 0, across: 0, cornerPull: 0, opening: 0, rest: 0 });

/** How the lower face of a clip is pulled for one shape of the mouth. */
export class MouthWarp {
  readonly columns: number;
  readonly rows: number;
  readonly top: number;
  /** where each grid point is read from, as a way from it; above and below the line between the lips */
  readonly upper: Float32Array;
  readonly lower: Float32Array;
  /** cells in which something moves */
  readonly live: Uint8Array;
  /** the edges of the opening */
  readonly upperEdge = new Float32Array(EDGE_STEPS + 1);
  readonly lowerEdge = new Float32Array(EDGE_STEPS + 1);
  /** the corners of the opening */
  openLeft = 0;
  openRight = 0;
  /** where lips part, within the corners */
  #partsFrom = 0;
  #partsTo = 0;
  /** left, right, top and bottom of what moves */
  reach: [number, number, number, number] = [0, 0, 0, 0];
  readonly #mouth: MeasuredMouth;
  readonly #upperFace: UpperFaceMoves;
  /** Lips move nothing above this. */
  readonly #lipsFrom: number;
  readonly #way: [number, number] = [0, 0];
  /** those of the grid for the shape of now, and one for places beside them */
  readonly #columns: Upright[];
  readonly #beside = upright();

  constructor(mouth: MeasuredMouth) {
    this.#mouth = mouth;
    this.top = topOfUpperFace(mouth);
    this.columns = Math.ceil((GRID_RIGHT - GRID_LEFT) / STEP) + 2;
    this.rows = Math.ceil((mouth.chin + 0.85 - this.top) / STEP) + 2;
    this.upper = new Float32Array(this.columns * this.rows * 2);
    this.lower = new Float32Array(this.columns * this.rows * 2);
    this.live = new Uint8Array(this.columns * this.rows);
    this.#lipsFrom = mouth.nose - 0.12;
    this.#columns = Array.from({ length: this.columns }, upright);
    const { columns, rows, top } = this;
    this.#upperFace = new UpperFaceMoves(mouth, { left: GRID_LEFT, top, step: STEP, columns, rows });
  }

  shape(moves: LipMoves): void {
    for (const [column, place] of this.#columns.entries()) this.#stand(moves, GRID_LEFT + column * STEP, place);
    this.#invert(moves, this.upper, { top: this.#lipsFrom, isLower: false });
    if (!isUpperFaceStill(moves)) this.#upperFace.addTo(this.upper, moves);
    this.#invert(moves, this.lower, { top: -0.3, isLower: true });
    this.#findLive();
    this.#trace(moves, this.upperEdge, false);
    this.#trace(moves, this.lowerEdge, true);
    this.#meetBeside();
  }

  /** Works out what a place has in common with those above and below it. */
  #stand(moves: LipMoves, x: number, place: Upright): Upright {
    const { seam, left, right } = this.#mouth;
    const along = Math.abs(x) / (x < 0 ? left : right);
    // Lips that come forward keep their middle: only their sides draw together.
    const drawn = moves.round > 0 ? along ** (1 + 0.45 * moves.round) : along;
    place.x = x;
    place.line = seam(x);
    place.across = along < 1 ? drawn : bell((along - 1) / 0.8);
    place.cornerPull =
      moves.drop * (along < 1 ? along ** 2.5 : bell((along - 1) / 0.55)) -
      moves.rise * (along < 1 ? along ** 2.1 : bell((along - 1) / 0.6));
    place.rest = Math.max(0, 1 - along * along);
    place.opening = moves.gap * Math.max(0, 1 - (along / moves.span) ** 2) ** moves.full;
    return place;
  }

  /** Where a point of the resting face goes. */
  #move(moves: LipMoves, place: Upright, y: number, isLower: boolean): [number, number] {
    const { x, line, across, cornerPull, opening, rest } = place;
    const { nose, chin } = this.#mouth;
    const off = y - line;
    const way = this.#way;
    way[0] = Math.sign(x) * moves.corner * across * bell(off / (off < 0 ? 0.34 : 0.5));
    const fuller = moves.fuller > 0 ? moves.fuller * off * bell(off / (isLower ? 0.2 : 0.17)) * bell(x / 0.42) : 0;
    if (!isLower) {
      const fade = halfWave(1 - clamp(-off / ((line - nose) * 1.05)));
      const roll = moves.rollUpper * bell(off / 0.12) * Math.sqrt(rest);
      const cheek =
        moves.spread > 0 ? 0.022 * moves.spread * bell((Math.abs(x) - 0.78) / 0.3) * bell((off + 0.26) / 0.26) : 0;
      way[1] = (cornerPull - moves.upper * opening - moves.liftUpper * rest - cheek + fuller) * fade + roll;
      return way;
    }
    const jawShare = (1 / (1 + (Math.abs(x) / 0.92) ** 4)) * (1 - smoothstep(1.1, 1.65, Math.abs(x)));
    const neck = 1 - halfWave((y - chin + 0.06) / 0.85);
    const atLip = cornerPull + (1 - moves.upper) * opening - moves.liftLower * rest;
    const roll = moves.rollLower * bell(off / 0.13) * Math.sqrt(rest);
    way[1] = mix(atLip, moves.jaw * 0.92 * jawShare, smoothstep(0, 0.5, off)) * neck - roll + fuller;
    return way;
  }

  /** Each grid point asks where it came from; a few steps of guessing settle it. */
  #invert(moves: LipMoves, field: Float32Array, { top, isLower }: { top: number; isLower: boolean }): void {
    const first = Math.max(0, Math.ceil((top - this.top) / STEP));
    field.fill(0, 0, first * this.columns * 2);
    const end = isLower ? this.rows : Math.min(this.rows, Math.floor((0.45 - this.top) / STEP) + 1);
    for (let row = first, k = first * this.columns * 2; row < end; row++) {
      const y = this.top + row * STEP;
      for (let column = 0; column < this.columns; column++, k += 2) {
        const x = GRID_LEFT + column * STEP;
        let [fromX, fromY] = [x, y];
        for (let round = 0; round < ROUNDS; round++) {
          const known = this.#columns[column];
          const place = fromX === known.x ? known : this.#stand(moves, fromX, this.#beside);
          const way = this.#move(moves, place, fromY, isLower);
          const left = Math.abs(x - way[0] - fromX) + Math.abs(y - way[1] - fromY);
          fromX = x - way[0];
          fromY = y - way[1];
          if (left < SETTLED) break;
        }
        field[k] = fromX - x;
        field[k + 1] = fromY - y;
      }
    }
  }

  #findLive(): void {
    const { columns, rows, upper, lower, live } = this;
    const moved = (k: number) =>
      Math.abs(upper[k]) + Math.abs(upper[k + 1]) > STILL || Math.abs(lower[k]) + Math.abs(lower[k + 1]) > STILL;
    let [left, right, top, bottom] = [columns, 0, rows, 0];
    for (let row = 0; row < rows - 1; row++) {
      for (let column = 0; column < columns - 1; column++) {
        const k = (row * columns + column) * 2;
        const isLive = moved(k) || moved(k + 2) || moved(k + columns * 2) || moved(k + columns * 2 + 2);
        live[row * columns + column] = isLive ? 1 : 0;
        if (!isLive) continue;
        left = Math.min(left, column);
        right = Math.max(right, column);
        top = Math.min(top, row);
        bottom = Math.max(bottom, row);
      }
    }
    const [x, y] = [(column: number) => GRID_LEFT + column * STEP, (row: number) => this.top + row * STEP];
    this.reach = [x(left), x(right + 1), y(top), y(bottom + 1)];
  }

  /** Follows an edge of the opening from corner to corner. */
  #trace(moves: LipMoves, edge: Float32Array, isLower: boolean): void {
    const { seam, left, right, lineHalf } = this.#mouth;
    let [beforeX, beforeY, next] = [-9, 0, 0];
    [this.#partsFrom, this.#partsTo] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let k = 0; k <= 120; k++) {
      const x = mix(-left, right, k / 120);
      const along = Math.abs(x) / (x < 0 ? left : right);
      const opening = moves.gap * Math.max(0, 1 - (along / moves.span) ** 2) ** moves.full;
      // Without the dark line of closed lips, which both would drag along as a black rim.
      const rim = lineHalf * smoothstep(0, 5 * lineHalf, opening);
      const y = seam(x) + (isLower ? rim * 1.15 : -rim);
      const way = this.#move(moves, this.#stand(moves, x, this.#beside), y, isLower);
      const [toX, toY] = [x + way[0], y + way[1]];
      for (; next <= EDGE_STEPS && EDGE_LEFT + next / EDGES_PER_UNIT <= toX; next++) {
        const share = (EDGE_LEFT + next / EDGES_PER_UNIT - beforeX) / Math.max(1e-6, toX - beforeX);
        edge[next] = beforeX < -5 ? toY : beforeY + (toY - beforeY) * share;
      }
      [beforeX, beforeY] = [toX, toY];
      if (opening > 0) [this.#partsFrom, this.#partsTo] = [Math.min(toX, this.#partsFrom), toX];
      if (k === 0) this.openLeft = toX;
      this.openRight = toX;
    }
    edge.fill(beforeY, next);
  }

  /** Lips that roll outwards and rise would part beside the opening, too, by a hair that is dark. */
  #meetBeside(): void {
    const { upperEdge, lowerEdge } = this;
    const placeOf = (x: number): number => clamp(Math.round((x - EDGE_LEFT) * EDGES_PER_UNIT), 0, EDGE_STEPS);
    const apart = (k: number): number => Math.max(0, lowerEdge[k] - upperEdge[k]);
    const [from, to] = [placeOf(this.#partsFrom), placeOf(this.#partsTo)];
    const [leftHair, rightHair] = [apart(from), apart(to)];
    for (let k = 0; k <= EDGE_STEPS; k++) {
      const inside = Math.min(k - from, to - k) / MEETS_WITHIN;
      const hair = k - from < to - k ? leftHair : rightHair;
      const shut = inside <= 0 ? apart(k) : Math.min(apart(k), hair * (1 - smoothstep(0, 1, inside)));
      upperEdge[k] += shut / 2;
      lowerEdge[k] -= shut / 2;
    }
  }
}
