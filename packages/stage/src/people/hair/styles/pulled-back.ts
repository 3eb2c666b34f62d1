import { type GatherPoint, pulledGuides } from '../guides/pulled-guides.ts';
import { guideBetween, resample } from '../guides.ts';
import type { HairCraft } from '../hair-craft.ts';
import type { Knot } from '../knot.ts';
import { paintFan } from '../paint/fan.ts';
import { paintStrand } from '../paint/strand.ts';
import { paintBabyHairs, paintScalp, thinHairline } from './hairline.ts';

/** A few fine hairs that escaped in front of the ear. */
function paintWisps(craft: HairCraft, side: number): void {
  const { random, front } = craft;
  for (let i = 0; i < 14; i++) {
    const x = side * (0.83 + 0.09 * random());
    const y = -0.34 + 0.2 * random();
    const length = 0.25 + 0.38 * random();
    const hair = Array.from({ length: 12 }, (_, k): Knot => {
      const t = k / 11;
      return [x + side * (0.05 * Math.sin(t * 2.6) - 0.03 * t * t), y + length * t, 0.4];
    });
    paintStrand(front, hair, { alpha: 0.4, halfWidth: 0.0032, taper: 0.6, rootFade: 0.2 });
  }
}

/** Single hairs that lift off the crown. */
function paintLifted(craft: HairCraft, guides: readonly Knot[][]): void {
  const { random, front } = craft;
  for (let i = 0; i < 26; i++) {
    const line = resample(guideBetween(guides, random()), 26);
    const start = Math.floor(random() * 12);
    const lift = 0.022 * random();
    const hair = line
      .slice(start, start + 11)
      .map(([x, y, z], k): Knot => [x * (1 + lift * Math.sin(k * 0.3)), y - lift * Math.sin(k * 0.3), z]);
    paintStrand(front, hair, { alpha: 0.35, halfWidth: 0.003, taper: 0.5, rootFade: 0.3, tone: 1.1 });
  }
}

/** Locks across the middle, where the two sides would leave a line. */
function paintMiddle(craft: HairCraft, gather: GatherPoint): void {
  const [center, beside] = pulledGuides(1, gather, craft.hairlineAt);
  const [, mirror] = pulledGuides(-1, gather, craft.hairlineAt);
  paintFan(craft.front, [mirror, center, beside], 11, {
    points: 24,
    tone: 0.98,
    halo: 1.7,
    overlap: 1.3,
    narrowest: 0.024,
    widest: 0.07,
    rootFade: 0.42,
    rootWiden: 0.02,
    lengthSpread: 0.03,
    taper: 10,
    placeSpread: 1.3,
    edge: 0.1,
    round: 0.35,
    root: 0.85,
    density: 170,
    strandAlpha: 0.5,
  });
}

/** All hair combed back to one point, over a scalp that shows through at the roots. */
export function paintPulledBack(craft: HairCraft, gather: GatherPoint): void {
  const { front, hairlineAt, random } = craft;
  paintScalp(craft, 0.4, 0.85);
  for (const side of [1, -1]) {
    const guides = pulledGuides(side, gather, hairlineAt);
    paintFan(front, guides, 10, {
      reversed: true,
      points: 22,
      tone: 0.62,
      toneSpread: 0.14,
      overlap: 2.6,
      narrowest: 0.06,
      widest: 0.14,
      gloss: 0.5,
      rootFade: 0.3,
      rootWiden: 0.02,
      lengthSpread: 0.01,
      taper: 12,
      density: 0,
    });
    paintFan(front, guides, 24, {
      reversed: true,
      points: 24,
      tone: 0.98,
      halo: 1.7,
      overlap: 1.5,
      narrowest: 0.028,
      widest: 0.09,
      rootFade: 0.4,
      rootWiden: 0.02,
      lengthSpread: 0.03,
      taper: 10,
      drift: 0.03,
      placeSpread: 1.3,
      edge: 0.14,
      round: 0.4,
      root: 0.85,
      density: 170,
      strandAlpha: 0.5,
      shadow: { strength: 0.15, reach: 0.035 },
    });
    paintLifted(craft, guides);
  }
  paintMiddle(craft, gather);
  thinHairline(craft, (x) => 0.75 * x);
  for (const side of [1, -1]) paintWisps(craft, side);
  paintBabyHairs(craft, {
    count: 420,
    toward: (x) => [x * 0.75 + (random() - 0.5) * 0.35, -1],
    length: 0.14,
    alpha: 0.55,
    reach: 0.88,
    band: 0.09,
  });
}
