import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { guideBetween, resample } from '../guides.ts';
import { headNormal, type NormalAt } from '../head-normal.ts';
import type { Knot, Rib } from '../knot.ts';
import { paintContactShadow } from '../paint/contact-shadow.ts';
import { paintFan } from '../paint/fan.ts';
import type { HairPainter } from '../paint/hair-painter.ts';
import { paintRibbon } from '../paint/ribbon.ts';
import { CLOTH } from './cloth-look.ts';

/** One fold among the guides of a draped cloth. */
export interface Fold {
  /** share across the guides */
  across: number;
  halfWidth: number;
  tone: number;
  /** how the fold strays across the guides along its length */
  stray: number;
  /** shares of the guides' length between which it lies */
  from: number;
  to: number;
}

export interface DrapeLook {
  normalAt: NormalAt;
  points: number;
  shadow: number;
  /** how strongly a fold is lit as a roll */
  round: number;
  /** width left at both ends of a fold */
  ends: number;
  /** share of the length over which both ends melt into the cloth */
  melt: number;
}

export const DRAPE: DrapeLook = { normalAt: headNormal, points: 60, shadow: 0.36, round: 0.8, ends: 0.3, melt: 0.1 };

/** The flat cloth under the folds. */
export function paintDrapeBase(painter: HairPainter, guides: readonly Knot[][], look: DrapeLook, tone: number): void {
  paintFan(painter, guides, 6, {
    ...CLOTH,
    tone,
    overlap: 2.7,
    narrowest: 0.12,
    widest: 0.42,
    points: look.points,
    normalAt: look.normalAt,
    round: 0.25,
    edge: 0.1,
    toneSpread: 0.03,
    softEnds: look.melt * 0.7,
  });
}

function foldPath(guides: readonly Knot[][], fold: Fold, look: DrapeLook, phase: number): Rib[] {
  const lines = [0, 0.5, 1].map((t) =>
    resample(guideBetween(guides, fold.across + fold.stray * (t - 0.5)), look.points),
  );
  const first = Math.round(fold.from * (look.points - 1));
  const last = Math.round(fold.to * (look.points - 1));
  const path: Rib[] = [];
  for (let i = first; i <= last; i++) {
    const s = (i - first) / (last - first);
    const a = lines[s < 0.5 ? 0 : 1][i];
    const b = lines[s < 0.5 ? 1 : 2][i];
    const t = smoothstep(0, 1, s < 0.5 ? s * 2 : s * 2 - 1);
    const swell = mix(look.ends, 1, Math.sin(Math.PI * s) ** 0.7) * (0.85 + 0.15 * Math.sin(phase + s * 7));
    path.push([mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t), fold.halfWidth * swell]);
  }
  return path;
}

/** Folds laid over each other in the given order. */
export function paintFolds(
  painter: HairPainter,
  guides: readonly Knot[][],
  folds: readonly Fold[],
  look: DrapeLook,
): void {
  for (const fold of folds) {
    const path = foldPath(guides, fold, look, painter.random() * 6.28);
    paintContactShadow(painter, path, { strength: look.shadow, reach: Math.min(0.12, fold.halfWidth * 0.9) });
    paintRibbon(painter, path, {
      ...CLOTH,
      tone: fold.tone,
      normalAt: look.normalAt,
      round: look.round,
      softEnds: look.melt,
    });
  }
}

/** Irregular folds: widths, distances and tones differ as in real cloth. */
export function looseFolds(count: number, halfWidth: readonly [number, number], random: () => number): Fold[] {
  return Array.from({ length: count }, (_, i) => ({
    across: (i + 0.5 + (random() - 0.5) * 0.9) / count,
    halfWidth: mix(halfWidth[0], halfWidth[1], random() ** 1.4),
    tone: 0.93 + 0.14 * random(),
    stray: (random() - 0.5) * 0.3,
    from: 0.12 * random() * (i % 2),
    to: 1 - 0.12 * random() * ((i + 1) % 2),
  }));
}
