export interface WeightedSample {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
}

/** The polynomial of the given degree that lies closest to the samples; x should stay within about -1..1. */
export function polynomialFit(samples: readonly WeightedSample[], degree: number): (x: number) => number {
  const size = degree + 1;
  const system = Array.from({ length: size }, () => new Float64Array(size + 1));
  for (const { x, y, weight } of samples) {
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) system[row][column] += weight * x ** (row + column);
      system[row][size] += weight * y * x ** row;
    }
  }
  const factors = solve(system, size);
  return (x) => factors.reduceRight((sum, factor) => sum * x + factor, 0);
}

/** Gauss-Jordan with pivoting; the last column holds the right side. */
function solve(system: Float64Array[], size: number): number[] {
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let row = i; row < size; row++) {
      if (Math.abs(system[row][i]) > Math.abs(system[pivot][i])) pivot = row;
    }
    [system[i], system[pivot]] = [system[pivot], system[i]];
    for (let row = 0; row < size; row++) {
      if (row === i) continue;
      const factor = system[row][i] / (system[i][i] || 1e-12);
      for (let column = i; column <= size; column++) system[row][column] -= factor * system[i][column];
    }
  }
  return system.map((row, i) => row[size] / (row[i] || 1e-12));
}
