/** Carries mouth space onto a picture: x = a u + b v + c, y = d u + e v + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const SAME_PLACE: Affine = [1, 0, 0, 0, 1, 0];

/** First `inner`, then `outer`. */
export function composed(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, w] = inner;
  return [a * p + b * s, a * q + b * t, a * r + b * w + c, d * p + e * s, d * q + e * t, d * r + e * w + f];
}

/** Pixels per mouth width. */
export function unitOf([a, b, , d, e]: Affine): number {
  return Math.sqrt(Math.abs(a * e - b * d));
}

/** A straight line through the neighbours of each row, near ones first: takes out trembling and lags behind nothing. */
export function smoothAffines(rows: readonly Affine[], sigma: number): Affine[] {
  const reach = Math.ceil(sigma * 3);
  return rows.map((_, i) => {
    let [count, first, second] = [0, 0, 0];
    const level = [0, 0, 0, 0, 0, 0];
    const slope = [0, 0, 0, 0, 0, 0];
    for (let k = Math.max(0, i - reach); k <= Math.min(rows.length - 1, i + reach); k++) {
      const away = k - i;
      const weight = Math.exp((-away * away) / (2 * sigma * sigma));
      count += weight;
      first += weight * away;
      second += weight * away * away;
      for (let n = 0; n < 6; n++) {
        level[n] += weight * rows[k][n];
        slope[n] += weight * away * rows[k][n];
      }
    }
    const det = count * second - first * first;
    const at = (n: number) => (det > 1e-9 ? (level[n] * second - slope[n] * first) / det : level[n] / count);
    return [at(0), at(1), at(2), at(3), at(4), at(5)];
  });
}
