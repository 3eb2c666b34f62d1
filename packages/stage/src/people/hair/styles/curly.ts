import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { backdropGuides, curtainGuides } from '../guides/curtain-guides.ts';
import { guideBetween, resample } from '../guides.ts';
import type { HairCraft } from '../hair-craft.ts';
import type { Knot } from '../knot.ts';
import { paintFan, type Wave } from '../paint/fan.ts';
import type { HairPainter } from '../paint/hair-painter.ts';
import { paintRinglet } from '../paint/ringlet.ts';
import { paintStrand } from '../paint/strand.ts';
import { hollowBehindFace, paintBackdrop } from './backdrop.ts';
import { paintParting, paintPartingBase } from './parting.ts';

interface RingletRow {
  count: number;
  tone: number;
  radius: number;
  halfWidth: number;
  pitch: number;
  /** share of the guide's length where ringlets begin */
  from: number;
}

function paintRow(painter: HairPainter, guides: readonly Knot[][], row: RingletRow): void {
  const { random } = painter;
  const order = Array.from({ length: row.count }, (_, i) => i).sort((a, b) => b - a + (random() - 0.5) * 4);
  for (const i of order) {
    const across = (i + 0.5 + (random() - 0.5) * 0.9) / row.count;
    const line = resample(guideBetween(guides, across), 40);
    const first = Math.round(40 * (row.from + 0.1 * random()));
    const last = Math.round(40 * (1 - 0.24 * random()));
    const sway = random() * 6.28;
    const axis = line
      .slice(first, last)
      .map(([x, y, z], k): Knot => [x + 0.035 * Math.sin(sway + k * 0.22) * smoothstep(0, 10, k), y, z]);
    const size = mix(0.75, 1.25, random());
    paintRinglet(painter, {
      axis,
      radius: row.radius * size,
      halfWidth: row.halfWidth * size,
      pitch: row.pitch * size,
      opens: 0.3,
      hand: (line[0][0] < line[30][0] ? 1 : -1) * (random() < 0.82 ? 1 : -1),
      tone: row.tone * (0.85 + 0.3 * random()),
    });
  }
}

/** Single frizzy hairs round the shape. */
function paintFrizz(craft: HairCraft, guides: readonly Knot[][], side: number): void {
  const { random, front } = craft;
  for (let i = 0; i < 80; i++) {
    const line = resample(guideBetween(guides, random() < 0.6 ? 0.88 + 0.12 * random() : random()), 40);
    const start = 11 + Math.floor(random() * 16);
    const out = (random() - 0.3) * 0.1;
    const phase = random() * 6.28;
    const hair = line
      .slice(start, start + 12)
      .map(
        ([x, y, z], k): Knot => [
          x + side * out + 0.035 * Math.sin(phase + k * 0.9),
          y + 0.018 * Math.cos(phase + k * 0.9),
          z,
        ],
      );
    paintStrand(front, hair, { alpha: 0.4, halfWidth: 0.003, taper: 0.5, rootFade: 0.3, tone: 1.1 });
  }
}

/** Ringlets that spring from a smooth crown, full at the sides. */
export function paintCurly(craft: HairCraft): void {
  const { front, back, params } = craft;
  const length = mix(1.35, 2.3, params.length / 10);
  const sides = params.part < 0 ? [-1, 1] : [1, -1];
  const behind = backdropGuides(length, 1.2, 1.05);
  paintBackdrop(craft, backdropGuides(length - 0.2, 1.12, 1), null);
  paintRow(back, behind, { count: 18, tone: 0.5, radius: 0.08, halfWidth: 0.055, pitch: 0.26, from: 0.2 });
  paintPartingBase(craft, params.part);
  for (const side of sides) {
    const guides = curtainGuides(side, {
      part: params.part,
      hairlineY: craft.hairlineY,
      length,
      frame: 0.98,
      volume: 1.1,
      innerTip: 0.94,
      outerTip: 1.38,
      layered: 0.2,
    });
    const ripple: Wave = (_across, along, _point, phase) => [
      0.03 * Math.sin(along * 22 + phase) * smoothstep(0.1, 0.4, along),
      0,
      0,
    ];
    paintFan(front, guides, 9, {
      reversed: true,
      tone: 0.46,
      overlap: 2.3,
      narrowest: 0.09,
      widest: 0.26,
      gloss: 0.3,
      density: 0,
      lengthSpread: 0.25,
      wave: ripple,
      tipFray: 0.2,
    });
    const crown = guides.map((line) => line.slice(0, 6));
    paintFan(front, crown, 13, {
      reversed: true,
      tone: 0.86,
      overlap: 1.5,
      narrowest: 0.045,
      round: 0.45,
      edge: 0.15,
      tipFray: 0.35,
      halo: 1.9,
      wave: ripple,
      shadow: { strength: 0.22, reach: 0.05 },
    });
    paintRow(front, guides, { count: 12, tone: 0.74, radius: 0.078, halfWidth: 0.05, pitch: 0.25, from: 0.2 });
    paintRow(front, guides, { count: 12, tone: 0.95, radius: 0.066, halfWidth: 0.04, pitch: 0.21, from: 0.22 });
    paintRow(front, guides, { count: 10, tone: 1.08, radius: 0.048, halfWidth: 0.026, pitch: 0.16, from: 0.24 });
    paintFrizz(craft, guides, side);
  }
  paintParting(craft, params.part);
  hollowBehindFace(craft);
}
