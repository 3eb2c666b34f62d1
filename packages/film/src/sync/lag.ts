export interface Lag {
  /** how many steps `heard` lies behind `meant`; between steps by interpolation */
  steps: number;
  /** of the two at that lag, -1..1 */
  correlation: number;
}

/** Finds the shift at which two curves agree best. Steps where either is NaN are left out. */
export function findLag(heard: Float32Array, meant: Float32Array, maxSteps: number): Lag {
  return lagOf(scoresByLag(heard, meant, maxSteps));
}

/** How well two curves agree at every shift up to `maxSteps` to either side. */
export function scoresByLag(heard: Float32Array, meant: Float32Array, maxSteps: number): number[] {
  return Array.from({ length: 2 * maxSteps + 1 }, (_, k) => correlationAt(heard, meant, k - maxSteps));
}

/** The shift with the highest score. */
export function lagOf(scores: number[]): Lag {
  const maxSteps = (scores.length - 1) / 2;
  let best = 0;
  for (let k = 1; k < scores.length; k++) if (scores[k] > scores[best]) best = k;
  return { steps: best - maxSteps + peakOffset(scores, best), correlation: scores[best] };
}

function correlationAt(heard: Float32Array, meant: Float32Array, shift: number): number {
  let count = 0;
  let sumA = 0;
  let sumB = 0;
  let sumAa = 0;
  let sumBb = 0;
  let sumAb = 0;
  for (let i = Math.max(0, shift); i < Math.min(heard.length, meant.length + shift); i++) {
    const a = heard[i];
    const b = meant[i - shift];
    if (Number.isNaN(a) || Number.isNaN(b)) continue;
    count += 1;
    sumA += a;
    sumB += b;
    sumAa += a * a;
    sumBb += b * b;
    sumAb += a * b;
  }
  const spread = (sumAa - (sumA * sumA) / count) * (sumBb - (sumB * sumB) / count);
  return count > 2 && spread > 1e-9 ? (sumAb - (sumA * sumB) / count) / Math.sqrt(spread) : 0;
}

/** The top of the parabola through a peak and its neighbours. */
function peakOffset(scores: number[], best: number): number {
  const before = scores[best - 1];
  const after = scores[best + 1];
  if (before === undefined || after === undefined) return 0;
  const bend = before - 2 * scores[best] + after;
  return bend < -1e-12 ? Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / bend)) : 0;
}
