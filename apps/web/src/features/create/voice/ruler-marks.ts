const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300];
const mostMarks = 7;

/** Round seconds, few enough to be read; none so late that its number would stand outside. */
export function rulerMarks(durationSec: number): number[] {
  const step = steps.find((sec) => durationSec / sec <= mostMarks) ?? 600;
  const last = durationSec * 0.94;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}
