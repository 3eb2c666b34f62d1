import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { domeDepth } from '../head-normal.ts';
import type { Rib } from '../knot.ts';
import type { HairPainter } from './hair-painter.ts';
import { type LockLook, paintLock } from './lock.ts';

export interface TuftLook extends Partial<LockLook> {
  box: readonly [number, number, number, number];
  count: number;
  /** chance 0..1 that a tuft grows here */
  grows(x: number, y: number): number;
  /** direction hair lies in, at share t of the tuft */
  toward(x: number, y: number, t: number): readonly [number, number];
  lengthAt(x: number, y: number): number;
  halfWidth: number;
  /** radians of disorder at the root and along the tuft */
  scatter: number;
  bend: number;
  /** small first: the order tufts are laid over each other */
  orderAt(x: number, y: number): number;
  /** how far tips rise from the skull */
  rise: number;
  toneSpread: number;
}

const POINTS = 9;

function grow(painter: HairPainter, look: TuftLook, root: readonly [number, number]): Rib[] {
  const { random } = painter;
  let [x, y] = root;
  const length = look.lengthAt(x, y) * mix(0.7, 1.3, random());
  const width = look.halfWidth * mix(0.6, 1.4, random());
  const turn = (random() - 0.5) * look.scatter;
  const bend = (random() - 0.5) * look.bend;
  const path: Rib[] = [];
  for (let k = 0; k < POINTS; k++) {
    const t = k / (POINTS - 1);
    path.push([
      x,
      y,
      domeDepth(x, y) + look.rise * Math.sin(t * 2.4),
      width * (0.4 + 0.6 * smoothstep(0, 0.25, t)) * (1 - 0.9 * t ** 2),
    ]);
    const [dx, dy] = look.toward(x, y, t);
    const angle = Math.atan2(dy, dx) + turn + bend * t;
    x += (Math.cos(angle) * length) / (POINTS - 1);
    y += (Math.sin(angle) * length) / (POINTS - 1);
  }
  return path;
}

/** Short hair: hundreds of small locks that follow a flow over the skull. */
export function paintTufts(painter: HairPainter, look: TuftLook): void {
  const { random } = painter;
  const [left, top, right, bottom] = look.box;
  const roots: { at: readonly [number, number]; order: number }[] = [];
  for (let tries = 0; roots.length < look.count && tries < look.count * 30; tries++) {
    const x = mix(left, right, random());
    const y = mix(top, bottom, random());
    if (random() < look.grows(x, y)) roots.push({ at: [x, y], order: look.orderAt(x, y) + (random() - 0.5) * 0.12 });
  }
  roots.sort((a, b) => a.order - b.order);
  for (const { at } of roots) {
    paintLock(painter, grow(painter, look, at), {
      ...look,
      tone: (look.tone ?? 1) * (1 + (random() - 0.5) * look.toneSpread),
      warmth: (random() - 0.5) * 0.12,
    });
  }
}

export const TUFT: Omit<TuftLook, 'grows' | 'toward' | 'lengthAt'> = {
  box: [-1.1, -1.7, 1.1, 0.3],
  count: 400,
  halfWidth: 0.02,
  scatter: 0.5,
  bend: 0.8,
  orderAt: (_x, y) => y,
  rise: 0.06,
  toneSpread: 0.3,
  root: 0.6,
  tip: 1.15,
  round: 0.5,
  edge: 0.12,
  fray: 0.3,
  tipFray: 0.3,
  rootFade: 0.2,
  density: 110,
  shadow: { strength: 0.22, reach: 0.03 },
};
