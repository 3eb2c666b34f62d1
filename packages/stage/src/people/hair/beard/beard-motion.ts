import { type Bend, readShifts, type Shifts, undoShifts } from '#base/composing/bend.ts';
import { type HeadTurn, MOST_TURN } from '#base/composing/head-turn.ts';
import type { Sprite } from '#base/drawing/sprite.ts';
import type { SkullGeometry } from '../../params/skull-geometry.ts';

/** Cuts between which rows follow the jaw and columns follow the turn, face units. */
const ROW_EDGES = [-0.1, -0.02, 0.06, 0.14, 0.22, 0.3, 0.38];
const COLUMN_EDGES = [-0.93, -0.84, -0.74, -0.6, -0.42, -0.22, 0, 0.22, 0.42, 0.6, 0.74, 0.84, 0.93];
const MOST_DROP = 0.26;
const NOD_DEPTH = 0.6;

/** The jaw beard drops with the chin and turns with the head. */
export class JawBend implements Bend {
  x = 0;
  y = 0;
  readonly reach: number;
  readonly #unitPx: number;
  readonly #rows: Shifts;
  readonly #columns: Shifts;
  #turn = 0;
  #nod = 0;
  #drop = 0;

  constructor({ x, y, canvas }: Sprite, geometry: SkullGeometry) {
    const { unitPx, mouthY, chinY, jawShareAt, depthAt, edgeDepthAt, halfWidthAt } = geometry;
    const levelY = (mouthY + chinY) / 2 - 0.12;
    const edgeX = halfWidthAt(levelY) * 0.985;
    const depth = (at: number): number => (Math.abs(at) < edgeX ? depthAt(at, levelY) : edgeDepthAt(0.3));
    this.#unitPx = unitPx;
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
  }

  restingPlace(x: number, y: number): void {
    this.x = undoShifts(this.#columns, this.#turn, x);
    this.y = undoShifts(this.#rows, this.#drop, y + this.#nod);
  }
}

/** The moustache sits on the upper jaw; it lifts a little when the mouth opens and leaves the lip free. */
export class LipBend implements Bend {
  x = 0;
  y = 0;
  readonly reach: number;
  readonly #unitPx: number;
  readonly #depth: number;
  #shiftX = 0;
  #shiftY = 0;

  constructor({ unitPx, mouthY, depthAt }: SkullGeometry) {
    this.#unitPx = unitPx;
    this.#depth = depthAt(0, mouthY - 0.1);
    this.reach = Math.ceil(0.3 * unitPx);
  }

  take(head: HeadTurn): void {
    this.#shiftX = head.turn * this.#depth * this.#unitPx;
    this.#shiftY = (-head.tilt * this.#depth - 0.1 * Math.min(0.2, head.jawDrop)) * this.#unitPx;
  }

  restingPlace(x: number, y: number): void {
    this.x = x - this.#shiftX;
    this.y = y - this.#shiftY;
  }
}
