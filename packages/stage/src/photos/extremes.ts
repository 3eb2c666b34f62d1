/** The lightest of each pixel's surroundings; with -1 the darkest. */
export function extremes(
  field: Float32Array,
  { width, height }: { width: number; height: number },
  radius: number,
  sign: 1 | -1,
): Float32Array {
  const across = new Float32Array(field.length);
  const all = new Float32Array(field.length);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++)
      across[at] = extreme(field, at, { step: 1, place: x, count: width, radius, sign });
  }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++)
      all[at] = extreme(across, at, { step: width, place: y, count: height, radius, sign });
  }
  return all;
}

interface Line {
  step: number;
  /** of the pixel along its line, and of how many */
  place: number;
  count: number;
  radius: number;
  sign: 1 | -1;
}

function extreme(field: Float32Array, at: number, { step, place, count, radius, sign }: Line): number {
  const last = at + Math.min(radius, count - 1 - place) * step;
  let value = field[at];
  for (let k = at - Math.min(radius, place) * step; k <= last; k += step)
    if (sign * field[k] > sign * value) value = field[k];
  return value;
}
