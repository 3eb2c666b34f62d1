import { type Bend, readShifts, type Shifts, undoShifts } from '#base/composing/bend.ts';
import { type HeadTurn, MOST_TURN } from '#base/composing/head-turn.ts';
import type { Sprite } from '#base/drawing/sprite.ts';
import type { SkullGeometry } from '../../params/skull-geometry.ts';
import { LipHair } from './lip-hair.ts';

/** Cuts between which rows follow the jaw and columns follow the turn, face units. */
const ROW_EDGES = [-0.1, -0.02, 0.06, 0.14, 0.22, 0.3, 0.38];
const COLUMN_EDGES = [-0.93, -0.84, -0.74, -0.6, -0.42, -0.22, 0, 0.22, 0.42, 0.6, 0.74, 0.84, 0.93];
const MOST_DROP = 0.26;
const NOD_DEPTH = 0.6;

/** The jaw beard drops with the chin, turns with the head and follows the corners of the mouth. */
export class JawBend implements Bend {
  x = 0;
  y = 0;
  readonly reach: number;
  readonly #unitPx: number;
  readonly #rows: Shifts;
  readonly #columns: Shifts;
  readonly #lips: LipHair;
  #turn = 0;
  #nod = 0;
  #drop = 0;

  constructor({ x, y, canvas }: Sprite, geometry: SkullGeometry) {
    const { unitPx, mouthY, chinY, jawShareAt, depthAt, edgeDepthAt, halfWidthAt } = geometry;
    const levelY = (mouthY + chinY) / 2 - 0.12;
    const edgeX = halfWidthAt(levelY) * 0.985;
    const depth = (at: number): number => (Math.abs(at) < edgeX ? depthAt(at, levelY) : edgeDepthAt(0.3));
    this.#unitPx = unitPx;
    this.#lips = new LipHair(geometry, 'falls before');
    this.#rows = readShifts({
      from: y,
      to: y + canvas.height,
      unitPx,
      edges: ROW_EDGES.map((edge) => mouthY + edge),
      amountAt: jawShareAt,
    });
    this.#columns = readShifts({
      from: x,
      to: x + canvas.width,
      unitPx,
      edges: COLUMN_EDGES,
      amountAt: depth,
    });
    this.reach = Math.ceil((MOST_DROP + MOST_TURN) * unitPx);
  }

  take(head: HeadTurn): void {
    this.#turn = head.turn;
    this.#nod = head.tilt * NOD_DEPTH * this.#unitPx;
    this.#drop = Math.min(MOST_DROP, head.jawDrop);
    this.#lips.take(head.lips, this.#drop);
  }

  restingPlace(x: number, y: number): void {
    this.#lips.undo(undoShifts(this.#columns, this.#turn, x), undoShifts(this.#rows, this.#drop, y + this.#nod));
    this.x = this.#lips.x;
    this.y = this.#lips.y;
  }
}

/** The moustache sits on the upper jaw and follows the upper lip and the corners; what hangs beside the mouth goes with the jaw. */
export class LipBend implements Bend {
  x = 0;
  y = 0;
  readonly reach: number;
  readonly #unitPx: number;
  readonly #depth: number;
  readonly #lips: LipHair;
  #shiftX = 0;
  #shiftY = 0;

  constructor(geometry: SkullGeometry) {
    const { unitPx, mouthY, depthAt } = geometry;
    this.#unitPx = unitPx;
    this.#depth = depthAt(0, mouthY - 0.1);
    this.#lips = new LipHair(geometry, 'falls here');
    this.reach = Math.ceil(0.34 * unitPx);
  }

  take(head: HeadTurn): void {
    this.#shiftX = head.turn * this.#depth * this.#unitPx;
    this.#shiftY = -head.tilt * this.#depth * this.#unitPx;
    this.#lips.take(head.lips, head.jawDrop);
  }

  restingPlace(x: number, y: number): void {
    this.#lips.undo(x - this.#shiftX, y - this.#shiftY);
    this.x = this.#lips.x;
    this.y = this.#lips.y;
  }
}
