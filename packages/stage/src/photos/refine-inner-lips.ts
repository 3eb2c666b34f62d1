import type { Rgb } from '#base/color/rgb.ts';
import { mix } from '#base/math/mix.ts';
import { polynomialFit } from '#base/math/polynomial-fit.ts';
import { isLower, type LipContours, lipRing, opposite, rightCorner } from './lip-contours.ts';
import { luminance } from './photo-colors.ts';

/** The picture's colour at a point in face coordinates. */
export type LookAt = (x: number, y: number) => Rgb;

/**
 * The net places the inner lip edge up to 20 px off on a toothy smile. Each column is walked from the outer edge inwards
 * until the colour stops being lip; what lies beyond is teeth or dark, and never becomes part of a lip.
 */
export function refineInnerLips(contours: LipContours, look: LookAt): void {
  const upper = edgeShares(contours, look, false);
  const lower = edgeShares(contours, look, true);
  for (let j = 1; j < rightCorner; j++) {
    const top = contours.inner[j];
    const bottom = contours.inner[opposite(j)];
    top[1] = mix(contours.outer[j][1], top[1], upper[j - 1]);
    bottom[1] = mix(contours.outer[opposite(j)][1], bottom[1], lower[j - 1]);
    if (bottom[1] < top[1]) {
      top[1] = (top[1] + bottom[1]) / 2;
      bottom[1] = top[1];
    }
  }
  smoothEdges(contours);
}

interface WalkRule {
  /** where on the way from the outer edge (0) to the net's inner edge (1) the lip's own colour is read */
  sample: readonly number[];
  start: number;
  end: number;
  /** a median below this means that the walk stopped in the lip itself: better trust the net */
  leastPlausible: number;
}

const upperWalk: WalkRule = { sample: [0.4, 0.5, 0.6], start: 0.6, end: 1.25, leastPlausible: 0.62 };
const lowerWalk: WalkRule = { sample: [0.16, 0.24, 0.32], start: 0.36, end: 1.35, leastPlausible: 0.4 };

const redness = (color: Rgb): number => color[0] / (color[1] + 4);

/** Per column between the corners: the share of the net's lip thickness at which the lip ends. */
function edgeShares({ inner, outer }: LipContours, look: LookAt, lower: boolean): number[] {
  const rule = lower ? lowerWalk : upperWalk;
  const shares: number[] = [];
  for (let j = 1; j < rightCorner; j++) {
    const k = lower ? opposite(j) : j;
    const from = outer[k];
    const to = inner[k];
    shares.push(walkColumn((t) => look(mix(from[0], to[0], t), mix(from[1], to[1], t)), rule));
  }
  const calm = shares.map((_, k) => median(shares.slice(Math.max(0, k - 3), k + 4)));
  if (median(calm.slice(8, 21)) < rule.leastPlausible) return shares.map(() => 1);
  return calm.map((_, k) => {
    const near = calm.slice(Math.max(0, k - 2), k + 3);
    const mean = near.reduce((sum, value) => sum + value, 0) / near.length;
    return mix(1, mean, Math.min(1, Math.sin((Math.PI * (k + 1)) / rightCorner) * 2.2));
  });
}

function walkColumn(at: (t: number) => Rgb, rule: WalkRule): number {
  const samples = rule.sample.map(at);
  const lipRedness = samples.reduce((sum, color) => sum + redness(color), 0) / samples.length;
  const lipLight = samples.reduce((sum, color) => sum + luminance(color), 0) / samples.length;
  for (let t = rule.start; t <= rule.end - 0.03; t += 0.02) {
    const color = at(t);
    const light = luminance(color);
    const pale = lipRedness > 1.18 && redness(color) < mix(lipRedness, 1.08, 0.45);
    const dark = light < 0.52 * lipLight;
    const shining = light > 1.6 * lipLight && redness(color) < 0.93 * lipRedness;
    if (pale || dark || shining) return t;
  }
  return 1;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/** Lip edges are smooth curves; a quartic through all columns takes the noise of the walk out. */
function smoothEdges({ inner }: LipContours): void {
  const left = inner[0][0];
  const half = (inner[rightCorner][0] - left) / 2;
  const along = (x: number): number => (x - left) / half - 1;
  const fit = (lower: boolean) => {
    const points = Array.from({ length: rightCorner + 1 }, (_, j) => {
      const [x, y] = inner[lower ? opposite(j) : j];
      return { x: along(x), y, weight: j === 0 || j === rightCorner ? 8 : 1 };
    });
    return polynomialFit(points, 4);
  };
  const upper = fit(false);
  const lower = fit(true);
  for (let j = 1; j < lipRing; j++) {
    if (j === rightCorner || isLower(j)) continue;
    const top = inner[j];
    const bottom = inner[opposite(j)];
    top[1] = upper(along(top[0]));
    bottom[1] = Math.max(lower(along(bottom[0])), bottom[1] - 4, top[1]);
  }
}
