/** How firmly a trusted place keeps its value against its neighbours. */
const FIRMNESS = 3;
const ROUNDS = 80;
const OVERSHOOT = 1.8;

/** A field that keeps its values where they are trusted, 0 to 1, and leads over from one to the next where they are not. */
export function membrane(
  values: Float32Array,
  trust: Float32Array,
  { width, height }: { width: number; height: number },
): Float32Array {
  const field = Float32Array.from(values, (value, at) => (trust[at] > 0 ? value : 0));
  const trusted = trust.reduce((sum, share) => sum + share, 0);
  const mean = field.reduce((sum, value, at) => sum + value * trust[at], 0) / Math.max(1e-6, trusted);
  for (let at = 0; at < field.length; at++) field[at] = mean + (field[at] - mean) * trust[at];
  for (let round = 0; round < ROUNDS; round++) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        const left = field[x > 0 ? at - 1 : at];
        const right = field[x < width - 1 ? at + 1 : at];
        const above = field[y > 0 ? at - width : at];
        const below = field[y < height - 1 ? at + width : at];
        const firm = FIRMNESS * trust[at];
        const calm = (left + right + above + below + firm * values[at]) / (4 + firm);
        field[at] += OVERSHOOT * (calm - field[at]);
      }
    }
  }
  return field;
}
