import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { polynomialFit } from '#base/math/polynomial-fit.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { ClipTrack } from './clip-track.ts';
import { type CornerDent, cornerDentOf } from './corner-dents.ts';
import { type FleshTint, fleshTintOf } from './flesh-tint.ts';
import { FACE } from './mouth-space.ts';
import { isWholeRow, type OwnTeeth } from './own-teeth.ts';
import { MEAN_PATCH } from './patch.ts';
import { lumaOf, type Rgb } from './rgb.ts';
import { type UpperFace, upperFaceOf } from './upper-face.ts';

/** What is known about the mouth of a clip; lengths in mouth widths, colors as in the pictures. */
export interface MeasuredMouth extends UpperFace {
  /** the line between the lips */
  seam(u: number): number;
  /** half as thick as the dark line of closed lips is */
  lineHalf: number;
  /** how far the corners are from the middle */
  left: number;
  right: number;
  /** the shade beside both corners */
  dents: Readonly<Record<'left' | 'right', CornerDent>>;
  chin: number;
  nose: number;
  /** where the row of teeth has its middle */
  middle: number;
  lip: Rgb;
  dark: Rgb;
  teeth: Rgb;
  exposure: number;
  sideLeft: number;
  sideRight: number;
  flesh: FleshTint;
  own: OwnTeeth | null;
}

const THINNEST_LINE = 0.014;
const THICKEST_LINE = 0.04;

type ReadColor = (u: number, v: number) => Rgb;

/** Measured once for a clip, in its mean picture, which has no noise. */
export function measureMouth({
  mean,
  picture,
  eyeWhite,
  teeth,
}: Pick<ClipTrack, 'mean' | 'picture' | 'eyeWhite' | 'teeth'>): MeasuredMouth {
  const at = colorReader(picture);
  const edge = lipLine(mean, at);
  const [left, right] = [cornerOf(-1, edge, at), cornerOf(1, edge, at)];
  const seam = (u: number): number => {
    const reach = Math.min(Math.abs(u), u < 0 ? left : right);
    return edge(u < 0 ? -reach : reach);
  };
  const lowerOuter = polynomialFit(
    FACE.lowerOuter.map((k, i) => ({ x: mean[k][0], y: mean[k][1], weight: i % 10 ? 1 : 4 })),
    4,
  );
  const lip = at(0, (seam(0) + lowerOuter(0)) / 2);
  return {
    seam,
    lineHalf: lineHalfOf(seam, at),
    left,
    right,
    dents: {
      left: cornerDentOf({ side: -1, reach: left, seam }, at),
      right: cornerDentOf({ side: 1, reach: right, seam }, at),
    },
    chin: mean[FACE.chin][1],
    nose: mean[FACE.noseBase][1],
    ...upperFaceOf(mean),
    middle: mean[0][0] * 0.6 + mean[FACE.upperInner][0] * 0.4,
    lip,
    flesh: filmedFlesh(fleshTintOf(lip, averageOf(at(-0.75, 0.1), at(0.75, 0.1)))),
    dark: at(0, seam(0)),
    ...lightOf(at, eyeWhite),
    own: teeth && isWholeRow(teeth) ? teeth : null,
  };
}

function colorReader(picture: Uint8Array): ReadColor {
  const { left, top, perUnit, width, height } = MEAN_PATCH;
  return (u, v) => {
    const x = clamp((u - left) * perUnit - 0.5, 0, width - 1.001);
    const y = clamp((v - top) * perUnit - 0.5, 0, height - 1.001);
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - column, y - row];
    const read = (channel: number): number => {
      const k = (row * width + column) * 3 + channel;
      const below = k + width * 3;
      return mix(mix(picture[k], picture[k + 3], fx), mix(picture[below], picture[below + 3], fx), fy);
    };
    return [read(0), read(1), read(2)];
  };
}

/** The darkest place of each column near the line of the net, and a smooth line through all of them. */
function lipLine(mean: ClipTrack['mean'], at: ReadColor): (u: number) => number {
  const between = polynomialFit(
    FACE.upperLip.map((k, i) => {
      const [upper, lower] = [mean[k], mean[FACE.lowerLip[i]]];
      return { x: (upper[0] + lower[0]) / 2, y: (upper[1] + lower[1]) / 2, weight: 1 };
    }),
    4,
  );
  const light = (u: number, v: number) => lumaOf(at(u, v));
  const samples = [];
  for (let u = -0.47; u <= 0.471; u += 1 / MEAN_PATCH.perUnit) {
    let [darkest, place] = [Number.POSITIVE_INFINITY, 0];
    for (let off = -0.075; off <= 0.0751; off += 0.005) {
      const v = between(u) + off;
      const seen = light(u, v) * (1 + 1.2 * Math.abs(off));
      if (seen < darkest) [darkest, place] = [seen, v];
    }
    const beside = (light(u, place - 0.08) + light(u, place + 0.08)) / 2;
    samples.push({ x: u, y: place, weight: clamp((beside - darkest) / beside, 0.02, 0.5) });
  }
  const line = polynomialFit(samples, 4);
  return (u) => line(clamp(u, -0.5, 0.5));
}

/** How far from the line between the lips its dark has lost half of its depth. */
function lineHalfOf(seam: (u: number) => number, at: ReadColor): number {
  const us = [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3];
  const lightAt = (off: number) =>
    us.reduce((sum, u) => sum + lumaOf(at(u, seam(u) - off)) + lumaOf(at(u, seam(u) + off)), 0);
  const [darkest, beside] = [lightAt(0), lightAt(0.08)];
  let half = THINNEST_LINE;
  while (half < THICKEST_LINE && lightAt(half) < (darkest + beside) / 2) half += 0.002;
  return half;
}

/** Lips in warm light are hardly redder than skin; what is behind them is red all the same, unless the clip is grey. */
function filmedFlesh(flesh: FleshTint): FleshTint {
  const [red, green, blue] = flesh.skin;
  const colored = smoothstep(1.05, 1.25, (2 * red) / (green + blue));
  return { ...flesh, redness: Math.max(flesh.redness, 0.8 * colored) };
}

/** Follows the dark line outwards until it is no darker than the skin beside it. */
function cornerOf(side: -1 | 1, edge: (u: number) => number, at: ReadColor): number {
  const light = (u: number, v: number) => lumaOf(at(u, v));
  let found = 0.44;
  let misses = 0;
  for (let reach = 0.44; reach < 0.53 && misses <= 2; reach += 0.01) {
    const u = side * reach;
    const v = edge(u);
    const darkest = Math.min(...[-0.03, -0.02, -0.01, 0, 0.01, 0.02, 0.03].map((off) => light(u, v + off)));
    const beside = Math.min(light(u, v - 0.09), light(u, v + 0.09));
    if (darkest < 0.93 * beside) [found, misses] = [reach, 0];
    else misses += 1;
  }
  return found;
}

const averageOf = (a: Rgb, b: Rgb): Rgb => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

/** Teeth are as bright as the brighter side of the face, in the tint of the eye whites. */
function lightOf(at: ReadColor, eyeWhite: Rgb): Pick<MeasuredMouth, 'teeth' | 'exposure' | 'sideLeft' | 'sideRight'> {
  const [cheekLeft, cheekRight] = [at(-0.75, 0.1), at(0.75, 0.1)];
  const skin = averageOf(cheekLeft, cheekRight);
  const [lumaLeft, lumaRight] = [lumaOf(at(-0.58, 0.12)), lumaOf(at(0.58, 0.12))];
  const [skinLuma, whiteLuma] = [lumaOf(skin) || 1, lumaOf(eyeWhite) || 1];
  const bright = Math.max(lumaLeft, lumaRight);
  // In shade skin takes more light away than enamel does.
  const shine = mix(1.4, 1, smoothstep(100, 165, bright));
  const tone = clamp(shine * Math.max(whiteLuma * 0.95, bright * 0.96), 40, Math.min(226, shine * bright * 1.06));
  // Lids that are half closed pass their own color off as that of the eye.
  const tintOf = (i: 0 | 1 | 2) =>
    clamp(mix(mix(1, eyeWhite[i] / whiteLuma, 0.6), skin[i] / skinLuma, 0.15), 0.88, 1.12);
  const tint = (usual: number, i: 0 | 1 | 2) => clamp(tone * usual * tintOf(i), 30, 246);
  return {
    teeth: [tint(0.99, 0), tint(0.965, 1), tint(0.925, 2)],
    exposure: clamp(mix(skinLuma, bright, 0.5) / 170, 0.3, 1.05),
    sideLeft: clamp(lumaLeft / skinLuma, 0.85, 1.15),
    sideRight: clamp(lumaRight / skinLuma, 0.85, 1.15),
  };
}
