import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { guideBetween, resample } from '../guides.ts';
import type { Knot, Rib } from '../knot.ts';
import type { HairPainter } from './hair-painter.ts';
import { type LockLook, paintLock } from './lock.ts';

/** Moves a point of a lock: share across the fan, share of the length, the point, the lock's own phase. */
export type Wave = (across: number, along: number, point: Knot, phase: number) => readonly [number, number, number];

/** A fan of locks between guides. Lengths are shares, the rest face units. */
export interface FanLook extends LockLook {
  /** first and last share across the guides */
  from: number;
  to: number;
  points: number;
  /** painted from the last guide to the first */
  reversed: boolean;
  /** lock width relative to the spacing, and its bounds */
  overlap: number;
  narrowest: number;
  widest: number;
  /** share of the length over which a lock widens at its root */
  rootWiden: number;
  /** how late a lock tapers: 2 early, 10 only at the tip */
  taper: number;
  /** width left at the tip */
  tipWidth: number;
  /** random differences between locks */
  lengthSpread: number;
  toneSpread: number;
  warmthSpread: number;
  placeSpread: number;
  drift: number;
  shuffle: number;
  wave: Wave | null;
}

const FAN: Omit<FanLook, keyof LockLook> = {
  from: 0,
  to: 1,
  points: 26,
  reversed: false,
  overlap: 1.5,
  narrowest: 0.03,
  widest: 0.2,
  rootWiden: 0.14,
  taper: 4,
  tipWidth: 0.1,
  lengthSpread: 0.12,
  toneSpread: 0.3,
  warmthSpread: 0.14,
  placeSpread: 0.7,
  drift: 0.06,
  shuffle: 3,
  wave: null,
};

/** Neighbours lie roughly in order, but not exactly: a strict order looks combed by a machine. */
function shuffledOrder(count: number, look: FanShape, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, i) => (look.reversed ? count - 1 - i : i));
  return order
    .map((lock, place) => ({ lock, place: place + (random() - 0.5) * look.shuffle }))
    .sort((a, b) => a.place - b.place)
    .map((entry) => entry.lock);
}

type FanShape = Omit<FanLook, keyof LockLook>;

function lockPath(
  guides: readonly Knot[][],
  across: number,
  spacing: number,
  fan: FanShape & { random: () => number },
): Rib[] {
  const { random } = fan;
  const left = resample(guideBetween(guides, Math.max(0, across - spacing)), fan.points);
  const right = resample(guideBetween(guides, Math.min(1, across + spacing)), fan.points);
  const length = 1 - fan.lengthSpread * random();
  const phase = random() * 6.28;
  const overlap = fan.overlap * (0.55 + 0.9 * random());
  const drift = (random() - 0.5) * fan.drift;
  const count = Math.max(6, Math.round(fan.points * length));
  const path: Rib[] = [];
  for (let j = 0; j < count; j++) {
    const s = j / (count - 1);
    const along = j / (fan.points - 1);
    const a = left[j];
    const b = right[j];
    const width = clamp(Math.hypot(a[0] - b[0], a[1] - b[1]) * 0.5 * overlap, fan.narrowest, fan.widest);
    const profile = (1 - (1 - fan.tipWidth) * s ** fan.taper) * (0.45 + 0.55 * smoothstep(0, fan.rootWiden, s));
    const point: Knot = [(a[0] + b[0]) / 2 + drift * smoothstep(0.1, 1, along), (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
    const moved = fan.wave?.(across, along, point, phase) ?? [0, 0, 0];
    path.push([point[0] + moved[0], point[1] + moved[1], point[2] + moved[2], width * profile]);
  }
  return path;
}

/** Fills the space between guides with `count` locks. */
export function paintFan(
  painter: HairPainter,
  guides: readonly Knot[][],
  count: number,
  look: Partial<FanLook> = {},
): void {
  const fan = { ...FAN, ...look, random: painter.random };
  const { random } = painter;
  for (const i of shuffledOrder(count, fan, random)) {
    const across = mix(fan.from, fan.to, (i + 0.5 + (random() - 0.5) * fan.placeSpread) / count);
    const path = lockPath(guides, across, ((fan.to - fan.from) / count) * 0.5, fan);
    paintLock(painter, path, {
      ...look,
      tone: (look.tone ?? 1) * (1 + (random() - 0.5) * fan.toneSpread),
      warmth: (random() - 0.5) * fan.warmthSpread,
    });
  }
}
