import { parseHex } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { guide, resample } from '../guides.ts';
import type { HairCraft } from '../hair-craft.ts';
import type { NormalAt } from '../head-normal.ts';
import type { Knot, Rib } from '../knot.ts';
import { paintFan } from '../paint/fan.ts';
import { paintLock } from '../paint/lock.ts';
import { withColor } from '../paint/scalp-tint.ts';
import { paintStrand } from '../paint/strand.ts';

const TIE_COLOR = parseHex('#2b2428');
const STEPS = 80;

export interface Plait {
  /** centre line from the root down */
  line: readonly (readonly [number, number])[];
  rootWidth: number;
  tipWidth: number;
  /** number of crossings */
  crossings: number;
}

/** One visible piece of a plait: a lock that comes from the edge and dives under the middle. */
interface Piece {
  center: Knot;
  side: number;
  width: number;
  pitch: number;
  /** direction of the plait here */
  downX: number;
  downY: number;
}

const roundNormal =
  (piece: Piece): NormalAt =>
  (x, y, out) => {
    const across = (x - piece.center[0]) * piece.downY - (y - piece.center[1]) * piece.downX;
    const along = (x - piece.center[0]) * piece.downX + (y - piece.center[1]) * piece.downY;
    const a = clamp(across / piece.width, -1, 1);
    out[0] = a * 0.78;
    out[1] = (along / piece.pitch) * 0.3;
    out[2] = Math.sqrt(Math.max(0.1, 1 - a * a * 0.8));
  };

function piecePath(piece: Piece): Rib[] {
  const { center, side, width, pitch, downX, downY } = piece;
  const at = (across: number, along: number, z: number): Knot => [
    center[0] + across * side * width * downY + along * pitch * downX,
    center[1] - across * side * width * downX + along * pitch * downY,
    z,
  ];
  const knots = [
    at(0.2, -1.5, 0.4),
    at(0.72, -1.02, 0.5),
    at(0.86, -0.35, 0.6),
    at(0.58, 0.42, 0.72),
    at(0.1, 1.05, 0.7),
    at(-0.3, 1.5, 0.55),
    at(-0.5, 1.85, 0.4),
  ];
  return resample(knots, 24).map(([x, y, z], i) => [
    x,
    y,
    z,
    width * 0.54 * (0.25 + 0.75 * Math.sin(Math.PI * clamp((i / 23) * 0.9 + 0.06))),
  ]);
}

/** A plait of three strands, its escaped hairs, tie and loose end. */
export function paintPlait(craft: HairCraft, plait: Plait): void {
  const { front, random } = craft;
  const line = resample(guide(plait.line), STEPS);
  const widthAt = (t: number): number =>
    mix(plait.rootWidth, plait.tipWidth, t ** 1.2) * (0.55 + 0.45 * smoothstep(0, 0.2, t));
  const last = line[STEPS - 1];
  const length = line.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - line[i][0], p[1] - line[i][1]), 0);
  paintLock(
    front,
    line.map(([x, y], i): Rib => [x, y, 0.5, widthAt(i / (STEPS - 1)) * 0.7]),
    { tone: 0.34, gloss: 0.1, density: 0, root: 1 },
  );
  const pitch = length / plait.crossings;
  for (let i = 0; i < plait.crossings; i++) {
    const t = (i + 0.5) / plait.crossings;
    const k = Math.round(t * (STEPS - 1));
    const center = line[k];
    const before = line[Math.max(0, k - 3)];
    const after = line[Math.min(STEPS - 1, k + 3)];
    const run = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const piece: Piece = {
      center,
      side: i % 2 ? 1 : -1,
      width: widthAt(t) * (0.94 + 0.12 * random()),
      pitch: pitch * (0.94 + 0.12 * random()),
      downX: (after[0] - before[0]) / run,
      downY: (after[1] - before[1]) / run,
    };
    paintLock(front, piecePath(piece), {
      tone: 0.9 + 0.18 * random(),
      warmth: (random() - 0.5) * 0.1,
      root: 0.6,
      tip: 0.55,
      round: 0.45,
      edge: 0.3,
      fray: 0.2,
      tipFray: 0.05,
      halo: 0,
      gloss: 1.15,
      density: 190,
      shortest: 0.88,
      spread: 0.06,
      contrast: 0.62,
      normalAt: roundNormal(piece),
      shadow: { strength: 0.5, reach: 0.055 },
    });
    paintEscaped(craft, piece);
  }
  paintTuft(craft, last, plait.tipWidth);
}

/** Short hairs that stick out of the plait. */
function paintEscaped(craft: HairCraft, piece: Piece): void {
  const { front, random } = craft;
  for (let i = 0; i < 4; i++) {
    const x = piece.center[0] + piece.side * piece.width * (0.82 + 0.2 * random());
    const y = piece.center[1] - piece.pitch * (0.6 - 0.9 * random());
    const hair = Array.from(
      { length: 7 },
      (_, k): Knot => [x + piece.side * 0.035 * Math.sin(k * 0.5), y + k * 0.02, 0.4],
    );
    paintStrand(front, hair, { alpha: 0.4, halfWidth: 0.003, taper: 0.6, rootFade: 0.3, tone: 1.1 });
  }
}

/** The loose end below a small tie. */
function paintTuft(craft: HairCraft, end: Knot, width: number): void {
  const { front } = craft;
  const [x, y] = end;
  const guides = [-1, 0, 1].map((u) =>
    guide([
      [x + u * width * 0.4, y, 0.5],
      [x + u * width * 0.85, y + 0.13, 0.5],
      [x + u * width * 0.6, y + 0.36 - 0.06 * Math.abs(u), 0.5],
    ]),
  );
  paintFan(front, guides, 8, {
    tone: 0.85,
    overlap: 2,
    narrowest: 0.025,
    lengthSpread: 0.3,
    taper: 2,
    points: 14,
    shadow: { strength: 0.25, reach: 0.04 },
  });
  withColor(front, TIE_COLOR, craft.geometry.hair, () =>
    paintLock(
      front,
      [-1, 0, 1].map((u): Rib => [x + u * width * 0.55, y + 0.02 + 0.012 * (1 - u * u), 0.6, 0.034]),
      {
        tone: 1,
        round: 0.9,
        fray: 0.05,
        gloss: 0.5,
        tipFray: 0.01,
        root: 1,
        density: 0,
        shadow: { strength: 0.4, reach: 0.05 },
      },
    ),
  );
}
