const SKIP_COST = 1;
const CHANGE_COST = 1.1;

/**
 * Gives every spoken phone the owner of the expected phone it matches best (edit distance). An unexpected phone
 * belongs with the one before it.
 */
export function matchPhones(
  spoken: readonly string[],
  expected: readonly string[],
  owners: readonly number[],
): number[] {
  const width = expected.length + 1;
  const cost = new Float32Array((spoken.length + 1) * width);
  for (let j = 1; j < width; j++) cost[j] = j * SKIP_COST;
  for (let i = 1; i <= spoken.length; i++) {
    cost[i * width] = i * SKIP_COST;
    for (let j = 1; j < width; j++) {
      const change = cost[(i - 1) * width + j - 1] + (spoken[i - 1] === expected[j - 1] ? 0 : CHANGE_COST);
      cost[i * width + j] = Math.min(
        change,
        cost[(i - 1) * width + j] + SKIP_COST,
        cost[i * width + j - 1] + SKIP_COST,
      );
    }
  }
  return traceOwners(cost, spoken, expected, owners);
}

function traceOwners(
  cost: Float32Array,
  spoken: readonly string[],
  expected: readonly string[],
  owners: readonly number[],
): number[] {
  const width = expected.length + 1;
  const result = new Array<number>(spoken.length).fill(-1);
  let i = spoken.length;
  let j = expected.length;
  while (i > 0) {
    const here = cost[i * width + j];
    const change = spoken[i - 1] === expected[j - 1] ? 0 : CHANGE_COST;
    if (j > 0 && Math.abs(here - cost[(i - 1) * width + j - 1] - change) < 1e-4) {
      result[i - 1] = owners[j - 1];
      i--;
      j--;
    } else if (Math.abs(here - cost[(i - 1) * width + j] - SKIP_COST) < 1e-4) i--;
    else j--;
  }
  return fillGaps(result, owners[0] ?? 0);
}

function fillGaps(result: number[], first: number): number[] {
  let last = first;
  for (let i = 0; i < result.length; i++) {
    if (result[i] === -1) result[i] = last;
    last = result[i];
  }
  return result;
}
