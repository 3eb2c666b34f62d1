export interface PageFigures {
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
}

/** The values that a tenth and half of all web pages beat on phones, with the weights of Lighthouse 12. */
const curves: Record<keyof PageFigures, { p10: number; median: number; weight: number }> = {
  fcpMs: { p10: 1800, median: 3000, weight: 10 },
  lcpMs: { p10: 2500, median: 4000, weight: 25 },
  tbtMs: { p10: 200, median: 600, weight: 30 },
  cls: { p10: 0.1, median: 0.25, weight: 25 },
};

/** Scores 0 to 100 on Lighthouse's curves. The speed index is left out, and its weight is shared. */
export function pageScore(figures: PageFigures): number {
  let [sum, weights] = [0, 0];
  for (const [name, { p10, median, weight }] of Object.entries(curves)) {
    sum += weight * share(figures[name as keyof PageFigures], p10, median);
    weights += weight;
  }
  return (sum / weights) * 100;
}

/** Log-normal: 0.9 at the tenth, 0.5 at the median. */
function share(value: number, p10: number, median: number): number {
  if (value <= 0) return 1;
  const deviation = Math.log(median / p10) / 1.281_551_565_5;
  return 1 - normal((Math.log(value) - Math.log(median)) / deviation);
}

/** The normal distribution's integral (Abramowitz and Stegun 7.1.26). */
function normal(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.327_591_1 * x);
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const erf = 1 - tail * Math.exp(-x * x);
  return z < 0 ? (1 - erf) / 2 : (1 + erf) / 2;
}
