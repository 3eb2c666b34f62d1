import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { resample } from '../guides.ts';
import type { NormalAt } from '../head-normal.ts';
import type { Knot, Rib } from '../knot.ts';
import type { HairPainter } from './hair-painter.ts';
import { type LockLook, paintLock } from './lock.ts';

/** A curl that winds round its own axis like a ribbon round a pencil. */
export interface Ringlet {
  axis: readonly Knot[];
  /** radius of the winding and half width of the ribbon, face units */
  radius: number;
  halfWidth: number;
  /** distance between windings along the axis, face units */
  pitch: number;
  /** share of the length over which the winding opens */
  opens: number;
  /** 1 or -1: which way it winds */
  hand: number;
  tone: number;
}

interface Step {
  center: Knot;
  downX: number;
  downY: number;
  radius: number;
  width: number;
}

function stepsOf(ringlet: Ringlet, length: number): Step[] {
  const count = Math.max(8, Math.round((length / ringlet.pitch) * 20));
  const line = resample(ringlet.axis, count);
  return line.map((center, i) => {
    const before = line[Math.max(0, i - 1)];
    const after = line[Math.min(count - 1, i + 1)];
    const run = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1e-6;
    const t = i / (count - 1);
    const open = clamp(t / ringlet.opens) * (1 - 0.35 * t * t);
    const thin = t > 0.8 ? 1 - ((t - 0.8) / 0.2) * 0.75 : 1;
    return {
      center,
      downX: (after[0] - before[0]) / run,
      downY: (after[1] - before[1]) / run,
      radius: ringlet.radius * open,
      width: ringlet.halfWidth * thin * mix(0.35, 1, open),
    };
  });
}

const lengthOf = (line: readonly Knot[]): number =>
  line.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - line[i][0], p[1] - line[i][1]), 0);

/** The point of the winding at a step: sideways by the cosine, towards the viewer by the sine. */
function windingPoint(step: Step, angle: number, hand: number): Knot {
  const across = Math.cos(angle) * step.radius * hand;
  return [
    step.center[0] + across * step.downY,
    step.center[1] - across * step.downX,
    step.center[2] + Math.sin(angle) * step.radius,
  ];
}

/** Light on the outside of the winding: the ribbon faces away from its axis. */
function windingNormal(step: Step): NormalAt {
  const reach = step.radius + step.width * 0.6;
  return (x, y, out) => {
    const across = (x - step.center[0]) * step.downY - (y - step.center[1]) * step.downX;
    const a = clamp(across / reach, -0.96, 0.96);
    const side = Math.max(-0.75, Math.min(0.75, step.center[0] / 1.3)) * 0.6;
    out[0] = a * 0.85 * step.downY + side;
    out[1] = -a * 0.85 * step.downX + (step.center[1] < -0.3 ? (step.center[1] + 0.3) * 0.55 : 0);
    out[2] = Math.sqrt(1 - a * a) + 0.15;
  };
}

/** The far half of each winding first, dark; then the near halves, each laid over the one before. */
export function paintRinglet(painter: HairPainter, ringlet: Ringlet, look: Partial<LockLook> = {}): void {
  const { random } = painter;
  const length = lengthOf(ringlet.axis);
  const steps = stepsOf(ringlet, length);
  const windings = length / ringlet.pitch;
  const phase = random() * 6.28;
  const angleAt = (i: number): number => phase + (i / (steps.length - 1)) * windings * 6.28;
  const halves: { near: boolean; path: Rib[]; step: Step; at: number }[] = [];
  let path: Rib[] = [];
  let near = true;
  let start = 0;
  const close = (end: number): void => {
    if (path.length > 2) halves.push({ near, path, step: steps[Math.floor((start + end) / 2)], at: start });
  };
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    const isNear = Math.sin(angleAt(i)) >= -0.4 || step.radius < ringlet.radius * 0.35;
    const point = windingPoint(step, angleAt(i), ringlet.hand);
    if (isNear !== near) {
      path.push([...point, step.width * 0.7]);
      close(i);
      path = [];
      near = isNear;
      start = i;
    }
    path.push([...point, step.width * (0.74 + 0.26 * Math.abs(Math.sin(angleAt(i))))]);
  }
  close(steps.length - 1);
  for (const half of [...halves.filter((h) => !h.near), ...halves.filter((h) => h.near)]) {
    const t = half.at / steps.length;
    const opened = half.step.radius > ringlet.radius * 0.3;
    paintLock(painter, half.path, {
      tone: ringlet.tone * (half.near ? 1 : 0.58) * (0.92 + 0.16 * random()),
      root: opened ? 0.74 : 0.8,
      tip: opened ? 0.76 : 1,
      round: 0.35,
      edge: 0.34,
      fray: 0.4,
      tipFray: 0.04,
      halo: 0.3,
      gloss: half.near ? 0.9 : 0.2,
      density: 230,
      shortest: 0.9,
      spread: 0.12,
      contrast: 0.8,
      strandAlpha: 0.5,
      ...(opened ? { normalAt: windingNormal(half.step) } : {}),
      shadow: half.near ? { strength: 0.24 * (0.6 + 0.4 * t), reach: 0.05 } : null,
      ...look,
    });
  }
}
